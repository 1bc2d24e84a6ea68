// The frame's own page, where the lab lies in files beside it.
import { loadShown } from '../ui/embed/shownPart.ts';
import { pictureName } from './figures.ts';
import { showEmbed } from './posterPage.ts';

showEmbed({
  // Together, not one after the other.
  loadLab: async (values) => {
    const [lab] = await Promise.all([import('../ui/embed/startEmbed.tsx'), loadShown(values)]);
    return lab;
  },
  pictureOf: async (scene) => `./posters/${pictureName(scene)}.svg`,
});
