import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

const of = (arrived: number, members: number) =>
  `${format.number(members)} 个中已到 ${format.number(arrived)} 个`;

/** 程序怎么称呼一次会合：`enter 1`、`gate 1`。 */
const named = (round: string) =>
  round.replace(/^enter (\d+)$/, '第 $1 次会合').replace(/^gate (\d+)$/, '第 $1 道屏障');

export const words = {
  empty: '还没有客户端到达屏障。',
  gathering: (round, arrived, members) => `${named(round)}：${of(arrived, members)}。`,
  open: (round, arrived, members) => `${named(round)}：${of(arrived, members)}，闸门已开。`,
  early: (round, names, members) =>
    `${named(round)}：客户端 ${format.list(names)} 在到齐 ${format.number(members)} 个之前就通过了。`,
  closed: (round, waiting) => `${named(round)}：关闭，${format.number(waiting)} 个在等。`,
  opened: (round) => `${named(round)}：已由守门者打开。`,
  unopened: (round, names) => `${named(round)}：客户端 ${format.list(names)} 通过了，但它没有打开过。`,
  divided: (round) => `${named(round)}：有的通过了，有的被拒绝。`,
  states: { arrived: '等待', passed: '已通过', turnedAway: '被拒绝' },
  comer: (name, parts) => [`客户端 ${name}`, ...parts].join('，'),
  early1: '在到齐之前',
  unopened1: '在打开之前',
  lamp: (isLit) => (isLit ? '闸门，已打开' : '闸门，关闭'),
  ghost: '已消失，它的节点仍被计入',
  waiting: '门前',
  beyond: '门后',
  away: '被拒绝',
  gate: (arrived, members) => `闸门有 ${format.number(members)} 盏灯，亮 ${format.number(arrived)} 盏`,
} satisfies Translation<Words>;
