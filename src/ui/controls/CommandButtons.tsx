import type { ReactNode } from 'react';
import type { ClientId, ServerId } from '../../engine/index.ts';
import { commandWord } from '../i18n/commandWord.ts';
import { useAllWords } from '../i18n/words.ts';
import { Button } from '../parts/Button.tsx';
import type { WorldView } from '../stores/useWorld.ts';
import { CLIENT_SLOTS, isPossible, offer, offerOf, targetFor, type Offer } from './clientCommands.ts';
import { CommandIcon } from './CommandIcon.tsx';
import { gatesOf } from './gatesOf.ts';
import { give } from './give.ts';
import { reasonOf } from './reasonOf.ts';
import { useViews } from './useViews.ts';
import styles from './CommandButtons.module.css';

/** The faults of a client as buttons with their keys; what cannot be done now says why. */
export function CommandButtons({ view, client }: { readonly view: WorldView; readonly client: ClientId }) {
  const views = useViews();
  const target = targetFor(view, client);
  return (
    <Buttons>
      {gatesOf(view.world.clients.get(client)).map((gate) => (
        <CommandButton
          key={gate}
          hotkey={null}
          offer={offer({ type: 'openGate', client: target, gate }, views)}
        />
      ))}
      {CLIENT_SLOTS.map((slot) => (
        <CommandButton key={slot.key} hotkey={slot.key} offer={offerOf(slot, target, views, view.side)} />
      ))}
    </Buttons>
  );
}

export function ServerCommandButtons({ server }: { readonly server: ServerId }) {
  const views = useViews();
  return (
    <Buttons>
      <CommandButton hotkey="Shift+R" offer={offer({ type: 'restartServer', server }, views)} />
    </Buttons>
  );
}

function Buttons({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.buttons} role="group" aria-label={useAllWords().panels.card.commands}>
      {children}
    </div>
  );
}

function CommandButton({
  offer: offered,
  hotkey,
}: {
  readonly offer: Offer;
  readonly hotkey: string | null;
}) {
  const words = useAllWords();
  const { command } = offered;
  return (
    <Button
      className={styles.button}
      {...(hotkey === null ? {} : { hotkey })}
      tip={commandWord(command, words).explanation}
      refused={isPossible(offered) ? null : reasonOf(offered, words)}
      onClick={() => give(command)}
    >
      <CommandIcon type={command.type} />
      <span className={styles.label}>{commandWord(command, words).label}</span>
    </Button>
  );
}
