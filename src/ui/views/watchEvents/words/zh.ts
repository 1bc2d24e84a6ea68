import type { Translation } from '../../../../words/messages.ts';
import { typesetChinese } from '../../../../words/format.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  line: '列：用什么设置监听；行：发生什么。点击一格，播放它。',
  playing: (done, all) => `正在播放：共 ${format.number(all)} 行，已完成 ${format.number(done)} 行…`,
  corner: '发生什么',
  nothing: '没有事件',
  stays: '监听还在',
  cell: (call, happening, events, stays) =>
    typesetChinese(
      `${call}，然后${happening}：${events.length === 0 ? '没有事件' : events.join('，然后')}${stays ? '；监听还在' : ''}`,
    ),
} satisfies Translation<Words>;
