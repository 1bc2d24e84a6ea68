import type { Translation } from '../messages.ts';
import type { GateName } from '../../engine/index.ts';
import type { ClientProcessWords, CommandWord, CommandWords, RefusalWords } from '../contracts/engine.ts';
import type { processAmounts as english } from '../en/commands.ts';
import { format, spaced } from './nouns.ts';

const processCommands = {
  stallProgram: {
    label: '卡住程序',
    action: (who) => `让${spaced(who)}的程序卡住`,
    explanation: '程序卡住，就像在做很久的计算；客户端库照常发送心跳，会话仍然有效。',
    done: (who) => `让${spaced(who)}的程序卡住`,
  },
  unstallProgram: {
    label: '放开程序',
    action: (who) => `让${spaced(who)}的程序继续`,
    explanation: '程序从卡住的地方继续。',
    done: (who) => `让${spaced(who)}的程序继续`,
  },
  blockEventLane: {
    label: '阻塞事件',
    action: (who) => `阻塞${spaced(who)}的事件线程`,
    explanation: '任何回调都不再执行，就像前面有一个不返回的回调；调用的响应照常到达。',
    done: (who) => `阻塞${spaced(who)}的事件线程`,
  },
  unblockEventLane: {
    label: '放开事件',
    action: (who) => `放开${spaced(who)}的事件线程`,
    explanation: '等着的回调现在按顺序执行。',
    done: (who) => `放开${spaced(who)}的事件线程`,
  },
  jumpClientClock: {
    label: '时钟跳变',
    action: (who) => `让${spaced(who)}的时钟跳变`,
    explanation: '程序读到的时间跳变；定时器和心跳不受影响。',
    done: (who) => `让${spaced(who)}的时钟跳变`,
  },
  driftClientClock: {
    label: '时钟快慢',
    action: (who) => `改变${spaced(who)}的时钟快慢`,
    explanation: '它的时钟和所有定时器从此走快或走慢：休眠、超时、心跳都是如此。',
    done: (who) => `改变${spaced(who)}的时钟快慢`,
  },
  interruptThread: {
    label: '中断',
    action: (who) => `中断${spaced(who)}的一个线程`,
    explanation: '线程正在等待的地方抛出 InterruptedException；它发出的调用仍可能已经执行。',
    done: (who) => `中断${spaced(who)}的一个线程`,
  },
} satisfies Translation<ClientProcessWords>;

export const commands = {
  ...processCommands,
  release: {
    label: '释放',
    action: (who) => `让${spaced(who)}释放`,
    explanation: '客户端删除自己的节点，从而释放锁、领导权或许可。',
    done: (who) => `让${spaced(who)}释放`,
  },
  openGate: {
    label: '继续',
    action: (who) => `让${who}继续`,
    explanation: '程序在等这一步，现在继续。',
    done: (who) => `让${who}继续`,
  },
  startClient: {
    label: '启动',
    action: (who) => `重新启动${who}`,
    explanation: '重新运行客户端的程序；旧进程已不在时，启动一个新进程。',
    done: (who) => `重新启动了${who}`,
  },
  askServer: {
    label: '四字命令',
    action: (who) => `向${who}发四字命令`,
    explanation: '服务器以文本回答，如同回答管理员：ruok、stat、mntr、cons。',
    done: (who) => `向${who}发了四字命令`,
  },
  typeLine: {
    label: '输入一行',
    action: (who) => `在${who}的控制台输入一行`,
    explanation: '这一行交给客户端的 zkCli；前面的命令执行完后，它就执行这一行。',
    done: (who) => `在${who}输入了一行`,
  },
  addClient: {
    label: '添加客户端',
    action: () => '添加一个客户端',
    explanation: '再加一个客户端，程序与其他的相同。',
    done: () => '添加了一个客户端',
  },
  closeClient: {
    label: '关闭',
    action: (who) => `关闭${who}`,
    explanation: '客户端关闭会话并退出：它的临时节点立即删除。',
    done: (who) => `关闭了${who}`,
  },
  killClient: {
    label: '杀死',
    action: (who) => `杀死${who}`,
    explanation: '进程立即终止，不关闭会话：会话和临时节点保留到会话过期。',
    done: (who) => `杀死了${who}`,
  },
  pauseClient: {
    label: '暂停',
    action: (who) => `暂停${who}`,
    explanation: '整个进程停住，心跳也停，就像一次很长的 GC 停顿。',
    done: (who) => `暂停了${who}`,
  },
  resumeClient: {
    label: '恢复',
    action: (who) => `恢复${who}`,
    explanation: '进程从停住的地方继续，并不知道自己停了多久。',
    done: (who) => `恢复了${who}`,
  },
  cutClientLink: {
    label: '断网',
    action: (who) => `切断${spaced(who)}的网络`,
    explanation: '客户端与服务器之间消息无法通过；双方都不会得到通知。',
    done: (who) => `切断了${spaced(who)}的网络`,
  },
  healClientLink: {
    label: '恢复网络',
    action: (who) => `恢复${spaced(who)}的网络`,
    explanation: '消息恢复通过；被延迟的消息现在到达。',
    done: (who) => `恢复了${spaced(who)}的网络`,
  },
  dropReply: {
    label: '丢弃响应',
    action: (who) => `丢弃给${spaced(who)}的下一个响应`,
    explanation:
      '连接恰好在下一个响应到达之前断开：写入已生效，客户端只看到 ConnectionLoss（连接丢失，结果未知）。',
    done: (who) => `要丢弃给${spaced(who)}的下一个响应`,
  },
  expireSession: {
    label: '会话过期',
    action: (who) => `让${spaced(who)}的会话过期`,
    explanation: '服务器现在就关闭会话；客户端要到重连时才知道。',
    done: (who) => `让${spaced(who)}的会话过期`,
  },
  restartServer: {
    label: '重启',
    action: (who) => `重启${who}`,
    explanation: '服务器停止，再从快照和事务日志恢复；客户端会重连。',
    done: (who) => `重启了${who}`,
  },
  crashServer: {
    label: '宕机',
    action: (who) => `让${spaced(who)}宕机`,
    explanation: '进程被杀死：内存丢失，连接立刻断开。已刷到磁盘的内容还在。',
    done: (who) => `让${spaced(who)}宕机`,
  },
  startServer: {
    label: '启动',
    action: (who) => `启动${who}`,
    explanation: '在原有磁盘上启动新进程：从快照和事务日志恢复。',
    done: (who) => `启动了${who}`,
  },
  freezeServer: {
    label: '冻结',
    action: (who) => `冻结${who}`,
    explanation: '进程停住，连接不断，就像一次很长的 GC 停顿；到达的消息排队等待。',
    done: (who) => `冻结了${who}`,
  },
  thawServer: {
    label: '解冻',
    action: (who) => `解冻${who}`,
    explanation: '进程从停住的地方继续，并读取排队的消息。',
    done: (who) => `解冻了${who}`,
  },
  wipeDisk: {
    label: '清空磁盘',
    action: (who) => `清空${spaced(who)}的磁盘`,
    explanation:
      '事务日志、快照和纪元全部消失，如同空的数据目录。如果过半服务器丢了数据，已确认的写入就可能丢失。',
    done: (who) => `清空了${spaced(who)}的磁盘`,
  },
  slowDisk: {
    label: '磁盘变慢',
    action: (who) => `让${spaced(who)}的磁盘变慢`,
    explanation: '事务刷盘更慢，确认来得更晚。',
    done: (who) => `让${spaced(who)}的磁盘变慢了`,
  },
  failDisk: {
    label: '磁盘故障',
    action: (who) => `让${spaced(who)}的磁盘出故障`,
    explanation: '下一次写日志会失败：不能写日志的服务器会自行退出。',
    done: (who) => `让${spaced(who)}的磁盘出故障了`,
  },
  mendDisk: {
    label: '修复磁盘',
    action: (who) => `修复${spaced(who)}的磁盘`,
    explanation: '磁盘恢复正常，速度也和以前一样。',
    done: (who) => `修复了${spaced(who)}的磁盘`,
  },
  driftClock: {
    label: '拨动时钟',
    action: (who) => `拨动${spaced(who)}的时钟`,
    explanation: '系统时钟跳变：Stat 里的时间随之改变，超时和会话不受影响。',
    done: (who) => `拨动了${spaced(who)}的时钟`,
  },
  driftRate: {
    label: '时钟快慢',
    action: (who) => `让${spaced(who)}的时钟变快或变慢`,
    explanation: '时钟走得过快或过慢，tick 和超时也随之改变：时钟过快的服务器会过早地让会话过期。',
    done: (who) => `改变了${spaced(who)}的时钟快慢`,
  },
  cutLink: {
    label: '断网',
    action: (who) => `切断${who}`,
    explanation: '两者之间消息无法通过；双方都不会得到通知。',
    done: (who) => `切断了${who}`,
  },
  healLink: {
    label: '恢复网络',
    action: (who) => `恢复${who}`,
    explanation: '消息恢复通过；被延迟的消息现在到达。',
    done: (who) => `恢复了${who}`,
  },
  slowLink: {
    label: '网络变慢',
    action: (who) => `让${spaced(who)}变慢`,
    explanation: '此后发送的消息耗时更长；顺序不变。',
    done: (who) => `让${spaced(who)}变慢了`,
  },
  partition: {
    label: '分区',
    action: (who) => `网络分区：${who}`,
    explanation: '各组之间消息无法通过；组内一切正常。',
    done: (who) => `造成网络分区：${who}`,
  },
  healAll: {
    label: '全部恢复',
    action: () => '恢复整个网络',
    explanation: '撤销所有断开，包括脚本造成的。',
    done: () => '恢复了整个网络',
  },
  stopScript: {
    label: '停止脚本',
    action: () => '停止脚本',
    explanation: '场景脚本不再发出命令，后面由你操作。',
    done: () => '接管了：脚本不再发出命令',
  },
  holdMessage: {
    label: '扣住',
    action: (who) => `扣住消息 ${who}`,
    explanation: '扣住这条消息，以及同一连接上在它之后发送的消息。',
    done: (who) => `扣住了消息 ${who}`,
  },
  releaseMessage: {
    label: '放行',
    action: (who) => `放行消息 ${who}`,
    explanation: '消息继续传输，后面排队的消息随之放行。',
    done: (who) => `放行了消息 ${who}`,
  },
  cutAtMessage: {
    label: '在此断开',
    action: (who) => `在消息 ${who} 处断开连接`,
    explanation: '它之前的消息会到达；它和它之后的都不会。双方都会发现连接已断开。',
    done: (who) => `在消息 ${who} 处断开了连接`,
  },
  openWire: {
    label: '连接',
    action: (who) => `让外部客户端连接 ${who}`,
    explanation: '实验室之外的程序建立一个连接。',
    done: (who) => `让外部客户端连接了 ${who}`,
  },
  sendWire: {
    label: '发送',
    action: () => '让外部客户端发送一个数据包',
    explanation: '实验室之外的程序发送一个数据包。',
    done: () => '让外部客户端发送了一个数据包',
  },
  closeWire: {
    label: '关闭',
    action: () => '关闭外部客户端的连接',
    explanation: '实验室之外的程序关闭自己的连接。',
    done: () => '关闭了外部客户端的连接',
  },
  expireWire: {
    label: '结束会话',
    action: () => '结束外部客户端的会话',
    explanation: '服务器现在就关闭会话；客户端重新连接时才会知道。',
    done: () => '结束了外部客户端的会话',
  },
} satisfies Translation<CommandWords>;

export const fastLink: CommandWord = {
  label: '恢复速度',
  action: (who) => `让${spaced(who)}恢复速度`,
  explanation: '此后发送的消息不再变慢。',
  done: (who) => `让${spaced(who)}恢复了速度`,
};

export const refusals = {
  noSuchClient: (who) => `这里没有${who}`,
  noSuchResource: (who) => `这里没有${who}`,
  noSuchServer: (who) => `这里没有${who}`,
  nobodyInRole: (who) => (/^[A-Za-z]/.test(who) ? `此刻没有 ${who}` : `此刻没有${who}`),
  alreadyDead: (who) => `${spaced(who)}没有运行，请先启动它`,
  notDead: (who) => `${spaced(who)}仍在运行`,
  stillRunning: (who) => `${spaced(who)}的程序还在运行`,
  alreadyPaused: (who) => `${spaced(who)}已经暂停`,
  notPaused: (who) => `${spaced(who)}没有暂停`,
  alreadyCut: (who) => `${spaced(who)}的网络已经断开`,
  notCut: (who) => `${spaced(who)}的网络是通的`,
  notConnected: (who) => `${spaced(who)}没有连接`,
  noSession: (who) => `${spaced(who)}没有会话`,
  notWaitingAtGate: (who) => `${spaced(who)}的程序没有在等这一步`,
  notOneLine: () => '不是单独一行，或者太长',
  notWaitingToRelease: (who) => `${spaced(who)}没有在等待释放：只有持锁者可以`,
  alreadyStalled: (who) => `${spaced(who)}的程序已经卡住`,
  notStalled: (who) => `${spaced(who)}的程序没有卡住`,
  laneAlreadyBlocked: (who) => `${spaced(who)}的事件线程已被阻塞`,
  laneNotBlocked: (who) => `${spaced(who)}的事件线程没有被阻塞`,
  noSuchThread: (who) => `${spaced(who)}没有这个线程`,
  notInterruptible: (who) => `${spaced(who)}的线程没有处于可中断的等待`,
  dropAlreadyArmed: (who) => `给${spaced(who)}的下一个响应已设为丢弃`,
  tooManyClients: () => '客户端已达到页面能显示的上限',
  alreadyDown: (who) => `${spaced(who)}已经宕机`,
  notDown: (who) => `${spaced(who)}正在运行`,
  alreadyFrozen: (who) => `${spaced(who)}已经冻结`,
  notFrozen: (who) => `${spaced(who)}没有冻结`,
  diskAlreadySo: (who) => `${spaced(who)}的磁盘已处于该状态`,
  clockBelowZero: (who) => `${spaced(who)}的时钟不能小于零`,
  clockAlreadySo: (who) => `${spaced(who)}的时钟已经是这个快慢`,
  outOfBounds: () => '必须是允许范围内的整数',
  linkAlreadyCut: (who) => `链路已经断开（${who}）`,
  linkNotCut: (who) => `链路没有断开（${who}）`,
  linkAlreadySo: (who) => `链路已经是这个延迟（${who}）`,
  neverConnected: (who) => `两者之间从不建立连接（${who}）`,
  namedTwice: (who) => `${who} 重复出现`,
  nothingToPart: () => '这样没有分开任何成员',
  nothingToHeal: () => '没有断开的链路',
  noScript: () => '没有正在运行的脚本',
  noSuchMessage: (who) => `消息 ${who} 不在途中`,
  alreadyHeld: (who) => `那里已经扣住一条消息（${who}）`,
  notHeld: (who) => `消息 ${who} 没有被扣住`,
  wireAlreadyOpened: () => '这个连接此前已经打开过',
  wireNotOpen: () => '这个连接没有打开',
} satisfies Translation<RefusalWords>;

export const processAmounts = {
  heading: '进程内部',
  jumps: '时钟跳变多少',
  jumpBy: (byMs) => `${byMs > 0 ? '拨快' : '拨慢'} ${format.span(Math.abs(byMs))}`,
  jump: (byMs) => `时钟 ${byMs > 0 ? '+' : '−'}${format.span(Math.abs(byMs))}`,
  rates: '时钟走多快',
  rateOf: (perMille) => `${perMille > 0 ? '快' : '慢'} ${format.number(Math.abs(perMille) / 10)}%`,
  rate: (perMille) => (perMille === 0 ? '时钟正常' : perMille > 0 ? '时钟走快' : '时钟走慢'),
  interrupt: (thread) => (thread < 0 ? '中断回调' : `中断线程 ${thread + 1}`),
  stalled: '程序卡住',
  laneBlocked: '事件线程被阻塞',
  clockOff: (ms) => `时钟${ms > 0 ? '快' : '慢'} ${format.span(Math.abs(ms))}`,
} satisfies Translation<typeof english>;

/** 放行后程序做什么，按它等待的关口。 */
export const gates = {
  arrive: gate('到场', '到场', '程序开始。'),
  create: gate('再试', '再试一次', '程序再试一次。'),
  release: gate('释放', '释放', '程序归还它持有的东西。'),
  write: gate('写入', '写入', '程序写它的节点。'),
  read: gate('读取', '读取', '程序从它所连的服务器读取节点。'),
  sync: gate('先 sync 再读', '先 sync 再读取', '程序先调用 sync，再读取。'),
  produce: gate('生产', '放入一件', '程序把一件放入队列。'),
  consume: gate('消费', '取出一件', '程序从队列取出一件。'),
  publish: gate('发布', '发布', '程序写入新的配置。'),
  enter: gate('进入', '进入', '程序进入屏障。'),
  leave: gate('离开', '离开', '程序离开。'),
  giveUp: gate('放弃', '放弃等待', '程序不再等待。'),
  act: gate('继续', '继续', '程序走下一步。'),
} satisfies Translation<Readonly<Record<GateName, CommandWord>>>;

export function gate(label: string, does: string, explanation: string): CommandWord {
  return {
    label,
    action: (who) => `让${spaced(who)}${does}`,
    explanation,
    done: (who) => `让${spaced(who)}${does}`,
  };
}
