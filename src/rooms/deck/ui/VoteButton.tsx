import { MessageCircleQuestion } from 'lucide-react';
import { DECK } from '../words/deck.ts';
import { useWords } from '../../../words/useWords.ts';
import { fetched } from '../../../ui/fetching/fetched.ts';
import { IconButton } from '../../../ui/parts/Button.tsx';
import { useClassroom } from '../../../ui/stores/classroom.ts';
import { deckNow, useDeck } from '../../../ui/stores/deckStore.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';
import { goOn } from './deckRun.ts';
import { entriesOf, type TalkEntry } from './entries.ts';

/** In a class: asks what the next moment will show. */
export function VoteButton() {
  const words = useWords(DECK);
  const hasClass = useClassroom(({ isOpen }) => isOpen);
  const at = useDeck((deck) => deck.at);
  const entry = useDeck((deck) => entriesOf(deck)[at ?? -1]);
  if (!hasClass || at === null || entry?.kind !== 'talk' || entry.vote === null) return null;
  const { vote } = entry;
  const ask = async (): Promise<void> => {
    const askClass = await fetched(() => fromRoom('askClass'));
    const options = vote.options.map((count) => ({ id: String(count), text: String(count) }));
    askClass({ id: `deck ${vote.id}`, text: words.votes[vote.id] ?? '', options }, () => answer(entry, at));
  };
  return (
    <IconButton look="quiet" name={words.askClass} onClick={() => void ask()}>
      <MessageCircleQuestion aria-hidden="true" />
    </IconButton>
  );
}

/** Plays on to the next moment; null if the speaker goes elsewhere on the way. */
async function answer({ vote }: TalkEntry, at: number): Promise<string | null> {
  if (vote === null || deckNow().at !== at) return null;
  await goOn();
  const hasCome = await new Promise<boolean>((resolve) => {
    const look = (): void => {
      const { at: now, playingTo } = deckNow();
      if (now === at && playingTo === at + 1) return;
      stop();
      resolve(now === at + 1);
    };
    const stop = useDeck.subscribe(look);
    look();
  });
  return hasCome ? String(vote.answer()) : null;
}
