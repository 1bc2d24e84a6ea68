import type { ScenarioWords } from '../../../../scenarios/scenario/words.ts';
import { byVariant } from './common.ts';

const FORMS: Readonly<Record<string, string>> = {
  'checks-owner': '检查所有者，过期后重新登记',
  'trusts-node-exists': 'NodeExists 当作已登记',
  'registers-once': '只登记一次',
  persistent: '持久节点',
};
const READS: Readonly<Record<string, string>> = {
  everything: '每次变化路由器都重读每台主机',
  gathers: '路由器合并变化后再读每台主机',
};

export const groups: Readonly<Record<string, ScenarioWords>> = {
  'group-membership': {
    name: '成员管理',
    more: '用临时节点做服务发现',
    sentence: byVariant({
      'checks-owner': (clients) =>
        `${clients} 个客户端：主机用临时节点登记，路由器使用名单。旧会话的名字消失后，主机才重新登记。`,
      'trusts-node-exists': (clients) =>
        `${clients} 个客户端：主机发现名字已存在，就当作自己的。它可能属于上一个会话，会随之消失。`,
      'registers-once': (clients) =>
        `${clients} 个客户端：主机只登记一次。会话过期后名字消失，主机还在服务。`,
      persistent: (clients) => `${clients} 个客户端：主机用持久节点登记。死了的主机一直在名单上。`,
    }),
    subtitle: ({ values }) => READS[String(values['routersRead'])] ?? FORMS[String(values['variant'])] ?? '',
    parameters: {
      variant: { label: '写法', values: FORMS },
      routers: { label: '路由器', hint: '它们读取名单。其余客户端都是主机。' },
      routersRead: {
        label: '变化后路由器读取',
        values: { names: '名单', everything: '每台主机的数据', gathers: '每台主机的数据，每秒一次' },
      },
      timeoutMs: { label: '会话超时', hint: '主机死后还会在名单上保留这么久，最多再加一个 tick。' },
      stayMs: { label: '主机服务的时间', values: { forever: '直到你让它离开' } },
    },
    steps: {
      'group.register': '以主机的名字创建临时节点',
      'group.await': '名字属于别的会话则注册监听，等它消失',
      'group.serve': '服务。会话过期则新建句柄，重新登记',
      'group.leave': '删除自己的名字',
      'group.list': '路由器：列出成员，并注册监听',
      'group.route': '使用这份名单，直到监听触发',
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
