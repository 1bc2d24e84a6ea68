import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  named: (name) => name.replace(/^transaction (\d+)$/, '事务 $1'),
  empty: '还没有事务开始。',
  open: (name, votes, members) =>
    `${name}：${format.number(members)} 个中已有 ${format.number(votes)} 个投票。`,
  bound: (name, names, since) => `${name}：客户端 ${format.list(names)} ${since} 前投了票，还不知道结果。`,
  commit: (name) => `${name}：已知结果的都提交。`,
  abort: (name) => `${name}：已知结果的都中止。`,
  divided: (name, commits, aborts) =>
    aborts.length === 0
      ? `${name}：${format.list(commits)} 提交，但赞成票不齐。`
      : `${name}：${format.list(commits)} 提交，${format.list(aborts)} 中止。`,
  together: '合计',
  states: { open: '…', commit: '提交', abort: '中止', divided: '不一致' },
  signs: { yes: '赞成', no: '反对', none: '–', commit: '提交', abort: '中止' },
  whole: (name, state) => `${name}：${state}`,
  part: (who, name, parts) => [`客户端 ${who}，${name}`, ...parts].join('，'),
  votes: { yes: '投了赞成票', no: '投了反对票', none: '还没有投票' },
  outcomes: { commit: '提交', abort: '中止', none: '不知道结果' },
} satisfies Translation<Words>;
