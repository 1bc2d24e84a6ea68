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
  },
};

function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values['variant'])]?.(format.number(clients)) ?? '';
}
