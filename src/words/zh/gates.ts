import type { GateName } from '../../engine/index.ts';
import type { CommandWord } from '../contracts/engine.ts';
import type { Translation } from '../messages.ts';
import { spaced } from './nouns.ts';

/** 放行后程序做什么，按它等待的关口。 */
export const gates = {
  arrive: gate('到场', '到场', '程序开始。'),
  create: gate('再试', '再试一次', '程序再试一次。'),
  release: gate('释放', '释放', '程序归还它持有的东西。'),
  write: gate('写入', '写入', '程序写它的节点。'),
  read: gate('读取', '读取', '程序从它所连的服务器读取节点。'),
  sync: gate('先 sync 再读', '先 sync 再读取', '程序先调用 sync，再读取。'),
  produce: gate('生产', '放入一件', '程序把一件放入队列。'),
  consume: gate('消费', '去取一件', '程序从队列取出一件。'),
  publish: gate('发布', '发布', '程序写入新的配置。'),
  enter: gate('进入', '进入', '程序进入屏障。'),
  leave: gate('离开', '离开', '程序离开。'),
  giveUp: gate('放弃', '放弃等待', '程序不再等待。'),
  act: gate('继续', '继续', '程序走下一步。'),
} satisfies Translation<Readonly<Record<GateName, CommandWord>>>;

export function gate(label: string, does: string, explanation: string): CommandWord {
  return {
    label,
    action: (who) => `让${spaced(who)}${does}`,
    explanation,
    done: (who) => `让${spaced(who)}${does}`,
    told: (who) => `${who} ${does}`,
  };
}
