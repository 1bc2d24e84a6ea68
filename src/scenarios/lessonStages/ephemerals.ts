// Three clients with one ephemeral node each, that do nothing but live.
import { MEMBERS, MEMBER_PROGRAMS } from '../ensemble/sessionFailover/recipe.ts';
import { lessonStage } from './lessonStage.ts';

export const ephemerals = lessonStage({
  id: 'lesson-ephemerals',
  recipes: MEMBER_PROGRAMS,
  words: {
    name: 'When an ephemeral znode disappears',
    more: 'three clients, one ephemeral znode each',
    sentence: () => 'Three clients own one ephemeral znode each. When does a znode disappear?',
  },
  views: ['sessionWheel'],
  clients: 3,
  // Less than two ticks: the server makes it two.
  sessionTimeoutMs: 3000,
  nodes: () => [MEMBERS],
  programs: () => [{ recipe: 'ensemble-member' }],
});
