import type { TakeAwayWords } from '../contracts/takeAway.ts';
import type { Translation } from '../messages.ts';

export const takeAwayWords: Translation<TakeAwayWords> = {
  title: '保存为文件',
  forms: {
    svg: { label: 'SVG', about: '画面，可用于文档和幻灯片。' },
    png: { label: 'PNG', about: '画面，两倍分辨率。' },
    mermaid: { label: 'Mermaid', about: '最近 200 条消息的时序图。' },
    shiviz: { label: 'ShiViz 日志', about: '每个事件及其向量时钟，可用 ShiViz 绘制。' },
    ndjson: { label: '轨迹', about: '每条记录一行 JSON，包含起因。' },
  },
  saved: (form) => `${form}：已保存。`,
  failed: (form) => `${form}：此浏览器无法生成该文件。`,
};
