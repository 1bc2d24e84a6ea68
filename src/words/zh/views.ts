import type { Messages, Translation } from '../messages.ts';
import * as ensembleViews from './viewsEnsemble.ts';
import * as lockViews from './viewsLocks.ts';
import * as recipeViews from './viewsRecipes.ts';

export const views: Translation<Messages['views']> = {
  shelf: '视图',
  menuTip: '还可以看什么',
  asScenario: '按场景的设置',
  names: {
    lockLane: '队列',
    beliefBars: '所信与事实',
    fairness: '公平性',
    releases: '一次释放的代价',
    eyes: '王冠与监听链',
    latchStrips: '连接与王冠',
    resource: '资源',
    threads: '线程',
    conveyor: '传送带',
    barrierGate: '闸门',
    membership: '成员',
    configuration: '配置',
    cache: '缓存',
    packetGauge: '数据包大小',
    transactions: '事务',
    logStrips: '日志',
    ackBoard: '确认',
    ballots: '选票',
    zxidCounter: '纪元与 zxid',
    serverTrees: '各服务器的树',
    sessionWheel: '过期轮',
    spaceTime: '时空图',
  },
  ...lockViews,
  ...ensembleViews,
  ...recipeViews,
};
