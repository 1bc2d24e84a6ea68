import type { CopyingWords } from '../contracts/copying.ts';
import type { Translation } from '../messages.ts';

export const copyingWords: Translation<CopyingWords> = {
  copied: '已复制',
  nothing: '没有可复制的内容。',
  failed: '无法复制：浏览器不允许。请选中文本自行复制。',
  text: '要复制的文本',
};
