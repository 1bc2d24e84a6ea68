import type { Messages, Translation } from '../messages.ts';
import { beliefs, format } from './nouns.ts';

const ROLES = { ...beliefs, leader: '领导者', permit: '有许可', member: '成员', entered: '已进入' };

export const picture = {
  pictureOf: (world) => `“${world}”的示意图`,
  zoom: { name: '缩放', nearer: '放大（+）', further: '缩小（-）', fit: '显示全部（0）' },
  clientsAndZnodes: '方向键移动，Enter 打开命令菜单',

  wakeUps: () => '累计唤醒',
  wakeUpsShort: (count) => `${format.number(count)} 次唤醒`,
  wakeUpsTip: '到目前为止送达客户端的监听通知',
  holders: () => '自认为持有锁',
  holdersTip: '此刻有多少个客户端（或其中的线程）自认为持有锁',
  byLastRelease: '上次释放唤醒',
  byLastReleaseTip: '最近一次释放锁唤醒了多少个客户端',
  requests: () => '请求',
  requestsTip: '到目前为止服务器收到的请求，不含心跳',
  noRelease: '–',
  countersOf: (world) => `“${world}”的计数`,

  server: (number) => `服务器 ${number}`,
  serverDown: '已停机',
  serverName: (number, state) => `服务器 ${number}，${state === 'down' ? '已停机' : '正在服务'}`,
  zxid: (zxid) => `zxid ${format.number(zxid)}`,

  holdsTheLock: '持有锁',
  holdsAs: (what) => ROLES[what],
  place: (place) => `第 ${place}`,
  gone: '已删除',
  awaited: '尚不存在',
  parameterIs: (label, value) => `${label}：${value}`,
  expiresIn: (seconds) => `${seconds} 秒`,
  moreNodes: (count) => `… 另有 ${format.number(count)} 个`,
  moreWaiting: (count) => `… 另有 ${format.number(count)} 个在等待`,
  moreAwake: (count) => `${format.number(count)} 个醒着`,
  moreClients: (count) => `… 另有 ${format.number(count)} 个客户端`,
  bundle: (count) => `${format.number(count)} 个监听`,

  activity: {
    idle: '未启动',
    atGate: '就绪',
    asking: '请求中',
    waiting: '等待',
    holding: '工作中',
    resting: '空闲',
    done: '已完成',
    failed: '因错误停止',
    quiet: '已连接',
  },
  process: { running: '运行中', paused: '已暂停', killed: '已杀死', closed: '已关闭' },
  wire: { up: '已连接', connecting: '连接中', cut: '已断网', off: '无连接' },
  disconnected: '连接断开',
  session: {
    none: '尚无会话',
    open: '会话有效',
    closing: '会话即将结束',
    gone: '会话已结束，客户端尚不知道',
    ended: '会话已结束',
    unknown: '服务器已停',
  },
  believes: (what) => `认为自己${beliefs[what]}`,
  dropArmed: '下一个响应将丢失',

  clientName: (name, parts) => [`客户端 ${name}`, ...parts].join('，'),
  znodeName: (path, parts) => [`数据节点 ${path}`, ...parts].join('，'),
  treeItem: (path, parts) => (parts.length === 0 ? path : `${path}（${parts.join('，')}）`),
  holdsValue: (data, version) => `值为 ${data}，版本 ${version}`,
  lastRead: (how, data, version) => `${how === 'read' ? '读到' : '写入'} ${data} · v${version}`,
  watchesPath: (paths) => `监听 ${format.list(paths)}`,
  ownsPath: (paths) => `拥有 ${format.list(paths)}`,
  inLine: (place) => `队列第 ${place} 位`,
  heldBy: (name) => `由客户端 ${name} 持有`,
  ownedBy: (name) => `属于客户端 ${name}`,
  watchedBy: (names) => `被客户端 ${format.list(names)} 监听`,
  watchedByMany: (count) => `被 ${format.number(count)} 个客户端监听`,
  expiresSoon: '没有心跳为其会话续期',

  queue: '队列',
  noOrder: '不排队：先请求者先得',
  nobodyHolds: '锁空闲',
  laneEmpty: '空',
  waitingCount: (count) => `${format.number(count)} 个在等待`,
  inLineCount: (count) => `共 ${format.number(count)} 个排队`,
  laneName: (order, places) =>
    order === 'none'
      ? places.length === 0
        ? '锁空闲。等待者之间没有先后。'
        : `客户端 ${places.join('')} 持有锁。等待者之间没有先后。`
      : places.length === 0
        ? '队列为空。'
        : `从先到后：${places.join('、')}。`,

  invariants: '不变式',
  invariantState: {
    holds: '成立',
    broken: '被违反',
    failed: '出错',
    mended: '重新成立',
    unwatched: '此处不检查',
  },
  invariantCount: (count) => `至今违反 ${format.number(count)} 次。`,
  expectedToBreak: '已知这种加锁方式会违反它',

  treeOf: (world) => `“${world}”的数据节点`,
  clientsOf: (world) => `“${world}”的客户端`,
  loading: '正在准备…',
} satisfies Translation<Messages['picture']>;

export const stage: Translation<Messages['stage']> = {
  clients: '客户端数',
  clientsTip: '两个世界都以这么多客户端重新开始',
  byItself: '在你动手之前，锁会自行依次传递。',
  woken: (count) => `被唤醒 ${format.number(count)} 次`,
  ring: {
    name: (thing) => `对${thing}的操作`,
    more: '更多',
    code: '编辑它的代码',
    codeTip: '在编辑器里打开它运行的程序',
    details: '详情',
    detailsTip: '在侧栏打开它的卡片：它是什么、相信什么、在等什么',
    key: (key) => `按键：${key}`,
  },
  invariants: {
    hold: (count) => `${format.number(count)} 条不变式成立`,
    broken: (name) => `${name}：被违反。`,
    failed: (name) => `${name}：出错。`,
    mended: (name) => `${name}：曾被违反。`,
    all: '全部不变式',
    notClaimed: '这种做法没有承诺',
  },
};
