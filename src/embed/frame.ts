// The frame's own page, where the lab lies in files beside it.
import { showEmbed } from './posterPage.ts';

showEmbed({
  loadLab: () => import('../ui/embed/startEmbed.tsx'),
  // Ids alone: nothing a host says leads to another folder.
  pictureOf: async (scene) => `./posters/${/^[a-z\d-]{1,64}$/.test(scene) ? scene : 'herd-line'}.svg`,
});
