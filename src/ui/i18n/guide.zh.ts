import type { LateMessages } from './late.en.ts';

export const guide: LateMessages['guide'] = {
  look: '你看到的是',
  holder: '持有锁，或者自认为持有锁',
  waiting: '在等待，处于休眠',
  owns: '从客户端到它拥有的节点',
  watches: '从客户端到它监听的节点：只会通知它一次',
  session: '如果没有消息，会话还能活多久；每次心跳都会续满',
  try: '试一试',
  tryKill: '让持锁者宕机。两边各唤醒几个？',
  tryRelease: '让持锁者释放锁。有什么不同？',
  tryPause: '把持锁者冻结，时间超过会话超时，再解冻。谁持有锁？',
  tryMiddle: '让队伍中间的一个宕机。通知谁？锁归谁？',
  keys: '空格播放，方向键单步，K 让选中者或持锁者宕机。按 ? 查看所有按键。',
};
