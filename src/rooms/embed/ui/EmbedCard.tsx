import { actorName } from '../../../engine/index.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { inspect } from '../../../ui/panels/inspect.ts';
import { route } from '../../../ui/parts/route.tsx';
import { useRing } from '../../../ui/stores/ring.ts';
import { useSelection, type Thing } from '../../../ui/stores/selection.ts';
import type { Messages } from '../../../words/messages.ts';
import { calledClient } from '../../../words/names.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './EmbedApp.module.css';

const Inspector = route(async () => (await inspect()).Inspector);
const WhyPanel = route(async () => (await inspect()).WhyPanel);

/** The card of what is selected, over the picture. Opened by keyboard it takes the focus, and gives it back when it is closed. */
export function EmbedCard() {
  const words = useWords();
  const why = useSelection((selection) => selection.why);
  const ring = useRing((state) => state.ring);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (ring !== null && ring.at === null) card.current?.focus({ preventScroll: true });
  }, [ring]);
  useLayoutEffect(() => {
    const { current } = card;
    return () => {
      if (current?.contains(document.activeElement) === true)
        useRing.getState().ring?.drawn.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      ref={card}
      className={styles.card}
      tabIndex={-1}
      aria-label={ring === null ? words.shell.panels.card : nameOf(ring.thing, words)}
    >
      {why === null ? <Inspector /> : <WhyPanel of={why} />}
    </aside>
  );
}

/** “Client A”, “/lock”. */
function nameOf({ kind, id }: Thing, { panels, controls }: Messages): string {
  if (kind === 'client') return panels.client.title(calledClient(id));
  return kind === 'server' ? controls.server(actorName(id)) : id;
}
