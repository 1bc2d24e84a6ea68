import type { ReactNode } from 'react';
import { commandWord } from '../../words/commandWord.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../parts/Button.tsx';
import { isCommandAllowed } from '../commands/allowedCommands.ts';
import { isPossible, type Offer } from '../commands/offers.ts';
import { CommandIcon } from './CommandIcon.tsx';
import { give } from '../commands/give.ts';
import { reasonOf } from '../commands/reasonOf.ts';
import styles from './CommandButtons.module.css';

/** Buttons for commands, in as many columns as there is room for. */
export function Buttons({ name, children }: { readonly name?: string; readonly children: ReactNode }) {
  const words = useWords();
  return (
    <div className={styles.buttons} role="group" aria-label={name ?? words.panels.card.commands}>
      {children}
    </div>
  );
}

interface Props {
  readonly offer: Offer;
  readonly hotkey?: string;
  /** In place of the command’s own words. */
  readonly label?: string;
  readonly tip?: string;
}

/** Gives a command; what cannot be done now says why. */
export function CommandButton({ offer: shown, hotkey, label, tip }: Props) {
  const words = useWords();
  const { command } = shown;
  const own = commandWord(command, words);
  if (!isCommandAllowed(command.type)) return null;
  return (
    <Button
      className={styles.button}
      {...(hotkey === undefined ? {} : { hotkey })}
      tip={tip ?? own.explanation}
      refused={isPossible(shown) ? null : reasonOf(shown, words)}
      onClick={() => give(command)}
    >
      <CommandIcon type={command.type} />
      <span className={styles.label}>{label ?? own.label}</span>
    </Button>
  );
}
