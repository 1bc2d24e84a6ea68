import type { Messages, Translation } from '../messages.ts';
import { format } from './nouns.ts';

export const stage: Translation<Messages['stage']> = {
  clients: '客户端数',
  clientsTip: '两个世界都以这么多客户端重新开始',
  byItself: '在你动手之前，锁会自行依次传递。',
  woken: (count) => `被唤醒 ${format.number(count)} 次`,
  ring: {
    name: (thing) => `对${thing}的操作`,
    more: '更多',
    details: '详情',
    detailsTip: '在侧栏打开它的卡片：它是什么、相信什么、在等什么',
    key: (key) => `按键：${key}`,
  },
  invariants: {
    hold: (count) => `${format.number(count)} 条不变式成立`,
    broken: (name) => `${name}：被违反`,
    mended: (name) => `${name}：曾被违反`,
    all: '全部不变式',
    notClaimed: '这种做法没有承诺',
  },
};
