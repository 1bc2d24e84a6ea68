import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import { format } from '../nouns.zh.ts';
import type { FamilyWords, ParameterWords } from './contract.ts';

const PACE: ParameterWords = {
  label: '谁定节奏',
  values: { byItself: '客户端自己', byHand: '你，用它们的按钮' },
};

export const coordination: FamilyWords = {
  scenarios: {
    'double-barrier': {
      name: '双重屏障',
      more: '一起开始，一起结束',
      sentence: byVariant({
        corrected: (clients) => `${clients} 个成员。凑齐人数的那个创建 ready 节点，其他人等的正是它。`,
        'any-event': (clients) => `${clients} 个成员。其他人等任何消息：连接恢复也算消息。`,
        'leaves-its-node': (clients) => `${clients} 个成员。等不及的走了，节点却留下，仍被计数。`,
      }),
      parameters: {
        variant: {
          label: '写法',
          values: {
            corrected: '改正后',
            'any-event': '任何事件都放行',
            'leaves-its-node': '放弃者留下节点',
          },
        },
        pace: PACE,
        patienceMs: { label: '在屏障前等多久', values: { forever: '一直等下去' } },
        rounds: { label: '会合次数', values: { endless: '没有尽头' } },
        insideMs: { label: '每人在里面停留多久' },
      },
      steps: {
        'barrier.create': '为这次会合创建自己的临时节点',
        'barrier.count': '数一数到了多少成员',
        'barrier.ready': '人齐了：创建 ready 节点',
        'barrier.await': '否则用 exists 查看 ready 节点并注册监听，直到它出现',
        'barrier.inside': '在里面，和所有人一起',
        'barrier.leave': '离开：删除自己的节点，等所有人都走。名字最小的最后走',
      },
      stepNames: {
        'barrier.create': '到来',
        'barrier.count': '计数',
        'barrier.ready': '打开屏障',
        'barrier.await': '等待',
        'barrier.inside': '在里面',
        'barrier.leave': '离开',
      },
    },
    'two-values': {
      name: '两个值的配置',
      more: '一个发布，大家读取',
      sentence: byVariant({
        'ready-node': (clients) =>
          `${clients} 个客户端。A 删除 ready 节点，写入两个值，再重新创建它；其他人只在它存在时读取。`,
        plain: (clients) => `${clients} 个客户端。A 先写一个值，再写另一个；在中间读取的，两个版本各得一半。`,
      }),
      parameters: {
        variant: { label: '写法', values: { 'ready-node': '用 ready 节点', plain: '直接写两次' } },
        pace: PACE,
        rounds: { label: '发布多少个版本', values: { endless: '没有尽头' } },
      },
      steps: {
        'config.unready': '删除 ready 节点',
        'config.write': '写入一个值',
        'config.ready': '重新创建 ready 节点',
        'config.ask': '用 exists 查看 ready 节点并注册监听。不在：等待',
        'config.read': '读取两个值。有 ready 节点时：它还是同一个吗？不是就重读',
        'config.await': '照此行事，直到监听响起',
      },
      stepNames: {
        'config.unready': '撤下 ready',
        'config.write': '写入',
        'config.ready': '放回 ready',
        'config.ask': '查看 ready',
        'config.read': '读取',
        'config.await': '休眠',
      },
    },
    'shared-counter': {
      name: '共享计数器',
      more: '读出来，加一写回去',
      sentence: byVariant({
        'checks-version': (clients) => `${clients} 个客户端给同一个数加一。读过之后没有别人写过，才写入。`,
        overwrites: (clients) =>
          `${clients} 个客户端给同一个数加一。不管版本直接写入：别人这期间加的就没了。`,
      }),
      parameters: {
        variant: {
          label: '写法',
          values: { 'checks-version': '带上读到的版本', overwrites: '版本填 −1：不检查' },
        },
        pace: PACE,
        rounds: { label: '每个客户端加多少次', values: { endless: '没有尽头' } },
      },
      steps: {
        'counter.read': '读取数字和它的版本',
        'counter.write': '写入加一后的数。版本不符？重新读取',
      },
      stepNames: { 'counter.read': '读取数字', 'counter.write': '写入加一' },
    },
  },
};

function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values['variant'])]?.(format.number(clients)) ?? '';
}
