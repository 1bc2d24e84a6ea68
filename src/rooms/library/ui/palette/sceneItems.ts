// Scenarios, pairs and pieces of the museum, as the rooms have them.
import type { PaletteKind } from '../../../../words/contracts/paletteKind.ts';
import { visit } from '../../../../ui/link/hashSync.ts';
import { foundScenes } from '../../../../ui/scenes/foundScenes.ts';
import type { Scene } from '../../../../ui/scenes/scenes.ts';
import type { Languages, PaletteItem } from '../../../../ui/room/paletteItem.ts';

const KINDS: Readonly<Record<Scene['kind'], PaletteKind>> = {
  pair: 'twoWorlds',
  scenario: 'scenario',
  piece: 'museum',
};

export function sceneItems([own, ...others]: Languages): readonly PaletteItem[] {
  const entries = foundScenes(
    own.messages,
    others.map(({ messages }) => messages),
  );
  return entries.map((entry) => {
    const { id, scene, names, name, tags, said } = entry;
    const kind = scene.kind === 'piece' ? 'museum' : 'scene';
    const run = () => void visit({ kind, id });
    return {
      key: `${kind} ${id}`,
      kind: KINDS[scene.kind],
      name,
      names,
      tags,
      said,
      does: { what: 'run', run },
    };
  });
}
