import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import { format } from '../nouns.zh.ts';
import type { FamilyWords } from './contract.ts';

export const queues: FamilyWords = {
  scenarios: {
    'fifo-queue': {
      name: '队列',
      more: '元素带序号，最早的先取',
      sentence: sentenceOf({
        claimed: '消费者先认领一个元素，处理完，再把元素和认领一起删除。',
        'process-then-delete': '消费者读出最早的元素，先处理，后删除：没有什么阻止别人处理同一个元素。',
        'delete-then-process': '消费者先删除最早的元素，再处理：如果死在中间，这个元素就哪里都没有了。',
      }),
      parameters: {
        variant: {
          label: '写法',
          values: {
            claimed: '认领、处理、删除',
            'process-then-delete': '先处理后删除',
            'delete-then-process': '先删除后处理',
          },
        },
        whenEmpty: {
          label: '队列为空时',
          values: { watches: '注册监听，等通知', returns: '不监听，过一会儿再看' },
        },
        pace: { label: '谁定节奏', values: { byItself: '客户端自己', byHand: '你，用它们的按钮' } },
        producers: { label: '生产者', hint: '其余客户端都是消费者。' },
        items: { label: '每个生产者放入的元素', values: { endless: '没有尽头' } },
        workMs: { label: '处理一个元素要多久' },
      },
      steps: {
        'queue.produce': '创建持久顺序节点，元素就在其中',
        'queue.list': '列出元素。序号最小的最早',
        'queue.await': '一个也没有，就等列表上的监听响起',
        'queue.claim': '以元素的名字创建临时的认领节点，再读元素。已被认领？换下一个',
        'queue.read': '读取最早的元素。已经没了？重新列出',
        'queue.work': '处理',
        'queue.delete': '删除元素',
        'queue.finish': '在一个事务里删除元素和认领',
      },
      stepNames: {
        'queue.produce': '生产',
        'queue.list': '列出元素',
        'queue.await': '休眠',
        'queue.claim': '认领',
        'queue.read': '读取元素',
        'queue.work': '处理',
        'queue.delete': '删除元素',
        'queue.finish': '收尾',
      },
    },
  },
  contradictions: {
    nobodyWouldConsume: '至少要有一个客户端是消费者：减少生产者，或增加客户端。',
  },
};

function sentenceOf(forms: Readonly<Record<string, string>>): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => {
    const producers = Number(values['producers']);
    const consumers = Math.max(clients - producers, 0);
    return `${format.number(producers)} 个生产者，${format.number(consumers)} 个消费者。${forms[String(values['variant'])] ?? ''}`;
  };
}
