import { MISTAKE_IDS } from '../../../engine/index.ts';
// Scenarios that no menu offers: those of lessons, links and the fuzzer.
import type { FamilyWords } from '../../../scenarios/scenario/words.ts';

export const lessonStages: FamilyWords = {
  scenarios: {
    'lesson-counter': {
      name: '计数器：带与不带版本号',
      more: '各自读出一个数，加一后写回',
      sentence: ({ values }) =>
        values['write'] === 'blind'
          ? '两个客户端给 /cfg 加一，写入时不看版本号。'
          : '两个客户端给 /cfg 加一，写入时带着读到的版本号。',
      parameters: {
        write: { label: '写入', values: { blind: '不管版本号', withVersion: '带着读到的版本号' } },
      },
    },
    'lesson-parents': {
      name: '逐级创建父节点',
      more: '两个客户端同时创建',
      sentence: () => '两个客户端确保 /app/locks/orders 存在，逐级检查，缺哪级建哪级。',
      steps: {
        'parents.look': '对下一级调用 exists',
        'parents.create': '不存在则创建。返回 NodeExists 说明别的客户端先建好了',
      },
      stepNames: { 'parents.look': '检查一级', 'parents.create': '创建一级' },
    },
    'lesson-ephemerals': {
      name: '临时节点何时消失',
      more: '三个客户端，各有一个临时节点',
      sentence: () => '三个客户端，各有一个临时节点。节点什么时候消失？',
    },
    'lesson-bells': {
      name: '哪种修改触发哪种监听',
      more: 'getData、exists 与 getChildren 的监听',
      sentence: () => 'A 带着监听读 /a，B 做修改。监听会触发吗？',
      parameters: {
        read: {
          label: 'A 的读',
          values: { getData: 'getData', exists: 'exists', getChildren: 'getChildren' },
        },
        change: {
          label: 'B 修改',
          values: {
            setData: '数据',
            setSame: '什么也不变：相同的字节',
            setChild: '子节点的数据',
            createChild: '多一个子节点',
            deleteNode: '删除节点',
            createNode: '创建节点',
          },
        },
      },
    },
    'lesson-first-in-line': {
      name: '等待者都监听第一个节点',
      more: '有顺序节点，仍有羊群效应',
      sentence: ({ clients }) => `${clients} 个客户端排队，都监听第一个节点。`,
    },
    'lesson-numbers': {
      name: '顺序节点的序号',
      more: '顺序节点、普通节点，以及删除',
      sentence: ({ values }) =>
        values['prefix'] === 'child'
          ? 'A 创建并删除 /q 的子节点。下一个序号是几？'
          : 'A 想在 /q 下创建顺序节点，却把 /q 本身当作前缀。',
      parameters: {
        prefix: { label: '序号接在', values: { child: '子节点名之后', parentItself: '父节点名之后' } },
        counter: { label: '/q 的计数器', values: { fresh: '从 0 开始', nearlyFull: '已到 2147483646' } },
      },
    },
    'lesson-note': {
      name: '一条便签和它的读者',
      more: '一个客户端写，另一个读',
      sentence: () => 'A 在 /note 里逐次加一，B 带着监听读它。',
      parameters: {
        reader: { label: 'B 的读', values: { byHand: '按下才读', byItself: '每个事件后自动读' } },
        writes: { label: '一次连写几个' },
      },
    },
    'lesson-away': {
      name: '监听者断线期间的变化',
      more: '三个监听和一次断线',
      sentence: () => 'B 监听三个路径。A 修改这三处，其间 B 可能断线。',
      parameters: {
        library: { label: '客户端库', values: { java: 'ZooKeeper (Java)', kazoo: 'kazoo (Python)' } },
      },
    },
    'lesson-members': {
      name: '一个成员和一份列表',
      more: '集群里的一个临时节点',
      sentence: () => 'A 是成员，有一个临时节点。B 列出成员。',
      parameters: { servers: { label: '服务器' } },
    },
    'lesson-watchers': {
      name: '三台服务器上的监听',
      more: '一份成员列表，许多监听者',
      sentence: ({ clients }) => `A 增加成员，${clients - 1} 个客户端监听这份列表。`,
    },
    'mixed-traffic': {
      name: '混合负载',
      more: '随机的读、写、删除和监听',
      sentence: () => '客户端随机地创建、读、写、删除和监听。无论发生什么故障，不变式都成立。',
      parameters: {
        servers: { label: '服务器' },
        rounds: { label: '每个客户端的轮数', values: { endless: '不限' } },
        observers: { label: '其中的观察者' },
        sessions: { label: '会话', values: { global: '全局', local: '创建临时节点前为本地会话' } },
        readOnlyMode: { label: '没有领导者时可读', values: { off: '否', on: '是' } },
        quorum: { label: '提交所需票数', values: { majority: '过半', oneVote: '一票' } },
        mistake: {
          label: '服务器的 bug',
          values: { none: '无', ...Object.fromEntries(MISTAKE_IDS.map((id) => [id, id])) },
        },
        znodes: { label: '额外的节点数' },
        restMs: { label: '两次调用之间的毫秒数' },
      },
    },
  },
};
