// The frame's own page, where the lab lies in files beside it.
import { loadShown } from '../rooms/embed/ui/shownPart.ts';
import { pictureName } from '../embed/figures.ts';
import { showEmbed } from '../embed/posterPage.ts';

showEmbed({
  // Together, not one after the other.
  loadLab: async (values) => {
    const [lab] = await Promise.all([import('./embedded.ts'), loadShown(values)]);
    return lab;
  },
  pictureOf: async (scene) => `./posters/${pictureName(scene)}.svg`,
});
