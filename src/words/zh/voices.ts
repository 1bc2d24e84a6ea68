import type { Voice, Voices } from '../voice.ts';
import { gate } from './gates.ts';
import { beliefs, format, unfounded } from './nouns.ts';

const NOBODY_HOLDS = {
  picture: { believes: (what) => `认为自己${beliefs[what]}`, expectedToBreak: '已知这种做法会违反它' },
  guide: {
    holder: '在工作，或者自认为有某种角色',
    keys: '空格播放，方向键单步，K 杀死选中的客户端。按 ? 查看所有按键。',
  },
  controls: { forHolder: '每个世界的持有者' },
  why: { holds: whyBelieves, believes: whyBelieves },
  client: {
    believesNothing: '没有自认的角色',
    truthNothing: '它在这里没有节点',
    truthNodeOfDead: (path) => `${path} 还在，直到会话过期`,
  },
} satisfies Voice;

export const voices: Voices = {
  locks: { picture: { believes: (what) => `认为自己${beliefs[what]}` } },
  semaphore: {
    picture: {
      believes: (what) => `认为自己${beliefs[what]}`,
      byLastRelease: '上次归还唤醒',
      byLastReleaseTip: '最近一次归还许可唤醒了多少个客户端',
      holdsTheLock: '有许可',
      heldBy: (name) => `客户端 ${name} 的许可`,
      nobodyHolds: '许可未被占用',
      laneEmpty: '许可全部空闲',
    },
    guide: { holder: '拿到了许可，或者自认为拿到了' },
    stepNames: { 'lock.hold': '有许可' },
    steps: { 'lock.hold': '拿着许可', 'lock.release': '归还：删除自己的节点' },
    why: {
      holds: (who) => `${who} 为什么有许可？`,
      believes: (who) => `${who} 为什么认为自己有许可？`,
    },
    client: {
      believesNothing: '自己没有许可',
      truthHolder: (path) => `${path} 属于它，许可也够`,
      truthNothing: '它在这里没有节点',
      truthNodeOfDead: (path) => `${path} 还在，一直占着许可，直到会话过期`,
    },
  },
  'job-watcher': { picture: { wakeUps: () => '通知总数', byLastRelease: '上次释放发出' } },
  'read-write-lock': {
    picture: {
      believes: (what) => `认为自己${beliefs[what]}`,
      holdsTheLock: '可以进入',
      heldBy: (name) => `客户端 ${name} 可以进入`,
    },
    guide: { holder: '在读或写，或者自认为可以' },
    stepNames: { 'lock.hold': '可以进入' },
    steps: { 'lock.hold': '读或写' },
    why: {
      holds: (who) => `${who} 为什么可以进入？`,
      believes: (who) => `${who} 为什么认为自己可以进入？`,
    },
    client: {
      believesNothing: '自己既不能读也不能写',
      truthHolder: (path) => `${path} 属于它，前面没有挡着它的节点`,
    },
  },
  elections: {
    picture: {
      believes: (what) => `认为自己${beliefs[what]}`,
      byLastRelease: '上一任离开后唤醒',
      byLastReleaseTip: '上一任领导者的节点被删除以来的监听通知数',
      holdsTheLock: '领导者',
      heldBy: (name) => `属于领导者，客户端 ${name}`,
      queue: '候选者',
      nobodyHolds: '没有领导者',
      laneEmpty: '没有候选者',
      inLineCount: (count) => `共 ${format.number(count)} 个参选`,
      laneName: (_, places) =>
        places.length === 0 ? '没有候选者。' : `候选者从先到后：${places.join('、')}。第一个是领导者。`,
      expectedToBreak: '已知这种选主方式会违反它',
    },
    guide: {
      holder: '是领导者，或者自认为是',
      keys: '空格播放，方向键单步，K 杀死选中的客户端或领导者。按 ? 查看所有按键。',
    },
    controls: { holder: '领导者', forHolder: '每个世界的领导者' },
    why: {
      holds: (who) => `${who} 为什么是领导者？`,
      believes: (who) => `${who} 为什么认为自己是领导者？`,
    },
    client: {
      believesNothing: '自己不是领导者',
      truthNothing: '它没有节点：没有参选',
      truthNodeOfDead: (path) => `${path} 还在，一直占着位置，直到会话过期`,
    },
    lockInvariants: {
      'I-3': {
        name: '领导者拥有第一个节点',
        broken: '程序自认为是领导者，节点树却不这么说',
        statement: '认为自己是领导者的程序，以当前会话拥有排第一的节点。',
        why: (finding) => unfounded(finding, '是领导者'),
      },
      'I-7': {
        name: '一次离任只唤醒一个',
        broken: '一个领导者离任，唤醒了好几个',
        statement: '领导者离任时，至多唤醒一个候选者：反正只有一个能当选。',
        why: ({ count, path }) =>
          `${path === null ? '' : `${path} 消失时，`}为了选一个领导者唤醒了 ${format.number(count)} 个客户端。只有一个能当选。`,
      },
    },
  },
  queues: NOBODY_HOLDS,
  coordination: NOBODY_HOLDS,
  'lesson-numbers': {
    ...NOBODY_HOLDS,
    gates: {
      produce: gate('创建顺序节点', '创建一个顺序节点', '程序创建一个顺序节点。'),
      write: gate('创建普通节点', '创建普通子节点', '程序创建一个没有序号的节点。'),
      consume: gate('删除第一个', '删除第一个子节点', '程序删除排在最前的子节点。'),
      act: gate('删除 /q', '删除 /q', '程序删除 /q 本身。'),
    },
  },
  ensemble: {
    ...NOBODY_HOLDS,
    guide: { keys: '空格播放，方向键单步，K 杀死选中的客户端，或让选中的服务器宕机。按 ? 查看所有按键。' },
  },
};

function whyBelieves(who: string): string {
  return `${who} 为什么这样认为？`;
}
