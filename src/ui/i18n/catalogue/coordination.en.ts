import type { FamilyWords } from './contract.ts';
import { barriers } from './coordination/barriers.en.ts';
import { commit } from './coordination/commit.en.ts';
import { groups } from './coordination/groups.en.ts';
import { messages } from './coordination/messages.en.ts';
import { values } from './coordination/values.en.ts';

/** Barriers, groups, shared values, commits: what the shelf says of each. */
export const coordination: FamilyWords = {
  scenarios: { ...barriers, ...groups, ...values, ...commit, ...messages },
  contradictions: {
    nobodyWouldServe: 'At least one client has to be a host: choose fewer routers, or more clients.',
  },
};
