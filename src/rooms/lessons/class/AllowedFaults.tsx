import type { CommandType } from '../../../engine/index.ts';
import { lessons } from '../../../scenarios/lessons/lessons.ts';
import { offeredIn } from '../../../scenarios/lessons/offered.ts';
import { useWords } from '../../../words/useWords.ts';
import { CLASSROOM } from '../words/classroom.ts';
import { OWN_WORLD, type Draft } from './draft.ts';
import styles from './classroom.module.css';

interface Props {
  readonly draft: Draft;
  readonly change: (fields: Partial<Draft>) => void;
}

/** The faults that learners may use in the task: those that its lesson offers, or the usual ones in an own world. */
export function AllowedFaults({ draft: { task, allowed }, change }: Props) {
  const words = useWords(CLASSROOM).assign;
  const { commands } = useWords();
  return (
    <fieldset>
      <legend>{words.allowed}</legend>
      <p>{words.allowedTip}</p>
      <div className={styles.boxes}>
        {faultsOf(task).map((type) => (
          <label key={type}>
            <input
              type="checkbox"
              checked={allowed.includes(type)}
              onChange={({ currentTarget: { checked } }) =>
                change({ allowed: checked ? [...allowed, type] : allowed.filter((each) => each !== type) })
              }
            />
            {type === 'openGate' ? words.gates : commands[type].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function faultsOf(task: string): readonly CommandType[] {
  if (task === OWN_WORLD) return FAULTS;
  const lesson = lessons.find(({ id }) => id === task);
  return [...new Set(lesson?.parts.flatMap((part) => [...offeredIn(part)]))];
}

const FAULTS: readonly CommandType[] = [
  'killClient',
  'pauseClient',
  'cutClientLink',
  'closeClient',
  'expireSession',
  'dropReply',
  'crashServer',
  'freezeServer',
  'restartServer',
  'partition',
];
