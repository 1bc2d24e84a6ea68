import { GitBranch } from 'lucide-react';
import type { Branch, Experiment } from '../../scenarios/experiment/experiment.ts';
import type { Messages } from '../../words/messages.ts';
import { useWords } from '../../words/useWords.ts';
import { Menu } from '../parts/Menu.tsx';
import { MenuHeading, MenuItem } from '../parts/MenuItem.tsx';
import { switchBranch } from '../playback/gestures.ts';
import { useSession } from '../stores/session.ts';
import { commandDone } from '../commands/commandDone.ts';
import styles from './BranchMenu.module.css';

/** The futures that acting in the past has opened: each can be returned to. */
export function BranchMenu() {
  const words = useWords();
  const experiment = useSession((session) => session.experiment);
  const count = useSession(({ revision }) => (revision < 0 ? 0 : (experiment?.branches.length ?? 0)));
  if (experiment === null) return null;
  return (
    <Menu
      name={words.controls.branches}
      tip={words.controls.branchesTip}
      label={
        <>
          <GitBranch aria-hidden="true" />
          <span className={styles.word}>{words.controls.branches}</span> {words.format.number(count)}
        </>
      }
    >
      <Items experiment={experiment} />
    </Menu>
  );
}

function Items({ experiment }: { readonly experiment: Experiment }) {
  const words = useWords();
  return (
    <>
      <MenuHeading>{words.controls.branchesTip}</MenuHeading>
      {experiment.branches.map((branch) => (
        <MenuItem
          key={branch.id}
          checked={branch.id === experiment.current}
          more={endOf(branch, words)}
          onChoose={() => switchBranch(branch.id)}
        >
          {nameOf(branch, words)}
        </MenuItem>
      ))}
    </>
  );
}

function nameOf({ openedBy, without }: Branch, words: Messages): string {
  const { branchWithout, branchOpened } = words.controls;
  if (without !== null)
    return branchWithout(commandDone(without.command, words), words.format.clock(without.atMs));
  if (openedBy === null) return words.controls.original;
  return branchOpened(commandDone(openedBy.command, words), words.format.clock(openedBy.atMs));
}

function endOf({ end, commands }: Branch, words: Messages): string {
  return words.controls.branchEnd(words.format.clock(end.timeMs), commands.length);
}
