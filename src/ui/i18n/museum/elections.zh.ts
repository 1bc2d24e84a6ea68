import type { PieceWords } from '../../../scenarios/words.ts';

export const elections: Readonly<Record<string, PieceWords>> = {
  'candidate-looks-too-late': {
    name: '列出与监听之间',
    story:
      'B 列出候选者：前面是 A。B 还没注册监听，A 就离任了。exists 回答“没有”，文章却不看这个结果，B 等的是一个已经过去的事件。',
    look: 'B 的节点排第一，B 在休眠，再没有监听能唤醒它。',
    fix: 'exists 查不到，就重新列出。',
  },
  'candidate-told-before-it-waits': {
    name: '候选者还没等，就通知过了',
    story:
      'B 已经注册监听，线程却还没走到 wait()。A 离任，事件到达，回调执行 notify()：没有人在等。然后 B 才开始等。',
    look: 'B 的回调已经执行过，B 的线程却仍在同一个监视器上等待。',
    fix: '通知过的事要记住：先建闭锁，再注册监听；或者在监视器内检查条件。',
  },
  'candidate-not-in-the-list': {
    name: '名单里没有自己',
    story:
      '陌生人删掉了 C 的节点。没有人告诉 C；B 死后它列出候选者，找不到自己，也就没有可等的，于是一遍遍地再列。',
    look: 'C 的请求：每秒上百个，没有尽头。',
    fix: '节点没了就不再是候选者：重新创建，排到最后。',
  },
  'everyone-watches-the-leader': {
    name: '万众瞩目',
    story:
      '六个候选者都监听 Leader 的节点。Leader 一死，发出五个通知，五个客户端都去列子节点，其中一个当选。',
    look: '左边五条箭头同时断开，右边只有一条。',
    fix: '每人监听前一个：比自己小的序号里最大的那个，而不是所有序号里最小的。',
  },
  'leader-for-ever': {
    name: '永远的 Leader',
    story: '候选者的节点是持久的。A 死了，会话过期，节点却还在：从树上看，A 仍在领导。',
    look: '第一个节点没有所有者，大家都在等它消失。',
    fix: '用临时节点：会话没了，它创建的也随之消失。',
  },
  'leader-that-was-not-told': {
    name: '没人告诉的 Leader',
    story: 'A 正在领导，链路被切断。服务器让它的会话过期，B 当选。A 的程序只关心节点删除，于是继续领导。',
    look: '会话过期的那一刻起，有两顶王冠。',
    fix: '断开连接的 Leader 马上停下：那时会话超时只过去三分之二，还没有别人当选。',
  },
  'candidate-ends-its-znode-stays': {
    name: '人去节点在',
    story:
      'B 的创建已执行，应答丢失，异常结束了 B 的线程。进程仍在发心跳，节点就一直在。A 离任后，永远轮到 B。',
    look: 'B 的程序已结束，B 的节点排第一，C 在等它。',
    fix: '应答丢失说明不了什么：先找本会话创建过的节点再重试；要放弃就关闭句柄。',
  },
  'hop-create-is-not-answered': {
    name: '这一跳：创建',
    story: '服务器创建了 B 的节点，应答丢了。文章把没有应答的创建当作失败：B 没有参选，节点却在参选。',
    look: '有一个 B 颜色的节点，B 却不知道。A 一离任，队伍就堵在这里。',
    fix: '应答丢失之后，查询本会话的临时节点。',
  },
  'hop-list-is-not-answered': {
    name: '这一跳：列出',
    story: 'B 的节点已在，getChildren 却失败了。错误写进日志；B 谁也没有监听，再也不会被叫到。',
    look: 'B 的节点排在队里，没有盯着前一个。',
    fix: '读两次没有坏处：重试到有应答为止。',
  },
  'hop-watch-is-not-set': {
    name: '这一跳：注册监听',
    story: 'B 用来注册监听的 exists 随连接一起丢失，没有人重试。A 离任时，没有人告诉 B。',
    look: 'B 在跟随，服务器上却没有它的监听。',
    fix: '重试到有应答为止；如果没有可监听的，就重新列出。',
  },
  'hop-event-does-not-arrive': {
    name: '这一跳：事件',
    story: 'A 离任时 B 断开了。重连之后，Java 客户端重新注册监听，得知错过了什么；kazoo 已经把监听忘了。',
    look: '看重连之后的 B：左边没有监听也没有事件，右边收到 NodeDeleted。',
    fix: '如果客户端库会忘，连接每变一次就再看一遍。',
  },
  'hop-look-after-the-event-fails': {
    name: '这一跳：事件之后的查看',
    story: 'A 离任，B 得到通知，B 的 getChildren 却失败了。监听已用掉，错误在日志里，再没有人会叫 B。',
    look: 'B 的回调执行过一次。B 排第一，却谁也不跟随、谁也不领导。',
    fix: '事件的意思是“再看一遍”：没有看成，就继续。',
  },
  'stopped-and-still-first': {
    name: '停下了，还排第一',
    story: 'A 停止参选：先问自己的节点在不在，应答丢了。文章把它读作“不在”，也就不用删除。A 停了，节点没有。',
    look: 'A 什么也不认为，A 的节点却排第一。',
    fix: '没有应答不等于“没有”。删到有应答为止，或者关闭会话。',
  },
  'cut-off-and-still-leading': {
    name: '断了网，还在领导',
    story:
      'A 正在领导，网络断了。服务器让 A 的会话过期，B 得到通知，开始领导。文章的 process() 只看 NodeDeleted：A 断开时不停，听到会话过期也不停。',
    look: '两顶王冠，A 的节点已经没了。网络恢复后 A 仍这样认为。',
    fix: '连接丢失就停止领导；会话过期后，用新会话重新参选。',
  },
  'dead-by-its-heartbeat': {
    name: '活埋',
    story:
      'A 正在领导，程序卡住了，客户端库仍维持着会话。按 B 的定时器，A 的心跳太旧：B 删掉 A 的节点，自己领导。A 从没有停止认为自己在领导。',
    look: 'A 的会话条是满的，节点却消失了。两顶王冠。',
    fix: '永远不要删别人的临时节点。它死没死，由会话说了算。',
  },
  'dead-by-anothers-clock': {
    name: '死于别人的时钟',
    story:
      'B 的时钟向前跳了一分钟。按这个时钟，所有人的心跳都太旧：B 全部删掉，自己领导。原来的 Leader 到下一次检查才知道。',
    look: '其他节点在同一刻消失，而它们的主人毫发无损。',
    fix: '不要比较两台机器的时钟。会话只由服务器计时。',
  },
  'latches-race-each-other': {
    name: '序号赛跑',
    story:
      '服务器重启，两个 latch 都重来：各自删掉节点，再创建一个。每个都想监听对方的旧节点，发现没了，又重来。',
    look: '序号一路上涨，其间没有人领导。这里最后还是有一个闯了过去；现场曾在两小时内产生 260 万个节点。',
    fix: '从 5.4.0 起，发现前一个节点没了就重新列出，自己的节点保留。',
  },
  'latch-adopts-its-old-node': {
    name: '凭旧名登基',
    story:
      '服务器停得比会话还久。A 的客户端库认定会话丢失，另开一个。恢复后 A 列出节点：旧节点还在，而且是第一个，于是 A 领导。随后服务器让旧会话过期。',
    look: 'A 的节点是一个已结束的会话的颜色。它一消失，B 也当选了。',
    fix: '从 5.7.0 起，排第一的 latch 会读取自己的节点，把 ephemeralOwner 与当前会话比较。',
  },
  'latch-reset-overtaken': {
    name: '被自己的 reset 超车',
    story:
      'B 重来：刚说完自己不领导，线程就卡住了。这时它的事件线程得知 A 的节点没了：B 领导。然后前一个线程继续，把 B 赖以领导的节点删掉。',
    look: 'B 的两个线程：一个让它当上 Leader，另一个拿走它的节点。A 当选，B 仍然认为自己在领导。',
    fix: '从 5.4.0 起，发现自己不是第一个就不再认为在领导，重连时也什么都不删。',
  },
  'latch-finds-a-dying-node': {
    name: '认领了幽灵',
    story:
      'A 的创建已执行，应答丢了，会话也丢了。A 带着新会话寻找自己的 GUID，找到的却是上一个会话的节点，服务器还没来得及清理。A 把它当成自己的。',
    look: 'A 为了幽灵节点，删掉了自己的好节点。幽灵一消失，A 没有节点，仍然认为自己在领导。',
    fix: '从 4.2 起，带保护的创建会记住会话；别的会话创建的，交给删除。',
  },
  'latch-closed-too-early': {
    name: '未生先关',
    story:
      'B 没有耐心：创建请求还在路上，它就关闭了 latch。close() 没有可删的；然后节点创建了。A 离任后，排第一的是一个已关闭的 latch。',
    look: 'B 的程序已结束，B 的节点排第一，C 在等。',
    fix: '从 2.0.1 起，创建得到应答后，latch 会看看自己是否还有用。',
  },
  'latch-path-is-gone': {
    name: '没有人回来',
    story:
      '两个 latch 都丢了会话，节点消失，空容器也随之消失。重连后各自列出 latch：NoNode。直到 5.7，对这个回答什么也不做。',
    look: '两个已连接的客户端，一棵空树，没有任何请求。',
    fix: '从 5.8.0 起，路径没了就重来。',
  },
  'latch-trusts-its-session': {
    name: '失联的 Leader',
    story:
      '用会话策略，挂起的 Leader 继续领导，直到客户端库认定会话丢失，那要再过一个会话超时。服务器开始计时更早：它先让会话过期，B 当选。',
    look: 'A 的状态条写着 SUSPENDED，王冠还在；B 的王冠也出现了。',
    fix: '标准策略在 SUSPENDED 时就停下。若不能接受，Leader 写入的地方就要有防护。',
  },
  'selector-does-not-listen': {
    name: '什么也不做的监听器',
    story:
      'A 的 takeLeadership 正在运行，链路被切断，会话过期。客户端库告诉监听器 SUSPENDED 和 LOST，监听器是空的，什么也不做。takeLeadership 一直不返回。',
    look: 'A 的领导线程穿过 SUSPENDED、LOST、RECONNECTED，与 B 的并行。',
    fix: '继承 LeaderSelectorListenerAdapter：连接一丢，它就取消领导权。',
  },
  'selector-swallows-the-interrupt': {
    name: '被吞掉的中断',
    story:
      '领导权照规矩取消了：takeLeadership 里的线程被中断。代码捕获了 InterruptedException，继续它的循环。',
    look: 'A 的线程被中断了两次，照样领导。',
    fix: '被中断就清理并返回。返回，就是领导权的结束。',
  },
};
