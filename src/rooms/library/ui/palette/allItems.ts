// Everything in the palette, in the order of the list where names fit alike.
import type { ViewId } from '../../../../scenarios/scenario/scenario.ts';
import type { RoomEntry } from '../../../../ui/room/room.ts';
import { useSelection } from '../../../../ui/stores/selection.ts';
import { getExperiment } from '../../../../ui/stores/session.ts';
import type { WorldView } from '../../../../ui/stores/useWorld.ts';
import { commandItems } from './commandItems.ts';
import { keptItems, pageItems, settingItems, thingItems, viewItems } from './placeItems.ts';
import type { Languages, PaletteItem } from '../../../../ui/room/paletteItem.ts';
import { sceneItems } from './sceneItems.ts';

export type ItemsOf = (languages: Languages) => readonly PaletteItem[];

/** `ofRooms`: those whose code is there. */
export function allItems(
  view: WorldView | null,
  shownViews: readonly ViewId[],
  ofRooms: readonly ItemsOf[],
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
    ...settingItems(languages),
    ...viewItems(shownViews, languages),
    ...keptItems(languages),
    ...ofRooms.flatMap((itemsOf) => itemsOf(languages)),
    ...sceneItems(languages),
    ...(view === null ? [] : thingItems(view, languages)),
    ...commands.filter((item) => !hasKey(item)),
  ];
}
