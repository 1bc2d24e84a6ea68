// What the poster of an embed says before anything else is loaded: all languages are here, since nothing is fetched for it.
import type { WordsAtOnce } from './languages.ts';

export interface PosterWords {
  readonly play: string;
  readonly loading: string;
  readonly failed: string;
  readonly beginsWith: string;
  readonly unknownScene: (scene: string) => string;
  readonly otherName: (name: string, right: string) => string;
  readonly title: string;
  /** What the picture of each figure shows, in their order, for readers who do not see it. */
  readonly results: readonly string[];
}

export const POSTER_WORDS: WordsAtOnce<PosterWords> = {
  en: {
    play: 'Play',
    loading: 'Loading…',
    failed: 'Failed to load. Try again',
    beginsWith: 'The picture shows the scenario with its defaults. It starts with ',
    unknownScene: (scene) => `There is no scenario “${scene}”. This is the default one.`,
    otherName: (name, right) => `“${name}” is not valid. Use: ${right}`,
    title: 'Znode Lab, an interactive picture of ZooKeeper',
    results: [
      '28 wake-ups against 7',
      'The fence rejects A4',
      'A2 survives the leader',
      '3 of 5 servers can commit',
      'Only B processes A1',
    ],
  },
  'zh-CN': {
    play: '播放',
    loading: '加载中…',
    failed: '加载失败，请重试',
    beginsWith: '图为场景的默认设置。启动时：',
    unknownScene: (scene) => `没有名为“${scene}”的场景，这里显示的是默认场景。`,
    otherName: (name, right) => `“${name}”无效。应为：${right}`,
    title: 'Znode Lab，可操作的图',
    results: [
      '28 次唤醒，对 7 次',
      '防护拒绝 A4',
      '领导者宕机后 A2 仍在',
      '5 台中 3 台能提交',
      '只有 B 处理 A1',
    ],
  },
};
