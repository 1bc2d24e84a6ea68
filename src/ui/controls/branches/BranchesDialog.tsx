import { Columns2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Branch, Experiment } from '../../../scenarios/experiment/experiment.ts';
import { CARDS } from '../../../words/cards.ts';
import { useWords } from '../../../words/useWords.ts';
import { fromRoom } from '../../stores/stage.ts';
import { removeBranch, switchBranch } from '../../playback/gestures.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { percent } from '../../parts/percent.ts';
import { RemovedLine, type Removed } from '../../parts/RemovedLine.tsx';
import { useSession } from '../../stores/session.ts';
import { branchLanes, type BranchLane } from './branchLanes.ts';
import { branchName, renameBranch, useBranchNames } from './branchName.ts';
import styles from './branches.module.css';

/** The futures that acting in the past has opened, as a tree beside a clock: each can be returned to, named and deleted. */
export function BranchesDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const experiment = useSession((session) => session.experiment);
  // A run grows without becoming another one.
  useSession((session) => session.revision);
  return (
    <Dialog title={words.controls.branches} onClose={onClose}>
      {experiment !== null && <Branches experiment={experiment} onOpen={onClose} />}
    </Dialog>
  );
}

interface Props {
  readonly experiment: Experiment;
  readonly onOpen: () => void;
}

function Branches({ experiment, onOpen }: Props) {
  const words = useWords();
  const text = useWords(CARDS).branches;
  const names = useBranchNames();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const lanes = branchLanes(experiment.branches);
  const open = (branch: Branch) => {
    switchBranch(branch.id);
    onOpen();
  };
  const compare = (branch: Branch) => {
    onOpen();
    void fromRoom('compareBranch').then((compareBranch) => compareBranch(branch.id));
  };
  const remove = (branch: Branch) => {
    const undo = removeBranch(branch.id);
    if (undo !== null) setRemoved({ said: text.branchDeleted(branchName(branch, names, words)), undo });
  };
  return (
    <>
      <p className={styles.about}>{words.controls.branchesTip}</p>
      <ol className={styles.tree}>
        {lanes.map((lane) => (
          <Row
            key={lane.branch.id}
            lane={lane}
            lanes={lanes}
            name={branchName(lane.branch, names, words)}
            isCurrent={lane.branch.id === experiment.current}
            onOpen={() => open(lane.branch)}
            onCompare={() => compare(lane.branch)}
            onRemove={() => remove(lane.branch)}
          />
        ))}
      </ol>
      <RemovedLine removed={removed} onUndone={() => setRemoved(null)} className={styles.status} />
    </>
  );
}

interface RowProps {
  readonly lane: BranchLane;
  readonly lanes: readonly BranchLane[];
  readonly name: string;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onCompare: () => void;
  readonly onRemove: () => void;
}

function Row({ lane, lanes, name, isCurrent, onOpen, onCompare, onRemove }: RowProps) {
  const words = useWords();
  const text = useWords(CARDS).branches;
  const { branch } = lane;
  const [isNaming, setNaming] = useState(false);
  const end = words.controls.branchEnd(words.format.clock(branch.end.timeMs), branch.commands.length);
  return (
    <li className={styles.row} data-current={isCurrent || undefined}>
      <Lines lane={lane} lanes={lanes} isCurrent={isCurrent} />
      {isNaming ? (
        <NameField
          name={name}
          onName={(given) => {
            setNaming(false);
            if (given !== null && given !== name) renameBranch(branch.id, given);
          }}
        />
      ) : (
        <Button look="quiet" className={styles.open} aria-current={isCurrent || undefined} onClick={onOpen}>
          <span className={styles.name}>{name}</span>
          <small className={styles.end}>
            {isCurrent ? `${text.branchShown} · ` : ''}
            {end}
          </small>
        </Button>
      )}
      <IconButton
        look="quiet"
        name={text.branchCompare(name)}
        refused={isCurrent ? text.comparedWithItself : null}
        onClick={onCompare}
      >
        <Columns2 aria-hidden="true" />
      </IconButton>
      <IconButton look="quiet" name={text.branchRename(name)} onClick={() => setNaming(true)}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        look="quiet"
        name={text.branchDelete(name)}
        refused={branch.forkedAt === null ? text.originalStays : isCurrent ? text.shownStays : null}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

const MOST_LETTERS = 60;

/** Enter and leaving it keep what was typed, Escape does not. */
function NameField(props: { readonly name: string; readonly onName: (given: string | null) => void }) {
  const { name, onName } = props;
  const { branchNewName } = useWords(CARDS).branches;
  return (
    <input
      className={styles.field}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      defaultValue={name}
      maxLength={MOST_LETTERS}
      aria-label={branchNewName(name)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget }) => onName(currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        // The dialog stays.
        event.preventDefault();
        onName(null);
      }}
    />
  );
}

interface LinesProps {
  readonly lane: BranchLane;
  readonly lanes: readonly BranchLane[];
  readonly isCurrent: boolean;
}

/** One lane of the tree: its own line along the clock, and the lines that pass it on their way down to later lanes. */
function Lines({ lane, lanes, isCurrent }: LinesProps) {
  const lastMs = Math.max(1, ...lanes.map(({ toMs }) => toMs));
  const at = (ms: number) => percent(0.03 + (0.94 * ms) / lastMs);
  const passing = lanes.filter(
    ({ parentLane, lane: own }) => parentLane !== null && parentLane <= lane.lane && own > lane.lane,
  );
  return (
    <svg className={styles.lines} aria-hidden="true">
      {passing.map(({ branch, fromMs, parentLane }) => (
        <line
          key={branch.id}
          x1={at(fromMs)}
          x2={at(fromMs)}
          y1={parentLane === lane.lane ? '50%' : '0%'}
          y2="100%"
        />
      ))}
      <g data-current={isCurrent || undefined}>
        {lane.parentLane !== null && <line x1={at(lane.fromMs)} x2={at(lane.fromMs)} y1="0%" y2="50%" />}
        <line x1={at(lane.fromMs)} x2={at(lane.toMs)} y1="50%" y2="50%" />
        <circle cx={at(lane.fromMs)} cy="50%" r={3} />
        <circle className={styles.head} cx={at(lane.toMs)} cy="50%" r={5} />
      </g>
    </svg>
  );
}
