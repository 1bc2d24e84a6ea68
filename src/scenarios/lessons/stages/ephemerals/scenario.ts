// Three clients with one ephemeral node each, that do nothing but live.
import { MEMBERS } from '../../../ensemble/sessionFailover/recipe.ts';
import { lessonStage } from '../lessonStage.ts';

export const ephemerals = lessonStage({
  id: 'lesson-ephemerals',
  views: ['sessionWheel'],
  clients: 3,
  // Less than two ticks: the server makes it two.
  sessionTimeoutMs: 3000,
  nodes: () => [MEMBERS],
  programs: () => [{ recipe: 'ensemble-member' }],
});
