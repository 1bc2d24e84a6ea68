import type { BreakItWords } from './contract.ts';
import type { Translation } from '../../../words/messages.ts';
import { format } from '../../../words/zh/nouns.ts';

const { number, list, span } = format;

export const breakItWords: Translation<BreakItWords> = {
  title: '找出破绽',
  more: '搜索一次违反不变式的运行',
  about: (recipe) =>
    `反复运行“${recipe}”，在不同时刻注入故障、改变网络延迟，直到某个不变式被违反，再找出所需的最少命令。`,
  promises: (names) => `不变式：${list(names)}。`,
  noPromises: (recipe) => `“${recipe}”没有声明可被违反的不变式。`,
  faults: (chosen, all) => `要尝试的故障（${number(chosen)} / ${number(all)}）`,
  groups: { clients: '客户端', servers: '服务器', network: '网络' },
  search: (seconds) => `搜索 ${span(seconds * 1000)}`,
  again: '继续搜索',
  stop: '停止',
  progress: '已用时间',
  onPage: '此页面无法启动 Worker，搜索在页面内进行，速度较慢。',
  searching: '正在搜索…',
  shrinking: '已找到，正在去掉多余的命令…',
  refining: '已找到，正在寻找命令更少的运行…',
  found: (promise, commands) =>
    commands === 0
      ? `无需任何命令，不变式即被违反：${promise}`
      : `${number(commands)} 条命令即可违反不变式：${promise}`,
  nothing: (seconds) => `${span(Math.round(seconds * 10) * 100)}内没有找到。`,
  stopped: '已停止，目前没有找到。',
  noProof: '这不能证明它正确：没有试过的运行仍可能违反不变式。',
  failed: (message) => `搜索失败：${message}`,
  tried: ({ runs, steps, commands, faultsAtMoments, seconds }) =>
    `${span(Math.round(seconds * 10) * 100)}内尝试了 ${number(runs)} 次运行、${number(steps)} 步、${number(commands)} 条命令、${number(faultsAtMoments)} 种故障与时刻的组合。`,
  smallest: (clients) => `找到的最小世界：${number(clients)} 个客户端。`,
  commands: '命令',
  known: '这是已知的故障：',
  open: '观看这次运行',
  notOpened: '无法显示这次运行。',
  broken: (promise) => `被违反：${promise}`,
};
