import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { FamilyWords, ParameterWords } from '../../../scenarios/scenario/words.ts';

export const ensembleFailures: FamilyWords['scenarios'] = {
  'fresh-read': {
    name: '线性一致性读：先 sync 或先写',
    more: '直接读、先 sync 再读、先写再读',
    subtitle: by('reader', { reads: '直接读', syncs: '先 sync 再读', writesFirst: '先写再读' }),
    sentence: by('reader', {
      reads: '客户端 B 从别处得知有一次写入，于是去读。它读到所连服务器上的值，可能是旧值。',
      syncs: '客户端 B 读之前先 sync：它的服务器先与它所知的领导者同步。',
      writesFirst: '客户端 B 读之前先写入：能确认这次写入的服务器有多数派支持，也就有之前的全部写入。',
    }),
    parameters: {
      story: story({
        'told-by-telephone': '从别处得知的写入',
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
    name: '应答丢失：写入成功了吗？',
    more: '领导者在应答之前宕机',
    subtitle: by('unanswered', { takesItForDone: '当作成功', looks: '先检查结果' }),
    sentence: by('unanswered', {
      takesItForDone: '客户端 A 加一，连接断了，A 就当写入成功。',
      looks: '客户端 A 加一，连接断了，A 先读再决定：没写入就再加一次。',
    }),
    parameters: {
      story: story({ 'gone-with-its-leader': '写入随领导者丢失', 'counter-is-full': 'zxid 计数器用尽' }),
      unanswered: {
        label: '应答丢失后',
        values: { takesItForDone: '当作成功', looks: '先检查，需要时重做' },
      },
    },
  },
  'comes-back': {
    name: '未提交的写入：旧领导者恢复',
    more: '哪台服务器的历史更新',
    subtitle: by('voteOrder', { epochFirst: '投票先比 epoch，再比 zxid', zxidOnly: '投票只比 zxid' }),
    sentence: by('voteOrder', {
      epochFirst:
        '服务器 3 宕机，有一次写入只在它那里。新 epoch 开始，不含这次写入。服务器 3 恢复后，新 epoch 胜过它更长的日志。',
      zxidOnly:
        '服务器 3 宕机，有一次写入只在它那里。新 epoch 开始，不含这次写入。但投票只比 zxid，日志最长的获胜。',
    }),
    parameters: {
      story: story({ 'back-from-the-dead': '被丢弃的写入重现' }),
      voteOrder: {
        label: '比较历史新旧',
        values: { epochFirst: '先比 epoch，再比 zxid', zxidOnly: '只比 zxid（3.4.0 之前）' },
      },
    },
  },
};

function story(values: Readonly<Record<string, string>>): ParameterWords {
  return { label: '发生什么', values: { ...values, none: '由你操作' } };
}

function by(
  parameter: string,
  sentences: Readonly<Record<string, string>>,
): (choice: ScenarioChoice) => string {
  return ({ values }) => sentences[String(values[parameter])] ?? '';
}
