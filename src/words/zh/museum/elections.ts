import type { PieceWords } from '../../../scenarios/scenario/words.ts';

export const elections: Readonly<Record<string, PieceWords>> = {
  'candidate-looks-too-late': {
    name: '丢失唤醒：领导者在监听前已离任',
    story:
      'B 列出候选者：前面是 A。B 还没注册监听，A 就离任了。exists 返回不存在，文章的代码却忽略这个结果，B 等待一个永远不会来的事件。',
    look: 'B 的节点排第一，B 在等待，再没有监听能唤醒它。',
    fix: 'exists 返回不存在，就重新列出。',
  },
  'candidate-told-before-it-waits': {
    name: '丢失唤醒：notify() 先于 wait()',
    story:
      'B 已经注册监听，线程却还没执行到 wait()。A 离任，事件到达，回调执行 notify()：没有线程在等。然后 B 才开始等待。',
    look: 'B 的回调已经执行过，B 的线程却仍在同一个监视器上等待。',
    fix: '通知要能留存：先创建闭锁，再注册监听；或者在监视器内检查条件。',
  },
  'candidate-not-in-the-list': {
    name: '忙循环：列表里没有自己',
    story:
      '别的客户端删掉了 C 的节点，C 并不知道。B 死后 C 列出候选者，找不到自己，也没有可等的节点，于是反复列出。',
    look: 'C 的请求：每秒几十个，没有尽头。',
    fix: '节点没了就不再是候选者：重新创建，排到最后。',
  },
  'everyone-watches-the-leader': {
    name: '领导者选举中的羊群效应',
    story:
      '六个候选者中，五个监听领导者的节点。领导者一死，发出五个通知，五个客户端都去列出子节点，其中一个当选。',
    look: '左边五条箭头同时断开，右边只有一条。',
    fix: '每个候选者监听前一个节点：比自己小的序号里最大的那个，而不是所有序号里最小的。',
  },
  'leader-for-ever': {
    name: '持久候选节点：已死的领导者',
    story: '候选者的节点是持久节点。A 死了，会话过期，节点还排在第一：没有领导者，别人也当不上。',
    look: '第一个节点没有所有者，其余候选者都在等它消失。',
    fix: '使用临时节点：它随会话一起消失。',
  },
  'leader-that-was-not-told': {
    name: '会话过期后的两个领导者',
    story: 'A 是领导者，链路断开。服务器让它的会话过期，B 当选。A 的程序只检查节点删除，于是继续领导。',
    look: '从会话过期的那一刻起，有两顶王冠。',
    fix: '连接断开的领导者必须立即停止：那时会话超时时间只过去三分之二，还没有别的候选者当选。',
  },
  'candidate-ends-its-znode-stays': {
    name: '孤儿节点：候选者的线程已结束',
    story:
      'B 的创建已执行，响应丢失，异常结束了 B 的线程。进程仍在发心跳，节点就一直在。A 离任后，永远轮到 B。',
    look: 'B 的程序已结束，B 的节点排第一，C 在等它。',
    fix: '响应丢失说明不了结果：重试之前先查找本会话创建的节点；要放弃就关闭句柄。',
  },
  'hop-create-is-not-answered': {
    name: 'create 的响应丢失',
    story:
      '服务器创建了 B 的节点，响应丢了。文章的代码把它当作失败，B 又用第二个节点参选，第一个节点却留在队列里。',
    look: '两个 B 颜色的节点，B 只知道第二个。A 一离任，队列就堵在第一个上。',
    fix: '响应丢失之后，查询本会话的临时节点。',
  },
  'hop-list-is-not-answered': {
    name: 'getChildren 的响应丢失',
    story: 'B 的节点已在，getChildren 却失败了。错误写进日志；B 没有监听任何节点，再也不会得到通知。',
    look: 'B 的节点在队列里，却没有监听前一个节点。',
    fix: '重复读取没有坏处：重试直到得到响应。',
  },
  'hop-watch-is-not-set': {
    name: 'exists 失败，监听没有注册',
    story: 'B 用来注册监听的 exists 随连接一起丢失，也没有重试。A 离任时，B 得不到通知。',
    look: 'B 在跟随，服务器上却没有它的监听。',
    fix: '重试直到得到响应；如果没有可监听的节点，就重新列出。',
  },
  'hop-event-does-not-arrive': {
    name: '监听随连接丢失 (kazoo)',
    story: 'A 离任时 B 断开了。重连之后，Java 客户端重新注册监听，得知错过了什么；kazoo 已丢掉监听。',
    look: '看重连之后的 B：左边没有监听也没有事件，右边收到 NodeDeleted。',
    fix: '如果客户端库会丢掉监听，连接状态一变就重新检查。',
  },
  'hop-look-after-the-event-fails': {
    name: '事件之后的 getChildren 失败',
    story: 'A 离任，B 得到通知，B 的 getChildren 却失败了。监听已用掉，错误在日志里，B 再也不会得到通知。',
    look: 'B 的回调执行过一次。B 排第一，没有跟随任何候选者。',
    fix: '事件的意思是“重新检查”：重试直到得到响应。',
  },
  'stopped-and-still-first': {
    name: '候选者已停止，节点仍在',
    story:
      'A 停止参选：先检查自己的节点是否存在，响应丢了。文章的代码当作“不存在”，也就没有删除。A 再次参选时用第二个节点跟随，第一个节点仍排第一。',
    look: 'A 有两个节点。A 不认为自己是领导者，它的第一个节点却排第一。',
    fix: '没有响应不等于“不存在”。反复删除直到得到响应，或者关闭会话。',
  },
  'cut-off-and-still-leading': {
    name: '两个领导者：忽略连接事件',
    story:
      'A 是领导者，链路断开。服务器让 A 的会话过期，B 得到通知，成为领导者。文章的 process() 只处理 NodeDeleted：A 断开连接时不停止，得知会话过期也不停止。',
    look: '两顶王冠，A 的节点已经没了。链路恢复后，A 仍认为自己是领导者。',
    fix: '连接丢失就停止领导；会话过期后，用新会话重新参选。',
  },
  'dead-by-its-heartbeat': {
    name: '心跳定时器误删正常的领导者',
    story:
      'A 是领导者，程序卡住了，客户端库仍维持着会话。按 B 的定时器，A 的心跳过旧：B 删掉 A 的节点，成为领导者。A 仍认为自己是领导者。',
    look: 'A 的会话条是满的，节点却消失了。两顶王冠。',
    fix: '不要删除别的客户端的临时节点。客户端是否已死，只由会话判断。',
  },
  'dead-by-anothers-clock': {
    name: '时钟偏差：误删正常的成员',
    story:
      'B 的时钟向前跳了一分钟。按这个时钟，其他成员的心跳都过旧：B 全部删掉，成为领导者。原来的领导者到下一次检查才发现。',
    look: '其他节点在同一刻消失，而成员都没有故障。',
    fix: '不要比较两台机器的时钟。会话只由服务器计时。',
  },
  'latches-race-each-other': {
    name: 'LeaderLatch 互相重置（5.4.0 之前）',
    story:
      '服务器重启，两个 latch 都重置：各自删掉节点，再创建一个。每个都想监听对方的旧节点，发现已不存在，又重置。',
    look: '序号一路上涨，其间没有领导者。这里最终有一个 latch 当选；生产环境曾在两小时内产生 260 万个节点。',
    fix: '从 5.4.0 起，发现前一个节点不存在就重新列出，保留自己的节点。',
  },
  'latch-adopts-its-old-node': {
    name: '凭旧会话的节点当选',
    story:
      '服务器停机的时间超过会话超时。A 的客户端库判定会话丢失，另开一个会话。重连后 A 列出节点：旧节点还在，而且排第一，于是 A 当选。随后服务器让旧会话过期。',
    look: 'A 的节点是已结束会话的颜色。它一消失，B 也当选了。',
    fix: '从 5.7.0 起，排第一的 latch 会读取自己的节点，把 ephemeralOwner 与当前会话比较。',
  },
  'latch-reset-overtaken': {
    name: '重置与事件线程的竞态',
    story:
      'B 重置：刚放弃领导权，线程就卡住了。这时它的事件线程得知 A 的节点已消失：B 当选。然后前一个线程继续，删掉 B 当选所凭的节点。',
    look: 'B 的两个线程：一个让它当选，另一个删掉它的节点。A 当选，B 仍认为自己是领导者。',
    fix: '从 5.4.0 起，发现自己不是第一个就停止领导，重连时也不删除节点。',
  },
  'latch-finds-a-dying-node': {
    name: '误认上一个会话的节点',
    story:
      'A 的 create 已执行，响应丢了，会话也丢了。A 用新会话查找自己的 GUID，找到的却是上一个会话的节点，服务器还没清理。A 把它当成自己的。',
    look: 'A 删掉了有效的新节点，保留旧节点。旧节点一消失，A 没有任何节点，仍认为自己是领导者。',
    fix: '从 4.2 起，带保护的 create 会记住会话，删除以前会话创建的节点。正确的做法里“不反复折腾”同样被打破：重置和重试的 create 各创建一个节点，A 再删掉前一个。',
  },
  'latch-closed-too-early': {
    name: 'create 尚未响应就关闭 latch',
    story:
      'B 不再等待：create 请求还在路上，它就关闭了 latch。close() 没有可删的节点；之后节点才创建。A 离任后，排第一的是一个已关闭的 latch。',
    look: 'B 的程序已结束，B 的节点排第一，C 在等。',
    fix: '从 2.0.1 起，create 得到响应后，latch 会检查自己是否已关闭。',
  },
  'latch-path-is-gone': {
    name: 'latch 路径被删除后没有领导者',
    story:
      '两个 latch 都丢了会话，节点消失，空容器节点也随之消失。重连后各自列出 latch，得到 NoNode。5.7 及以前的版本对此不做处理。',
    look: '两个已连接的客户端，一棵空树，没有任何请求。',
    fix: '从 5.8.0 起，路径不存在就重置。',
  },
  'latch-trusts-its-session': {
    name: '会话策略下的两个领导者',
    story:
      '使用会话策略，挂起的领导者继续领导，直到客户端库判定会话丢失，即再过一个会话超时。服务器开始计时更早：它先让会话过期，B 当选。',
    look: 'A 的状态条显示 SUSPENDED，王冠还在；B 的王冠也出现了。',
    fix: '标准策略在 SUSPENDED 时就停止。如果不能接受，领导者写入的资源就要检查防护令牌。',
  },
  'selector-does-not-listen': {
    name: '空监听器：领导权不会取消',
    story:
      'A 的 takeLeadership 正在运行，链路断开，会话过期。客户端库通知了 SUSPENDED 和 LOST，但监听器是空的。takeLeadership 一直不返回。',
    look: 'A 的领导线程经过 SUSPENDED、LOST、RECONNECTED 仍在运行，与 B 的并行。',
    fix: '继承 LeaderSelectorListenerAdapter：连接一丢失，它就取消领导权。',
  },
  'selector-swallows-the-interrupt': {
    name: '吞掉 InterruptedException',
    story: '领导权已正确取消：takeLeadership 里的线程被中断。代码捕获了 InterruptedException，继续循环。',
    look: 'A 的线程被中断了两次，仍是领导者。',
    fix: '被中断就清理并返回。takeLeadership 返回，领导权才结束。',
  },
};
