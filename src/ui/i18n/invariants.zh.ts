import type { ShownInvariantId } from './contract.ts';

/** The promises beside the picture by their names; what they promise is said once somebody asks. */
export const invariantNames: Readonly<Record<ShownInvariantId, string>> = {
  'I-1': '至多一个自认持锁者',
  'I-3': '认为持锁就要有节点',
  'I-6': '先来先得',
  'I-7': '一次释放只唤醒一个',
};
