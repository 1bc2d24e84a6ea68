// Everything in the palette, in the order of the list where names fit alike.
import type { Spoken } from '../../../../words/load.ts';
import type { ViewId } from '../../../../scenarios/scenario/scenario.ts';
import type { Provided, RoomEntry } from '../../../../ui/room/room.ts';
import { visit } from '../../../../ui/link/hashSync.ts';
import { useSelection } from '../../../../ui/stores/selection.ts';
import { getExperiment } from '../../../../ui/stores/session.ts';
import type { WorldView } from '../../../../ui/stores/useWorld.ts';
import { commandItems } from './commandItems.ts';
import { compareItem } from './compareItems.ts';
import { keptItems, pageItems, settingItems, thingItems, viewItems } from './placeItems.ts';
import type { Languages, PaletteItem } from './paletteItem.ts';
import { sceneItems } from './sceneItems.ts';

export type LessonsFound = Pick<Provided, 'lessonsFound' | 'takeLesson'>;

/** `lessons`: null until their code is there. */
export function allItems(
  view: WorldView | null,
  shownViews: readonly ViewId[],
  lessons: LessonsFound | null,
  entries: readonly RoomEntry[],
  languages: Languages,
): readonly PaletteItem[] {
  const { selected } = useSelection.getState();
  const worldCount = getExperiment()?.worlds.length ?? 1;
  const commands = view === null ? [] : commandItems(view, worldCount, selected, languages);
  const hasKey = ({ does }: PaletteItem) => does.what === 'give' && does.hotkey !== null;
  return [
    ...commands.filter(hasKey),
    ...pageItems(entries, languages),
    ...compareItem(languages),
    ...settingItems(languages),
    ...viewItems(shownViews, languages),
    ...keptItems(languages),
    ...(lessons === null ? [] : lessonItems(lessons, languages)),
    ...sceneItems(languages),
    ...(view === null ? [] : thingItems(view, languages)),
    ...commands.filter((item) => !hasKey(item)),
  ];
}

function lessonItems(
  { lessonsFound, takeLesson }: LessonsFound,
  languages: readonly Spoken[],
): readonly PaletteItem[] {
  return lessonsFound(languages).map(({ lesson: { id, kind }, name, numbered, names, tags, said }) => {
    const run = () => void visit({ kind: 'lesson', id, part: null }, () => takeLesson(id, 'whereLeft'));
    return {
      key: `lesson ${id}`,
      kind,
      name: `${numbered} · ${name}`,
      names,
      tags,
      said,
      does: { what: 'run', run },
    };
  });
}
