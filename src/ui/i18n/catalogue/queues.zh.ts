import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import { format } from '../../../words/zh/nouns.ts';
import type { FamilyWords, ParameterWords } from '../../../scenarios/words.ts';
import { PACE } from './coordination/common.zh.ts';

const PRODUCERS: ParameterWords = { label: '生产者', hint: '其余客户端都是消费者。' };
const ITEMS: ParameterWords = { label: '每个生产者放入的元素', values: { endless: '没有尽头' } };
const WORK: ParameterWords = { label: '处理一个元素要多久' };

export const queues: FamilyWords = {
  scenarios: {
    'fifo-queue': {
      name: '队列',
      more: '元素带序号，最早的先取',
      sentence: sentenceOf({
        claimed: '消费者先认领一个元素，处理完，再把元素和认领一起删除。',
        'process-then-delete': '消费者读出最早的元素，先处理，后删除：没有什么阻止别人处理同一个元素。',
        'delete-then-process': '消费者先删除最早的元素，再处理：如果死在中间，这个元素就哪里都没有了。',
        'produces-again': '消费者先认领。生产者的创建没有应答，就把元素再放一次。',
      }),
      parameters: {
        variant: {
          label: '写法',
          values: {
            claimed: '认领、处理、删除',
            'process-then-delete': '先处理后删除',
            'delete-then-process': '先删除后处理',
            'produces-again': '先认领；没有应答就重新创建',
          },
        },
        whenEmpty: {
          label: '队列为空时',
          values: { watches: '注册监听，等通知', returns: '不监听，过一会儿再看' },
        },
        pace: PACE,
        producers: PRODUCERS,
        items: ITEMS,
        workMs: WORK,
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
    'priority-queue': {
      name: '优先级队列',
      more: '最紧急的元素先取',
      sentence: sentenceOf({
        'fresh-list': '名字里的数字表示元素有多紧急。消费者取每个元素之前都重新列出队列。',
        'old-list': '名字里的数字表示元素有多紧急。消费者照手里的旧列表做完：期间到来的只能等着。',
        'text-order': '名字里的数字表示元素有多紧急，但名字按文本比较：10 排在 9 前面。',
      }),
      parameters: {
        variant: {
          label: '写法',
          values: {
            'fresh-list': '每次都重新列出',
            'old-list': '照旧列表做完',
            'text-order': '按文本比较名字',
          },
        },
        pace: PACE,
        producers: PRODUCERS,
        items: ITEMS,
        workMs: WORK,
      },
    },
    'locking-queue': {
      name: '每个元素一把锁的队列',
      more: '认领、处理、写下结果',
      sentence: sentenceOf({
        'result-in-multi': '写结果与删除元素、认领在同一个事务里：不管谁处理过，只算一次。',
        'work-counts': '处理完立刻生效：先后持有同一个元素的两个人，都做了一遍。',
        'keeps-stale-claim': '认领了已经没有的元素，还留着认领去等，尽管还有别的元素。',
      }),
      parameters: {
        variant: {
          label: '写法',
          values: {
            'result-in-multi': '结果、元素、认领一起',
            'work-counts': '处理完立刻生效',
            'keeps-stale-claim': '留着落空的认领',
          },
        },
        pace: PACE,
        producers: PRODUCERS,
        items: ITEMS,
        workMs: WORK,
      },
      steps: { 'locking.finish': '在一个事务里：写下结果，删除元素和认领' },
      stepNames: { 'locking.finish': '写下结果' },
    },
    'large-queue': {
      name: '长得太长的队列',
      more: '列表比一个数据包还大',
      sentence: sentenceOf({
        'one-list':
          '所有元素在一个列表里。一个数据包装得下 17,772 个 55 字符的名字；再多一个，谁也列不出队列了。',
        sharded: '元素分散在 16 个列表里，个个离满还远。',
        bounded: '生产者添加元素之前先问有多少个，快满了就等。',
      }),
      parameters: {
        variant: {
          label: '写法',
          values: { 'one-list': '一个列表', sharded: '十六个列表', bounded: '生产者及时停下' },
        },
        waiting: { label: '事先等着的元素' },
        producers: PRODUCERS,
        items: ITEMS,
        workMs: WORK,
      },
      steps: {
        'large.room': '查询子节点的个数。太多？过一会儿再问',
        'large.produce': '创建名字里带 GUID 的顺序节点',
        'large.list': '列出元素。没有响应？再列一次',
      },
      stepNames: {
        'large.room': '查询有多少个',
        'large.produce': '生产',
        'large.list': '列出元素',
      },
    },
  },
  pairs: {
    'queue-orders': {
      name: '先处理，还是先认领',
      more: '两人做同一件 · 一人做',
      sentence: '两边各三个消费者。左：没有什么阻止两个人处理同一个元素。右：谁认领谁处理。',
    },
    'queue-lists': {
      name: '旧列表，还是新列表',
      more: '紧急的等着 · 紧急的先走',
      sentence: '左：消费者照手里的列表做完，不管来了什么。右：取每个元素之前重新列出。',
    },
    'item-locks': {
      name: '处理何时生效',
      more: '做完就算 · 随元素删除一起算',
      sentence: '暂停一个正在处理的消费者，等它的会话结束再恢复。左：元素做了两遍。右：只算一遍。',
    },
    'queue-lengths': {
      name: '一个列表，还是十六个',
      more: '长得读不出 · 离满还远',
      sentence: '左：再多几个元素，谁也列不出队列。右：同样多的元素，分在十六个列表里。',
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
