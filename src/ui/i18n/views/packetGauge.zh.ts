import { format } from '../nouns.zh.ts';
import type { PacketGaugeWords } from './packetGauge.en.ts';

export const packetGauge: PacketGaugeWords = {
  empty: '没有可以衡量的子节点列表。',
  fits: (children, bytes) => `${format.number(children)} 个名字，${format.number(bytes)} 字节。`,
  tooLong: (bytes) => `${format.number(bytes)} 字节：默认限制的客户端已经读不出这个列表。`,
  limit: (bytes) => `一个数据包最多 ${format.number(bytes)} 字节`,
  room: (count, each) => `可容纳 ${format.number(count)} 个 ${format.number(each)} 字节的名字`,
  share: (percent) => `${percent} %`,
  gauge: (path, bytes, limit) =>
    `${path} 的列表占 ${format.number(bytes)} 字节，上限 ${format.number(limit)} 字节`,
};
