// Scenarios, pairs and pieces of the museum, as the rooms have them.
import type { PaletteKind } from '../../words/paletteContract.ts';
import { visit } from '../../../../ui/link/hashSync.ts';
import { entriesOf } from '../rooms/entries.ts';
import type { NamedScene } from '../namedScenes.ts';
import type { Languages, PaletteItem } from './paletteItem.ts';

const KINDS: Readonly<Record<NamedScene['kind'], PaletteKind>> = {
  pair: 'twoWorlds',
  scenario: 'scenario',
  piece: 'museum',
};

export function sceneItems([own, ...others]: Languages): readonly PaletteItem[] {
  const entries = entriesOf(
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
