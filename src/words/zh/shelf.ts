import type { ViewWords, Translation } from '../messages.ts';
import { txns } from './txns.ts';
import * as viewWords from './viewWords.ts';

/** How the views share the room. */
const layout: Translation<ViewWords['layout']> = {
  height: '视图的高度',
  between: (left, right) => `“${left}”相对“${right}”的宽度`,
  tools: (view) => `“${view}”的布局`,
  maximize: (view) => `最大化“${view}”`,
  restore: '恢复画面',
  open: (view) => `在第二个窗口打开“${view}”`,
  closeWindow: '关闭第二个窗口',
  blocked: '浏览器拦截了第二个窗口。请允许本页弹出窗口后重试。',
};

export const shelfWords = { ...viewWords, layout, txns };
