import type { Messages, Translation } from '../messages.ts';

export const shell = {
  documentTitle: 'Znode Lab：看懂 ZooKeeper，再把它弄坏',
  title: 'Znode Lab',
  close: '关闭',
  toPicture: '跳到示意图',
  settings: '语言与外观',
  share: '分享',
  shareTip: '指向此刻的链接',
  help: '按键与用语',
  present: '演示',
  presentTip: '课堂全屏：文字变大，面板收起',
  endPresent: '结束演示',
  compare: '对比',
  single: '单个',
  worlds: '世界',
  left: '左',
  right: '右',
  only: '世界',
  loading: '请稍候…',
  notice: {
    dismiss: '知道了',
    branch: (at) => `从 ${at} 开出新分支。原来的未来还在。`,
    backTo: '回到原来的',
    refusedHere: (world, reason) => `${world}：无法执行，${reason}。`,
    full: '这次运行已达到页面能保存的长度。请重新开始，或回到过去另开分支。',
  },
  hints: {
    kill: '点我，让我宕机',
    again: '后退一步，再看一遍',
  },
  failure: {
    goOn: '再试一次',
    notFetched: '页面有一部分没能取到。',
    reload: '重新加载页面',
    momentText: '这一时刻无法绘制。这是本页的错误；之后的时刻也许没问题。',
  },
  panels: {
    name: '面板',
    card: '卡片',
    log: '日志',
    guide: '导览',
    open: '导览、卡片和日志',
    nothing: '点击图中的客户端、节点、监听或消息：它的卡片会在这里打开。',
  },
} satisfies Translation<Messages['shell']>;

export const failure = {
  title: '模拟停止了',
  text: '它遇到了一个按理不会出现的状态。这是本页的错误，不是你的。此前发生的一切都还在，下面两样东西能让别人重现它：',
  download: '下载记录',
  link: '复制通向这里的链接',
  copied: '已复制',
  again: '重新开始',
  details: '错误原文',
  pageTitle: '页面停止了',
  pageText: '有一部分无法绘制。这是本页的错误，不是你的。地址栏里的地址仍然指向你刚才看到的内容。',
} satisfies Translation<Messages['failure']>;
