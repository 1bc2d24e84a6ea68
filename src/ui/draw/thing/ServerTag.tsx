import type { ShelfWords } from '../../../words/messages.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useWords } from '../../../words/useWords.ts';
import type { ServerFace } from '../../select/ensemble/serverFaces.ts';
import { useDrawing, usePointed } from './drawing.ts';
import { circle, CROSS, CROWN, PAUSE } from './glyphs.ts';
import styles from './serverTag.module.css';

interface Props {
  readonly server: ServerFace;
  /** Where there is little room: the number alone. */
  readonly short?: boolean;
}

/** A server by its name, with what it is by a sign: a crown leads, a ring follows, a broken ring looks for a leader. */
export function ServerTag({ server, short = false }: Props) {
  const { txns: words } = useWords(SHELF);
  const { format } = useWords();
  const { looks } = useDrawing();
  const name = { kind: 'server', id: server.id } as const;
  const state = standingOf(server);
  return (
    <button
      type="button"
      className={styles.tag}
      data-state={state}
      data-look={looks.of(name)}
      title={words.states[state]}
      {...usePointed(name, format.parts([words.server(server.number), words.states[state]]))}
    >
      <svg className={styles.sign} viewBox="-9 -9 18 18" aria-hidden="true">
        <path d={SIGNS[state]} />
      </svg>
      {short ? server.number : words.server(server.number)}
    </button>
  );
}

type Standing = keyof ShelfWords['txns']['states'];

/** What stops a server comes before what it is. */
export function standingOf({ process, role, phase }: ServerFace): Standing {
  if (process !== 'running') return process;
  return role === 'LEADING' && phase !== 'broadcast' ? 'elected' : role;
}

const RING = circle(4.6);
const SIGNS: Readonly<Record<Standing, string>> = {
  LEADING: CROWN,
  elected: `${circle(6)}${circle(2)}`,
  standalone: circle(4.6),
  FOLLOWING: RING,
  LOOKING: circle(6),
  // An eye sees and has no say.
  OBSERVING: `M-8 0Q0 -7.5 8 0Q0 7.5 -8 0Z${circle(2)}`,
  down: CROSS,
  frozen: PAUSE,
};
