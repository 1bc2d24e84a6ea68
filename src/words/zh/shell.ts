import type { Messages, Translation } from '../messages.ts';

export const shell = {
  documentTitle: 'Znode Lab：弄懂 ZooKeeper，再把它弄坏',
  title: 'Znode Lab',
  close: '关闭',
  toPicture: '跳到示意图',
  settings: '设置',
  share: '分享',
  shareTip: '指向此刻的链接',
  help: '帮助',
  rooms: '场景库',
  roomsTip: '全部场景、对比、故障、课程与演示',
  present: '演示',
  presentTip: '课堂全屏：文字变大，面板收起',
  endPresent: '结束演示',
  compare: '对比',
  single: '单个',
  worlds: '世界',
  left: '左',
  right: '右',
  only: '世界',
  loading: '加载中…',
  notice: {
    dismiss: '关闭',
    branch: (at) => `已从 ${at} 新建分支。原来的分支保留。`,
    backTo: '切换回去',
    refusedHere: (world, reason) => `${world}：无法执行，${reason}。`,
    full: '这次运行已达到最大长度。请重新开始，或回到较早的时刻新建分支。',
  },
  hints: {
    kill: '杀死我',
  },
  failure: {
    goOn: '重试',
    notFetched: '页面有一部分加载失败。',
    reload: '重新加载页面',
    momentText: '这一时刻无法绘制。这是 Znode Lab 的缺陷，其他时刻可能不受影响。',
  },
  panels: {
    name: '面板',
    card: '详情',
    log: '日志',
    guide: '导览',
    open: '导览、详情和日志',
    nothing: '点击图中的客户端、服务器、节点或消息，在这里查看详情。',
  },
} satisfies Translation<Messages['shell']>;

export const failure = {
  title: '模拟停止了',
  text: '模拟遇到了不该出现的状态。这是 Znode Lab 的缺陷，不是你的操作有误。此前的运行都还在。用下面的记录或链接可以报告并重现问题：',
  download: '下载记录',
  link: '复制此刻的链接',
  copied: '已复制',
  again: '重新开始',
  details: '错误信息',
  pageTitle: '页面已停止工作',
  pageText:
    '有一部分无法绘制。这是 Znode Lab 的缺陷，不是你的操作有误。地址栏里的链接仍指向你刚才看到的内容。',
} satisfies Translation<Messages['failure']>;
