import type { Messages } from '../../words/messages.ts';

export const failure: Messages['failure'] = {
  title: '模拟停止了',
  text: '它遇到了一个按理不会出现的状态。这是本页的错误，不是你的。此前发生的一切都还在，下面两样东西能让别人重现它：',
  download: '下载记录',
  link: '复制通向这里的链接',
  copied: '已复制',
  again: '重新开始',
  details: '错误原文',
  pageTitle: '页面停止了',
  pageText: '有一部分无法绘制。这是本页的错误，不是你的。地址栏里的地址仍然指向你刚才看到的内容。',
};
