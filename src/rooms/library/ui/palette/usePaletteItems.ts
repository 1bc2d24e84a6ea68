import { use, useEffect, useMemo, useState } from 'react';
import { useWords, wordsNow } from '../../../../words/useWords.ts';
import { fetchAhead } from '../../../../ui/fetching/fetched.ts';
import type { Languages } from '../../../../ui/room/paletteItem.ts';
import type { AnyRoom } from '../../../../ui/room/room.ts';
import { shownSide } from '../../../../ui/stores/shownSide.ts';
import { useShownViews } from '../../../../ui/stores/shownViews.ts';
import { roomEntries, useStage } from '../../../../ui/stores/stage.ts';
import { worldNow } from '../../../../ui/stores/useWorld.ts';
import { useOtherLanguages } from '../rooms/useOtherLanguages.ts';
import { allItems, type ItemsOf } from './allItems.ts';
import { recentKeys } from './recent.ts';

/** What there is when the palette opens. Lessons and other languages come as soon as they are there. */
export function usePaletteItems(query: string) {
  const words = useWords();
  const others = useOtherLanguages(query);
  const shownViews = useShownViews(0);
  const entries = use(roomEntries());
  const [view] = useState(() => worldNow(shownSide()) ?? worldNow(0));
  const [recent] = useState(recentKeys);
  const ofRooms = useItemsOfRooms();
  const items = useMemo(() => {
    const languages: Languages = [{ messages: words, area: wordsNow }, ...others];
    const all = allItems(view, shownViews, ofRooms, entries, languages);
    const known = recent.flatMap((key) => all.find((item) => item.key === key) ?? []);
    return [...known, ...all.filter((item) => !known.includes(item))];
  }, [view, words, others, shownViews, ofRooms, entries, recent]);
  return { items, recent };
}

/** Of the rooms whose code has come, in the order of their list. */
function useItemsOfRooms() {
  const rooms = useStage((stage) => stage.rooms);
  const [there, setThere] = useState<ReadonlyMap<AnyRoom, ItemsOf>>(new Map());
  useEffect(() => {
    for (const room of rooms) {
      const load = room.paletteItems;
      if (load !== undefined)
        fetchAhead(async () => {
          const itemsOf = await load();
          setThere((before) => new Map([...before, [room, itemsOf]]));
        });
    }
  }, [rooms]);
  return useMemo(() => rooms.flatMap((room) => there.get(room) ?? []), [rooms, there]);
}
