// The frame's own page, where the lab lies in files beside it.
import { pictureName } from './figures.ts';
import { showEmbed } from './posterPage.ts';

showEmbed({
  loadLab: () => import('../ui/embed/startEmbed.tsx'),
  pictureOf: async (scene) => `./posters/${pictureName(scene)}.svg`,
});
