// The words of all museum pieces.
import type { Translation } from '../messages.ts';
import type { PieceWords } from '../../scenarios/scenario/words.ts';
import { coordination } from './museum/coordination.ts';
import { elections } from './museum/elections.ts';
import { ensemble } from './museum/ensemble.ts';
import { locks } from './museum/locks.ts';
import { queues } from './museum/queues.ts';
import type { GalleryWords } from '../contracts/gallery.ts';

export const museum = {
  ...locks,
  ...elections,
  ...queues,
  ...coordination,
  ...ensemble,
} satisfies Translation<Readonly<Record<string, PieceWords>>>;

export const gallery = {
  filter: '筛选展品',
  all: '全部展品',
  byFamily: '按出错的配方',
  byArticle: '按文章',
  articles: {
    S0: '锁、队列与两种选主',
    S1: 'ZooKeeper 的内部原理',
    S2: 'Curator 的 LeaderLatch',
    S3: '可重入的公平锁',
    S4: '候选者选主',
  },
  count: (shown, all) => (shown === all ? `共 ${all} 件展品` : `${all} 件中的 ${shown} 件`),
  playing: '正在播放到违反的时刻…',
  moment: (time, why) => `${time} 时：${why}`,
  legend: {
    belief: '自认为持有、在领导、正在处理',
    waits: '等待',
    away: '断开',
    command: '命令',
    red: '违反',
  },
} satisfies Translation<GalleryWords>;
