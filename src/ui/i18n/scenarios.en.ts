import { spelled } from '../../words/en/nouns.ts';

export const scenarios = {
  pairs: {
    'herd-line': {
      name: 'Herd against line',
      sentence: (clients: number) =>
        `One lock, ${spelled(clients)} clients. Left: everyone watches the lock. Right: each watches the one before it.`,
    },
    'children-try': {
      name: 'Watching the children, trying first',
      sentence: (clients: number) =>
        `One lock, ${spelled(clients)} clients. Left: everyone watches the children of the parent. Right: each watches the one before it.`,
    },
    'children-look': {
      name: 'Watching the children, looking first',
      sentence: (clients: number) =>
        `One lock, ${spelled(clients)} clients. Left: everyone watches the children of the parent and looks before it tries. Right: each watches the one before it.`,
    },
    'two-herds': {
      name: 'Two herds',
      sentence: (clients: number) =>
        `One lock, ${spelled(clients)} clients, two herds. Left: try at once. Right: look first, and be woken twice.`,
    },
    other: {
      name: 'Your own pair',
      sentence: (clients: number) => `One lock, ${spelled(clients)} clients, two ways to wait for it.`,
    },
  },
  single: {
    'herd-lock/exists': 'Everyone watches the lock.',
    'herd-lock/children-try': 'Everyone watches the children of the parent and tries at once.',
    'herd-lock/children-look': 'Everyone watches the children of the parent and looks before it tries.',
    'predecessor-lock': 'Each watches the one before it.',
    other: '',
  },
  singleSentence: (clients: number, what: string) => `One lock, ${spelled(clients)} clients. ${what}`,
  worlds: {
    'herd-lock/exists': { name: 'Everyone watches the lock', more: 'one znode, one watch list' },
    'herd-lock/children-try': {
      name: 'Everyone watches the children',
      more: 'tries first, looks when it failed',
    },
    'herd-lock/children-look': {
      name: 'Everyone watches the children',
      more: 'looks first, tries when it is free',
    },
    'predecessor-lock': { name: 'Each watches its predecessor', more: 'ephemeral sequential znodes' },
  },
};
