// One client changes three znodes, and one that watches them may be away meanwhile.
import { lessonStage } from '../lessonStage.ts';
import { GONE, RECREATED, changeThree, watchThree } from './recipe.ts';
import { words } from './words.ts';

export const away = lessonStage({
  id: 'lesson-away',
  recipes: { 'lesson-watch-three': watchThree, 'lesson-change-three': changeThree },
  words,
  views: ['spaceTime'],
  parameters: [{ name: 'library', kind: 'choice', options: ['java', 'kazoo'], initial: 'java' }],
  library: ({ values }) => (values['library'] === 'kazoo' ? 'kazoo' : 'java'),
  clients: 2,
  sessionTimeoutMs: 12_000,
  nodes: () => [RECREATED, GONE],
  programs: (place) => [{ recipe: place === 0 ? 'lesson-change-three' : 'lesson-watch-three' }],
});
