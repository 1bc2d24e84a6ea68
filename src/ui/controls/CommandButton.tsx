import type { ReactNode } from 'react';
import { commandWord } from '../../words/commandWord.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../parts/Button.tsx';
import { isCommandAllowed } from '../commands/allowedCommands.ts';
import {
  isPossible,
  type Offer,
  CLIENT_SLOTS,
  offer,
  offerOf,
  targetFor,
} from '../commands/clientCommands.ts';
import { CommandIcon } from './CommandIcon.tsx';
import { give } from '../commands/give.ts';
import { reasonOf } from '../commands/reasonOf.ts';
import styles from './CommandButtons.module.css';
import type { ClientId } from '../../engine/index.ts';
import type { WorldView } from '../stores/useWorld.ts';
import { gatesOf } from '../commands/gatesOf.ts';
import { useViews } from './useViews.ts';

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

/** The faults of a client as buttons with their keys; what cannot be done now says why. */
export function CommandButtons({ view, client }: { readonly view: WorldView; readonly client: ClientId }) {
  const views = useViews();
  const target = targetFor(view, client);
  return (
    <Buttons>
      {gatesOf(view.world.clients.get(client)).map((gate) => (
        <CommandButton key={gate} offer={offer({ type: 'openGate', client: target, gate }, views)} />
      ))}
      {CLIENT_SLOTS.map((slot) => (
        <CommandButton key={slot.key} hotkey={slot.key} offer={offerOf(slot, target, views, view.side)} />
      ))}
    </Buttons>
  );
}
