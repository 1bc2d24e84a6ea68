import type { ViewWords } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ServerFace } from '../../select/ensemble/serverFaces.ts';
import { CROWN } from './glyphs.ts';
import { pointing } from './pointing.ts';
import type { Looks } from './useLooks.ts';
import { circle, CROSS, PAUSE } from './glyphs.ts';
import styles from './serverTag.module.css';

interface Props {
  readonly side: WorldSide;
  readonly server: ServerFace;
  readonly words: ViewWords['txns'];
  readonly looks: Looks;
  /** Where there is little room: the number alone. */
  readonly short?: boolean;
}

/** A server by its name, with what it is by a sign: a crown leads, a ring follows, a broken ring looks for a leader. */
export function ServerTag({ side, server, words, looks, short = false }: Props) {
  const name = { kind: 'server', id: server.id } as const;
  const state = standingOf(server);
  const { format } = useWords();
  return (
    <button
      type="button"
      className={styles.tag}
      data-state={state}
      data-look={looks.of(name)}
      data-selected={looks.isSelected(name) || undefined}
      aria-label={format.parts([words.server(server.number), words.states[state]])}
      title={words.states[state]}
      {...pointing(side, name)}
    >
      <svg className={styles.sign} viewBox="-9 -9 18 18" aria-hidden="true">
        <path d={SIGNS[state]} />
      </svg>
      {short ? server.number : words.server(server.number)}
    </button>
  );
}

type Standing = keyof ViewWords['txns']['states'];

/** What stops a server comes before what it is. */
export function standingOf({ process, role, phase }: ServerFace): Standing {
  if (process !== 'running') return process;
  return role === 'LEADING' && phase !== 'broadcast' ? 'elected' : role;
}

const RING = circle(4.6);
const SIGNS: Readonly<Record<Standing, string>> = {
  LEADING: CROWN,
  elected: CROWN,
  standalone: circle(4.6),
  FOLLOWING: RING,
  LOOKING: circle(6),
  // An eye sees and has no say.
  OBSERVING: `M-8 0Q0 -7.5 8 0Q0 7.5 -8 0Z${circle(2)}`,
  down: CROSS,
  frozen: PAUSE,
};
