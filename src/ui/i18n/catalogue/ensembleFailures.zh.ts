import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import type { FamilyWords, ParameterWords } from '../../../scenarios/words.ts';

export const ensembleFailures: FamilyWords['scenarios'] = {
  'fresh-read': {
    name: '必须读到最新值',
    more: '直接读、先 sync、先写',
    subtitle: by('reader', { reads: '直接读', syncs: '先 sync 再读', writesFirst: '先写再读' }),
    sentence: by('reader', {
      reads: '客户端 B 从别处得知有一次写入，于是去读。它得到的是所连服务器手上的值，可能是旧的。',
      syncs: '客户端 B 读之前先 sync：它的服务器先追上自己所知的领导者。',
      writesFirst: '客户端 B 读之前先写点什么：能回答这次写入的服务器背后有多数，也就有之前的全部写入。',
    }),
    parameters: {
      story: story({
        'told-by-telephone': '电话里听说的',
        'leader-that-was-replaced': '已被取代的领导者',
        'sync-asks-the-old-leader': '向旧领导者 sync',
      }),
      reader: {
        label: '客户端 B 怎样读',
        values: { reads: '直接读', syncs: '先 sync，再读', writesFirst: '先写，再读' },
      },
      servers: { label: '服务器数' },
    },
  },
  'unanswered-write': {
    name: '做了，还是没做？',
    more: '领导者没了，回答也没了',
    subtitle: by('unanswered', { takesItForDone: '没有回答就当已完成', looks: '没有回答就先查看' }),
    sentence: by('unanswered', {
      takesItForDone: '客户端 A 加一，连接断了，A 就当已经加上。',
      looks: '客户端 A 加一，连接断了，A 先读再下结论：没加上的就再加一次。',
    }),
    parameters: {
      story: story({ 'gone-with-its-leader': '随领导者消失', 'counter-is-full': '计数器满了' }),
      unanswered: {
        label: '没有得到回答的调用',
        values: { takesItForDone: '当作已完成', looks: '先查看，需要时重做' },
      },
    },
  },
  'comes-back': {
    name: '被丢弃的写入，和归来的领导者',
    more: '谁的历史更新',
    subtitle: by('voteOrder', { epochFirst: '投票先比 epoch，再比 zxid', zxidOnly: '投票只比 zxid' }),
    sentence: by('voteOrder', {
      epochFirst:
        '服务器 3 带着一次别人都没有的写入宕机。没有这次写入的新 epoch 开始了；服务器 3 回来时，新 epoch 胜过它更长的日志。',
      zxidOnly:
        '服务器 3 带着一次别人都没有的写入宕机。没有这次写入的新 epoch 开始了；但这里只比 zxid，日志最长的获胜。',
    }),
    parameters: {
      story: story({ 'back-from-the-dead': '死而复生' }),
      voteOrder: {
        label: '谁的历史更新',
        values: { epochFirst: '先比 epoch，再比 zxid', zxidOnly: '只比 zxid（3.4.0 之前）' },
      },
    },
  },
};

function story(values: Readonly<Record<string, string>>): ParameterWords {
  return { label: '会发生什么', values: { ...values, none: '由你来做' } };
}

function by(
  parameter: string,
  sentences: Readonly<Record<string, string>>,
): (choice: ScenarioChoice) => string {
  return ({ values }) => sentences[String(values[parameter])] ?? '';
}
