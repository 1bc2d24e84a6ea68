// What the poster of an embed says before anything else is loaded: in every language, since nothing is fetched for it.
import type { MenuLanguageId, SOURCE } from './languages.ts';

export interface PosterWords {
  readonly play: string;
  readonly loading: string;
  readonly failed: string;
  readonly beginsWith: string;
  readonly unknownScene: (scene: string) => string;
  readonly title: string;
  /** What the picture of a figure shows, by the figure's id, for readers who do not see it. */
  readonly results: Readonly<Record<string, string>>;
}

type Poster = Readonly<Partial<Record<MenuLanguageId, PosterWords>> & Record<typeof SOURCE, PosterWords>>;

export const POSTER_WORDS: Poster = {
  en: {
    play: 'Play',
    loading: 'Loading…',
    failed: 'Failed to load. Try again',
    beginsWith: 'The picture shows the scenario with its defaults. It starts with ',
    unknownScene: (scene) => `There is no scenario “${scene}”. This is the default one.`,
    title: 'Znode Lab, an interactive picture of ZooKeeper',
    results: {
      'herd-figure':
        'All watch the lock: 28 wake-ups in all. Each watches its predecessor: 7 wake-ups in all.',
      'fence-figure':
        'A and B both believe for 2 s that they hold the lock. A4 comes with token 0 after token 1: the fence rejects it.',
      'failover-figure': 'A2 was on 3 of 5 servers when the leader died: every new leader has it.',
      'partition-figure': '2 of 5 servers cannot commit A1. The other 3 commit B2.',
      'queue-figure': 'Both consumers wake. One claim wins: only B processes A1.',
    },
  },
  'zh-CN': {
    play: '播放',
    loading: '加载中…',
    failed: '加载失败，请重试',
    beginsWith: '图为场景的默认设置。启动时：',
    unknownScene: (scene) => `没有名为“${scene}”的场景，这里显示的是默认场景。`,
    title: 'Znode Lab，可操作的图',
    results: {
      'herd-figure': '都监听同一把锁：共 28 次唤醒。各自监听前一个节点：共 7 次唤醒。',
      'fence-figure': 'A 和 B 同时认为自己持有锁，共 2 s。A4 带着令牌 0，在令牌 1 之后到达：被防护拒绝。',
      'failover-figure': '领导者宕机时，5 台服务器中有 3 台已写入 A2：任何新领导者都有它。',
      'partition-figure': '5 台中的 2 台无法提交 A1；另外 3 台提交了 B2。',
      'queue-figure': '两个消费者都被唤醒，但只有一个认领成功：B 处理 A1。',
    },
  },
};
