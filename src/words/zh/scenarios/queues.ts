import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { format } from '../nouns.ts';
import type { FamilyWords, ParameterWords } from '../../../scenarios/scenario/words.ts';
import { PACE } from './coordination/common.ts';

const PRODUCERS: ParameterWords = { label: '生产者', hint: '其余客户端都是消费者。' };
const ITEMS: ParameterWords = { label: '每个生产者放入的元素数', values: { endless: '不限' } };
const WORK: ParameterWords = { label: '处理一个元素的时间' };

export const queues: FamilyWords = {
  scenarios: {
    'fifo-queue': {
      name: '先进先出队列',
      more: '元素带序号，最早的先处理',
      sentence: sentenceOf({
        claimed: '消费者先认领元素，处理完，再把元素和认领节点一起删除。',
        'process-then-delete': '消费者读出最早的元素，先处理，后删除。别的消费者可能处理同一个元素。',
        'delete-then-process': '消费者先删除最早的元素，再处理。如果中途死掉，元素就丢失了。',
        'produces-again': '消费者先认领。生产者在响应丢失后，把元素再放一次。',
        published:
          '文章原版：dequeue() 列出、读取、删除并返回最早的元素。队列为空返回 null，调用失败也返回 null。',
        'published-without-data':
          '文章原版，enqueue() 存的数据是 null。dequeue() 删掉元素，返回它的数据：null。',
      }),
      parameters: {
        variant: {
          label: '写法',
          values: {
            claimed: '认领、处理、删除',
            'process-then-delete': '先处理后删除',
            'delete-then-process': '先删除后处理',
            'produces-again': '先认领；响应丢失就重新创建',
            published: '文章原版：读取、删除、返回',
            'published-without-data': '文章原版，元素不带数据',
          },
        },
        whenEmpty: {
          label: '队列为空时',
          values: { watches: '注册监听，等待通知', returns: '返回 null，消费者结束' },
        },
        pace: PACE,
        producers: PRODUCERS,
        items: ITEMS,
        workMs: WORK,
      },
      steps: {
        'queue.produce': '为元素创建持久顺序节点',
        'queue.list': '列出元素。序号最小的最早',
        'queue.await': '队列为空，就等待子节点监听触发',
        'queue.claim': '以元素的名字创建临时认领节点，再读元素。已被认领则换下一个',
        'queue.read': '读取最早的元素。已不存在则重新列出',
        'queue.work': '处理',
        'queue.delete': '删除元素',
        'queue.finish': '在一个事务里删除元素和认领节点',
      },
      stepNames: {
        'queue.produce': '生产',
        'queue.list': '列出元素',
        'queue.await': '等待',
        'queue.claim': '认领',
        'queue.read': '读取元素',
        'queue.work': '处理',
        'queue.delete': '删除元素',
        'queue.finish': '收尾',
      },
    },
    'priority-queue': {
      name: '优先级队列',
      more: '最紧急的元素先处理',
      sentence: sentenceOf({
        'fresh-list': '名字里的数字表示元素有多紧急。消费者取每个元素之前都重新列出队列。',
        'old-list': '名字里的数字表示元素有多紧急。消费者按旧列表处理完，新来的元素只能等待。',
        'text-order': '名字里的数字表示元素有多紧急，但名字按文本比较，10 排在 9 前面。',
      }),
      parameters: {
        variant: {
          label: '写法',
          values: {
            'fresh-list': '每次都重新列出',
            'old-list': '按旧列表处理完',
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
      name: '带锁的队列：每个元素一把锁',
      more: '认领、处理、写入结果',
      sentence: sentenceOf({
        'result-in-multi': '一个事务里写入结果，并删除元素和认领节点。不论谁处理，结果只算一次。',
        'work-counts': '处理完立刻生效。两个消费者先后认领同一个元素，就处理了两次。',
        'keeps-stale-claim': '消费者认领了已删除的元素，仍保留认领节点等待，尽管还有别的元素。',
      }),
      parameters: {
        variant: {
          label: '写法',
          values: {
            'result-in-multi': '结果、元素、认领同一事务',
            'work-counts': '处理完立刻生效',
            'keeps-stale-claim': '保留无效的认领',
          },
        },
        pace: PACE,
        producers: PRODUCERS,
        items: ITEMS,
        workMs: WORK,
      },
      steps: { 'locking.finish': '在一个事务里：写入结果，删除元素和认领节点' },
      stepNames: { 'locking.finish': '写入结果' },
    },
    'large-queue': {
      name: '队列过长，无法列出 (jute.maxbuffer)',
      more: '子节点列表超过一个数据包',
      sentence: sentenceOf({
        'one-list':
          '所有元素在一个列表里。一个数据包装得下 17,772 个 55 字符的名字；再多一个，Java 客户端就无法列出队列。',
        sharded: '元素分散在 16 个列表里，都远未满。',
        bounded: '生产者添加元素之前先查询数量，快满时等待。',
      }),
      parameters: {
        variant: {
          label: '写法',
          values: { 'one-list': '一个列表', sharded: '十六个列表', bounded: '生产者在快满时等待' },
        },
        waiting: { label: '初始元素数' },
        producers: PRODUCERS,
        items: ITEMS,
        workMs: WORK,
      },
      steps: {
        'large.room': '查询子节点数。太多则稍后再查',
        'large.produce': '创建名字里带 GUID 的顺序节点',
        'large.list': '列出元素。没有响应则重新列出',
      },
      stepNames: {
        'large.room': '查询数量',
        'large.produce': '生产',
        'large.list': '列出元素',
      },
    },
  },
  pairs: {
    'queue-orders': {
      name: '队列：先处理与先认领',
      more: '处理两次 · 处理一次',
      sentence: '两边各三个消费者。左：两个消费者可能处理同一个元素。右：只有认领的消费者处理。',
    },
    'queue-lists': {
      name: '优先级队列：旧列表与新列表',
      more: '紧急的元素等待 · 紧急的元素先处理',
      sentence: '左：消费者按旧列表处理完，忽略新元素。右：处理每个元素之前重新列出。',
    },
    'item-locks': {
      name: '队列：立刻生效与随事务生效',
      more: '处理完就算 · 随删除一起算',
      sentence: '暂停一个正在处理的消费者，会话过期后再恢复。左：元素算两次。右：只算一次。',
    },
    'queue-lengths': {
      name: '大队列：一个列表与十六个列表',
      more: '太长，无法列出 · 远未满',
      sentence: '左：再多几个元素，Java 客户端就无法列出队列。右：同样多的元素，分在十六个列表里。',
    },
  },
  contradictions: {
    nobodyWouldConsume: '至少要有一个客户端是消费者。请减少生产者，或增加客户端。',
  },
};

function sentenceOf(forms: Readonly<Record<string, string>>): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => {
    const producers = Number(values['producers']);
    const consumers = Math.max(clients - producers, 0);
    return `${format.number(producers)} 个生产者，${format.number(consumers)} 个消费者。${forms[String(values['variant'])] ?? ''}`;
  };
}
