import type { ServerWatch } from '../../../engine/index.ts';
import { CARDS } from '../../../words/cards.ts';
import { lettersOfLink } from '../../../words/names.ts';
import { useWords } from '../../../words/useWords.ts';
import { clientOfLink, wireOfLink } from '../../select/traceIndex.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { ThingLink } from './ThingLink.tsx';

interface Props {
  readonly view: WorldView;
  readonly watch: Pick<ServerWatch, 'link'> & Partial<ServerWatch>;
}

/** The watchers of a server are connections: each by the name of its client, with its mode if it is not one-shot. */
export function Watcher({ view, watch: { link, mode = 'STANDARD' } }: Props) {
  const { modes } = useWords(CARDS).watches;
  const client = clientOfLink(link) ?? wireOfLink(link);
  const letters = lettersOfLink(link);
  if (client === null) return letters + modes[mode];
  return (
    <>
      <ThingLink thing={{ world: view.side, kind: 'client', id: client }}>{letters}</ThingLink>
      {modes[mode]}
    </>
  );
}
