import { ownThreadOf } from '../../scenarios/scenario/ownThreads.ts';
import type { Translation } from '../messages.ts';
import type { Fact, LocalOp } from '../../engine/index.ts';
import type { ProcessKind, RecordWords } from '../contracts/engine.ts';
import { actor, client, format } from './nouns.ts';

export const processRecords = {
  'program.stalled': (r) => `${actor(r.actor)} 的程序卡住，客户端库照常发送心跳`,
  'program.unstalled': (r) => `${actor(r.actor)} 的程序从卡住的地方继续`,
  'lane.blocked': (r) => `${actor(r.actor)} 的事件线程被阻塞：不再执行任何回调`,
  'lane.freed': (r) => `${actor(r.actor)} 的事件线程已恢复`,
  'clock.changed': (r) => `${actor(r.actor)} 的时钟${off(r.offsetMs)}，${rate(r.perMille)}`,
  'thread.interrupted': (r) => `${actor(r.actor)} 的线程 ${r.thread + 1} 在等待中被中断`,
  'outcome.handled': (r) =>
    `${actor(r.actor)} 的事件线程处理 ${r.op}${r.path === null ? '' : ` ${r.path}`} 的结果${r.err === 'Ok' ? '' : `：${r.err}`}`,
  'connection.state': (r) => `${actor(r.actor)} 的客户端库报告 ${r.state}：${STATES[r.state]}`,
  'session.givenUp': (r) =>
    `${actor(r.actor)} 的客户端库等满了一个会话超时时间：虽然没有服务器通知，仍视会话为已丢失`,
  'fact.stated': (r, { programOf }) => `${actor(r.actor)} 声明：${factText(r.fact, programOf(r.actor))}`,
  'resource.requested': (r) => `${actor(r.actor)} 向${actor(r.resource)}写入“${r.value}”${token(r.token)}`,
  'resource.accepted': (r) => `${actor(r.actor)}接受了${client(r.client)} 的“${r.value}”${token(r.token)}`,
  'resource.rejected': (r) =>
    r.highest === null || r.token === null
      ? `${actor(r.actor)}拒绝了${client(r.client)} 的“${r.value}”${token(r.token)}`
      : `${actor(r.actor)}拒绝了${client(r.client)} 的“${r.value}”${token(r.token)}：它已见过 ${r.highest}`,
} satisfies Translation<Pick<RecordWords, ProcessKind>>;

export function localOpText(op: LocalOp, program: string | null): string {
  switch (op.kind) {
    case 'readVar':
      return `读取变量 ${op.name}`;
    case 'writeVar':
      return `把变量 ${op.name} 设为 ${String(op.value)}`;
    case 'addToVar':
      return `给变量 ${op.name} 加 ${op.by}`;
    case 'newLatch':
      return `新建闭锁 ${op.name}`;
    case 'countDown':
      return `让闭锁 ${op.name} 减一`;
    case 'awaitLatch':
      return `等待闭锁 ${op.name}${atMost(op.timeoutMs)}`;
    case 'enterMonitor':
      return `进入 synchronized (${op.name})`;
    case 'exitMonitor':
      return `离开 synchronized (${op.name})`;
    case 'waitMonitor':
      return `等待 ${op.name} 的 notify${atMost(op.timeoutMs)}`;
    case 'notifyMonitor':
      return `对 ${op.name} 调用 ${op.whom === 'all' ? 'notifyAll' : 'notify'}()`;
    case 'onEvent':
      return `让 ${op.watcher} 的事件在事件线程上执行${ownThreadOf(op.recipe) === null ? ` ${op.recipe}` : '自己的处理函数'}`;
    case 'offEvent':
      return `不再为 ${op.watcher} 的事件执行任何程序`;
    case 'listenConnectionState':
      return '开始监听连接状态';
    case 'nextConnectionState':
      return `等待连接状态变化${atMost(op.timeoutMs)}`;
    case 'callInBackground':
      return `异步调用 ${op.call.request.op}，不等结果`;
    case 'outcome':
      return '查看异步调用的结果';
    case 'interrupt':
      return `中断线程 ${op.thread + 1}`;
    case 'interrupted':
      return '查询自己是否被中断过';
    case 'newHandle':
      return '新建一个 ZooKeeper 句柄';
    case 'abandonHandle':
      return '不通知服务器，直接关闭句柄';
    case 'handleState':
      return '查询句柄的状态';
    case 'print':
      return '向控制台输出';
    case 'nextLine':
      return '等待输入一行';
    case 'exit':
      return '结束自己的进程';
    case 'sessionId':
      return '查询自己的会话 ID';
    case 'clock':
      return '读取自己的时钟';
    case 'draw':
      return '取一个随机数';
    case 'threadId':
      return '查询自己是哪个线程';
    case 'fact':
      return factText(op.fact, program);
    case 'useResource':
      return `向${actor(op.resource)}写入“${op.value}”${token(op.token)}`;
    default:
      return op satisfies never;
  }
}

export function lineText(line: number, program: string | null): string {
  return `${program === null ? '' : `“${program}”`}第 ${line} 行`;
}

function factText(fact: Fact, program: string | null): string {
  switch (fact.type) {
    case 'wants':
      return '请求轮到自己';
    case 'says':
      return `“${fact.text}”（${lineText(fact.line, program)}）`;
    case 'refuted':
      return `断言失败：“${fact.text}”（${lineText(fact.line, program)}）`;
    case 'gaveUp':
      return '放弃了';
    case 'knows':
      return `${fact.path} 是自己的`;
    case 'forgets':
      return `忘掉了 ${fact.path}`;
    case 'called':
      return `调用监听器的 ${fact.listener}()`;
    case 'produced':
      return `元素 ${fact.item} 已入队，节点是 ${fact.path}`;
    case 'took':
      return `元素 ${fact.item} 在自己手里`;
    case 'putBack':
      return `元素 ${fact.item} 其实不在自己手里`;
    case 'processed':
      return `元素 ${fact.item} 已处理`;
    case 'looked':
      return '查看等待中的元素，准备从中选取';
    case 'arrived':
      return `到达屏障 (${fact.round})`;
    case 'passed':
      return `通过屏障 (${fact.round})`;
    case 'turnedAway':
      return `没能通过屏障 (${fact.round})`;
    case 'opened':
      return `打开屏障 (${fact.round})`;
    case 'voted':
      return `对 ${fact.round} 投了${fact.vote === 'yes' ? '赞成' : '反对'}票，不能反悔`;
    case 'decided':
      return fact.outcome === 'commit' ? `提交 ${fact.round}` : `中止 ${fact.round}`;
    case 'mirrors':
      return fact.mzxid === null
        ? `在它的副本里 ${fact.path} 不存在`
        : `它的 ${fact.path} 副本来自 zxid ${format.number(fact.mzxid)}`;
    case 'configured':
      return `采用版本为${format.list(fact.versions)} 的配置值`;
    case 'added':
      return `已给 ${fact.path} 加上 ${fact.by}`;
    case 'wrote':
      return `对 ${fact.path} 的写入已确认，版本 ${fact.version}`;
    case 'asks':
      return `询问 ${fact.path} 现在的值`;
    case 'listed':
      return fact.names.length === 0
        ? `${fact.path} 下什么也没有`
        : `在 ${fact.path} 下读到${format.list(fact.names)}`;
    case 'read':
      return `读到 ${fact.path} 的版本 ${fact.version}`;
    default:
      return fact satisfies never;
  }
}

const STATES = {
  CONNECTED: '已连接',
  SUSPENDED: '连接断开，会话可能还在',
  RECONNECTED: '已重连',
  LOST: '会话视为已丢失',
} as const;

function off(offsetMs: number): string {
  if (offsetMs === 0) return '准确';
  return `${offsetMs > 0 ? '快' : '慢'}了 ${format.span(Math.abs(offsetMs))}`;
}

function rate(perMille: number): string {
  if (perMille === 0) return '走速正常';
  return `走速偏${perMille > 0 ? '快' : '慢'} ${format.number(Math.abs(perMille))} ‰`;
}

function token(number: number | null): string {
  return number === null ? '' : `，令牌 ${format.number(number)}`;
}

function atMost(ms: number | undefined): string {
  return ms === undefined ? '' : `，最多 ${format.span(ms)}`;
}
