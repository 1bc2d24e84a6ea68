import { X } from '../parts/icons.tsx';
import { createElement, useEffect, useRef } from 'react';
import { useWords } from '../../words/useWords.ts';
import { IconButton } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { route } from '../parts/route.tsx';
import { usePanels } from '../stores/stage.ts';
import type { RoomPanel } from '../room/room.ts';
import { inspect } from './inspect.ts';
import { useLessonGate } from '../stores/lessonGate.ts';
import { useSelection } from '../stores/selection.ts';
import { Guide } from './guide/Guide.tsx';
import { hidePanel, showPanel, takeFocus, usePanel, type PanelTab } from '../stores/panelTab.ts';
import styles from './Dock.module.css';

const place = { fallback: <OnItsWay /> };
const EventLog = route(async () => (await inspect()).EventLog, place);
const Inspector = route(async () => (await inspect()).Inspector, place);
const WhyPanel = route(async () => (await inspect()).WhyPanel, place);

/** Beside the picture where there is room, over its edge where there is little, a sheet from below on a phone. */
export function Dock() {
  const words = useWords();
  const { shell } = words;
  const panels = usePanels();
  const { tab, isOpen, takesFocus } = usePanel();
  // A card has a button of its own to be closed with.
  const isCard = useSelection(({ selected, why }) => selected !== null && why === null) && tab === 'card';
  const inside = useRef<HTMLDivElement>(null);
  // Back from an answer to the card that was asked: its button went with the answer.
  useEffect(
    () =>
      useSelection.subscribe((now, before) => {
        if (before.why !== null && now.why === null && now.selected !== null)
          inside.current?.focus({ preventScroll: true });
      }),
    [],
  );
  useEffect(() => {
    if (!takesFocus || tab !== 'card') return;
    inside.current?.focus({ preventScroll: true });
    takeFocus();
  }, [takesFocus, tab]);
  return (
    <aside className={styles.dock} data-open={isOpen} aria-label={shell.panels.name}>
      <div className={styles.tabs}>
        <Choice
          name={shell.panels.name}
          value={tab}
          options={[
            { value: 'guide', label: shell.panels.guide },
            { value: 'card', label: shell.panels.card },
            { value: 'log', label: shell.panels.log },
            ...panels.map(({ id, label }) => ({ value: id, label: label(words) })),
          ]}
          onChoose={showPanel}
        />
        {!isCard && (
          <span className={styles.hide}>
            <IconButton look="quiet" name={shell.close} onClick={hidePanel}>
              <X aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      <div ref={inside} className={styles.inside} data-tab={tab} tabIndex={-1}>
        <Inside />
      </div>
    </aside>
  );
}

function Inside() {
  const tab = usePanel((state) => state.tab);
  const isLesson = useLessonGate(({ isOn }) => isOn);
  const isRooms = usePanels().some(({ id }) => id === tab);
  const front = tab === 'guide' ? null : <Front tab={tab} />;
  if (isRooms || !isLesson) return front ?? <Guide />;
  // A lesson stays in sight while a card or the log is looked at. It stays where it is in the tree: mounted anew it would lose the focus.
  return (
    <div className={styles.both}>
      {front && <div tabIndex={-1}>{front}</div>}
      <div tabIndex={-1}>
        <Guide />
      </div>
    </div>
  );
}

function Front({ tab }: { readonly tab: Exclude<PanelTab, 'guide'> }) {
  const why = useSelection((selection) => selection.why);
  switch (tab) {
    case 'log':
      return <EventLog />;
    case 'card':
      return why === null ? <Inspector /> : <WhyPanel key={JSON.stringify(why)} of={why} />;
    default:
      return <OfRoom tab={tab} />;
  }
}

/** A panel that a room brings. */
function OfRoom({ tab }: { readonly tab: RoomPanel }) {
  const panel = usePanels().find(({ id }) => id === tab);
  return panel === undefined ? null : createElement(panel.Part);
}

function OnItsWay() {
  return (
    <p className={styles.nothing} aria-busy="true">
      {useWords().shell.loading}
    </p>
  );
}
