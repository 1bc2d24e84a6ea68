import type { ShelfWords, Translation } from '../messages.ts';
import { txns } from './txns.ts';

/** How the views share the room. */
const layout: Translation<ShelfWords['layout']> = {
  height: '视图的高度',
  between: (left, right) => `“${left}”相对“${right}”的宽度`,
  tab: (view) => `${view}：有不同`,
  tools: (view) => `“${view}”的布局`,
  maximize: (view) => `最大化“${view}”`,
  restore: '恢复画面',
  open: (view) => `在第二个窗口打开“${view}”`,
  closeWindow: '关闭第二个窗口',
  blocked: '浏览器拦截了第二个窗口。请允许本页弹出窗口后重试。',
};

/** What can be done to a connection of a client outside. */
const wire: Translation<ShelfWords['wire']> = {
  expire: '使会话过期',
  cut: '切断',
  heal: '恢复',
  faultsOf: (id) => `${id} 的故障`,
};

export const shelfWords = { layout, txns, wire };
