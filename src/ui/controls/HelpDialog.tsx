import { CARDS } from '../../words/cards.ts';
import { DECK_PANEL } from '../../words/deckPanel.ts';
import { commandsIn } from '../../engine/index.ts';
import { commandWord } from '../../words/commandWord.ts';
import type { Messages } from '../../words/messages.ts';
import { useWords } from '../../words/useWords.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { LEADER, slotsOf, type Subject } from '../commands/slots.ts';
import styles from './dialogs.module.css';

const CLIENT_KEYS = (['client', 'threads', 'clientClock'] as const).flatMap((place) =>
  [...commandsIn(place)].flatMap(([key, types]) => types.map((type) => [key, type] as const)),
);

/** What a deck's list of keys says of keys that are the page's anyway. */
const KNOWN: ReadonlySet<string> = new Set(['Space', '← →', 'Backspace', 'Esc']);

/** All keys, and what each command does. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const text = useWords(CARDS).help;
  const deck = useWords(DECK_PANEL);
  return (
    <Dialog title={words.dialogs.help.title} onClose={onClose}>
      <div className={styles.help}>
        <Keys
          title={text.time}
          keys={[
            ['Space', text.playPause],
            ['← → , .', text.sentences],
            ['Shift+← Shift+→', text.events],
            ['Alt+← Alt+→', text.ofSelected],
            ['Home', text.start],
            ['End', text.end],
            ['Backspace Ctrl+Z', text.undo],
            ['Ctrl+Shift+Z Ctrl+Y', text.redo],
          ]}
        />
        <Keys
          title={text.page}
          keys={[
            ['Tab ← ↑ → ↓', text.select],
            ['Enter', text.open],
            ['Esc', text.dismiss],
            ['`', words.shell.panels.openConsole],
            ['/', words.shell.rooms],
            ['Ctrl+K', words.shell.palette],
            ['F', words.shell.present],
            ['?', words.shell.help],
          ]}
        />
      </div>
      <Keys title={deck.deck} keys={deck.keys.filter(([key]) => !KNOWN.has(key))} />
      <Keys
        title={text.commands}
        keys={[...CLIENT_KEYS, ['A', 'addClient'] as const, ['Shift+R', 'restartServer'] as const].map(
          ([key, type]) => [key, `${words.commands[type].label}. ${words.commands[type].explanation}`],
        )}
      />
      <Keys title={words.ensemble.faults.keys} keys={faultKeys(words)} />
    </Dialog>
  );
}

/** Whose faults have letters. */
const FAULTY: readonly Subject[] = [
  LEADER,
  { kind: 'link', link: { a: 'server:1', b: 'server:2' } },
  { kind: 'message', message: { link: 'server:1#1', direction: 'toServer', nth: 1 } },
];

/** Of servers, links and messages, each once. */
function faultKeys(words: Messages): readonly (readonly [string, string])[] {
  const { isolate, isolateTip } = words.ensemble.faults;
  return FAULTY.flatMap((subject) => slotsOf(subject, null)).flatMap(({ key, commands }) =>
    commands.flatMap((command) => {
      const { label, explanation } = commandWord(command, words);
      const isOne = command.type === 'partition';
      return key === null
        ? []
        : [[key, isOne ? `${isolate}. ${isolateTip}` : `${label}. ${explanation}`] as const];
    }),
  );
}

interface KeysProps {
  readonly title: string;
  readonly keys: readonly (readonly [string, string])[];
}

function Keys({ title, keys }: KeysProps) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={`${key} ${what}`} className={styles.key}>
            <dt>
              {key.split(' ').map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
