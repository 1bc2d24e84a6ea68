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
  film: {
    title: '最近几秒的动画',
    about: '带字幕的动态 PNG，可像图片一样放进网页、维基和文档。',
    length: '动画时长',
    seconds: (count) => `${count} 秒`,
    make: '生成动画',
    cancel: '取消',
    progress: '已绘制的帧',
    frame: (done, all) => `第 ${done} 帧，共 ${all} 帧`,
    saved: (seconds, megabytes) => `动画已保存：${seconds} 秒，${megabytes} MB。`,
    cancelled: '已取消，没有保存文件。',
    failed: '此浏览器无法生成动画。',
  },
};
