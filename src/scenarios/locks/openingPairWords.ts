// The pairs of the first scene: what stands beside what, in words.
import { spelled } from '../englishNumbers.ts';

export const openingPairWords = {
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
};
