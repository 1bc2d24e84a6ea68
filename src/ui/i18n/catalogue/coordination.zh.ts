import type { FamilyWords } from './contract.ts';
import { barriers } from './coordination/barriers.zh.ts';
import { commit } from './coordination/commit.zh.ts';
import { groups } from './coordination/groups.zh.ts';
import { messages } from './coordination/messages.zh.ts';
import { values } from './coordination/values.zh.ts';

export const coordination: FamilyWords = {
  scenarios: { ...barriers, ...groups, ...values, ...commit, ...messages },
  contradictions: {
    nobodyWouldServe: '至少要有一个客户端是主机：减少路由器，或增加客户端。',
  },
};
