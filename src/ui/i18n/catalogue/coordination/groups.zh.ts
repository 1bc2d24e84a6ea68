import type { ScenarioWords } from '../../../../scenarios/words.ts';
import { byVariant } from './common.zh.ts';

const FORMS: Readonly<Record<string, string>> = {
  'checks-owner': '看清名字是谁的，过期后重新登记',
  'trusts-node-exists': '遇到 NodeExists 就算登记了',
  'registers-once': '只登记一次',
  persistent: '持久的名字',
};
const READS: Readonly<Record<string, string>> = {
  everything: '路由器每次变化都重读每台主机',
  gathers: '路由器先攒着变化，再读每台主机',
};

export const groups: Readonly<Record<string, ScenarioWords>> = {
  'group-membership': {
    name: '成员管理',
    more: '谁在场：一份临时节点的名单',
    sentence: byVariant({
      'checks-owner': (clients) =>
        `${clients} 个客户端：主机以临时节点登记自己，路由器照名单行事。旧会话留下的名字要先消失，才能重新登记。`,
      'trusts-node-exists': (clients) =>
        `${clients} 个客户端：主机发现名字已登记，就当作是自己的。它可能属于上一个会话，会随之消失。`,
      'registers-once': (clients) =>
        `${clients} 个客户端：主机只登记一次。会话过期后名字没了，主机还在服务。`,
      persistent: (clients) => `${clients} 个客户端：主机以持久节点登记自己。死了的也一直在名单上。`,
    }),
    subtitle: ({ values }) => READS[String(values['routersRead'])] ?? FORMS[String(values['variant'])] ?? '',
    parameters: {
      variant: { label: '写法', values: FORMS },
      routers: { label: '路由器', hint: '它们读取名单。其余客户端都是主机。' },
      routersRead: {
        label: '有变化时路由器读什么',
        values: { names: '名单', everything: '每台主机的全部信息', gathers: '同样多，但每秒一次' },
      },
      timeoutMs: { label: '会话超时', hint: '死去的主机还会在名单上留这么久，再加至多一个 tick。' },
      stayMs: { label: '主机服务多久', values: { forever: '直到叫它离开' } },
    },
    steps: {
      'group.register': '以主机的名字创建临时节点',
      'group.await': '名字被别的会话占着？注册监听，等它消失',
      'group.serve': '服务。会话结束了？换新句柄，重新登记',
      'group.leave': '删除自己的名字',
      'group.list': '路由器：列出成员，并注册监听',
      'group.route': '照这份名单行事，直到监听响起',
    },
    stepNames: {
      'group.register': '登记',
      'group.await': '等旧名字消失',
      'group.serve': '服务',
      'group.leave': '离开',
      'group.list': '读取名单',
      'group.route': '路由',
    },
  },
};
