import type { Command } from '../../../engine/index.ts';
import type { Part } from '../../../scenarios/lessons/lesson.ts';
import { commandsIn } from '../../../scenarios/lessons/offered.ts';
import { commandWord } from '../../../words/commandWord.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './lesson.module.css';

/** The few commands that a part is about, by name, and what is clicked for them: each is given at the thing itself. */
export function Offers({ part }: { readonly part: Part }) {
  const { panel } = useLessonWords();
  const words = useWords();
  const named = new Map<string, Command>();
  for (const command of commandsIn(part)) {
    const isOffered = part.offers === undefined || part.offers.includes(command.type);
    if (isOffered) named.set(commandWord(command, words).label, command);
  }
  if (named.size === 0) return null;
  return (
    <dl className={styles.offers}>
      {PLACES.map((place) => {
        const here = [...named].filter(([, command]) => placeOf(command) === place);
        if (here.length === 0) return null;
        return (
          <div key={place}>
            <dt>{panel.offeredAt[place]}</dt>
            <dd>{words.format.list(here.map(([label]) => label))}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const PLACES = ['client', 'server', 'link', 'network'] as const;

function placeOf(command: Command): (typeof PLACES)[number] {
  if ('client' in command) return 'client';
  if ('from' in command) return 'link';
  return 'server' in command ? 'server' : 'network';
}
