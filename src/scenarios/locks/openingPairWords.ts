// The pairs of the first scenario.
import { spelled } from '../scenario/englishNumbers.ts';

export const openingPairWords = {
  'herd-line': {
    name: 'Herd effect: herd lock vs. predecessor lock',
    sentence: (clients: number) =>
      `One lock, ${spelled(clients)} clients. When it is released, how many wake up on either side?`,
  },
  'children-try': {
    name: 'Herd lock: watch the children, then try',
    sentence: (clients: number) =>
      `One lock, ${spelled(clients)} clients. Left: all clients watch the parent’s children. Right: each client watches its predecessor.`,
  },
  'children-look': {
    name: 'Herd lock: check the children before trying',
    sentence: (clients: number) =>
      `One lock, ${spelled(clients)} clients. Left: all clients watch the parent’s children and check them before they try. Right: each client watches its predecessor.`,
  },
  'two-herds': {
    name: 'Two herd locks: try at once vs. check first',
    sentence: (clients: number) =>
      `One lock, ${spelled(clients)} clients, two herd locks. Left: each client tries at once. Right: each client checks first, and is woken twice.`,
  },
  other: {
    name: 'Custom pair',
    sentence: (clients: number) => `One lock, ${spelled(clients)} clients, two ways to wait.`,
  },
};
