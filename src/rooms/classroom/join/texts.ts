// What a phone says, in the phone’s own language: the page must be there in a moment, so these are all its words.
import type { Act, ClientState, ServerRole, SessionState } from '../model/protocol.ts';

export interface Texts {
  /** The tag of the other language, and its name in that language. */
  readonly other: { readonly tag: string; readonly name: string };
  readonly title: string;
  readonly name: string;
  readonly nameHint: string;
  readonly join: string;
  readonly joining: string;
  readonly joined: (name: string) => string;
  readonly look: string;
  readonly noHost: string;
  readonly away: string;
  readonly awayClient: string;
  readonly bye: Readonly<Record<'removed' | 'full' | 'elsewhere' | 'flood', string>>;
  readonly states: Readonly<Record<ClientState, string>>;
  /** In place of `done`, of a client whose session has expired. */
  readonly expired: string;
  readonly waitsFor: (whom: string) => string;
  readonly place: (place: number) => string;
  readonly wakeUp: string;
  readonly woken: (times: readonly number[]) => string;
  /** Before what is said of the world on that side. */
  readonly left: string;
  readonly right: string;
  readonly sessions: Readonly<Record<SessionState, string>>;
  readonly lost: string;
  readonly at: (seconds: string) => string;
  readonly acts: Readonly<Record<Act, string>>;
  readonly server: (number: number) => string;
  readonly roles: Readonly<Record<ServerRole, string>>;
  readonly epoch: (epoch: number) => string;
  readonly votes: string;
  readonly noVotes: string;
  readonly voteOf: (from: number, candidate: number, isOwn: boolean) => string;
  readonly log: string;
  readonly emptyLog: string;
  readonly committed: string;
  readonly notCommitted: string;
  readonly reaches: (servers: readonly number[]) => string;
  readonly choose: string;
  /** An answer was pressed, and is not counted yet. */
  readonly sending: string;
  readonly chosen: string;
  readonly closed: string;
  readonly rightAnswer: string;
  /** Behind the answer that this phone gave. */
  readonly ownAnswer: string;
}

const en: Texts = {
  other: { tag: 'zh-CN', name: '中文' },
  title: 'Join the class',
  name: 'Your name or nickname',
  nameHint: 'Not required. Everyone in the room sees it.',
  join: 'Join',
  joining: 'Joining…',
  joined: (name) => (name === '' ? 'You are in.' : `You are in, ${name}.`),
  look: 'Keep this page open and watch the screen in front.',
  noHost: 'Waiting for the teacher’s page…',
  away: 'Out of reach. Connecting again…',
  awayClient:
    'Your phone is out of reach, and so your client is cut off. Its session runs out unless you are back in time.',
  bye: {
    removed: 'The teacher has removed this phone. You can join again.',
    full: 'The class is full. Try again later.',
    elsewhere: 'This class is open in another tab of this phone.',
    flood: 'This phone sent too much and was disconnected.',
  },
  states: {
    idle: 'has not started',
    asking: 'asks the server',
    waiting: 'waits',
    holding: 'has the lock',
    leading: 'leads',
    atGate: 'waits for the teacher',
    resting: 'waits to try again',
    paused: 'is paused',
    killed: 'is killed',
    cut: 'is cut off',
    done: 'has finished',
    failed: 'ended with an error',
  },
  expired: 'has lost its session',
  waitsFor: (whom) => `waits for ${whom}`,
  place: (place) => `place ${place} in line`,
  wakeUp: 'WAKE UP',
  woken: (times) =>
    times.length === 1 && times[0] === 1 ? 'woken 1 time' : `woken ${times.join(' / ')} times`,
  left: 'Left: ',
  right: 'Right: ',
  sessions: {
    NONE: 'no session yet',
    CONNECTED: 'CONNECTED',
    SUSPENDED: 'SUSPENDED',
    RECONNECTED: 'RECONNECTED',
    LOST: 'LOST',
  },
  lost: 'Your session has expired. Its ephemeral znodes are gone.',
  at: (seconds) => `at ${seconds} s`,
  acts: {
    release: 'Let go',
    kill: 'Kill my client',
    pause: 'Pause',
    resume: 'Resume',
    start: 'Start again',
  },
  server: (number) => `Server ${number}`,
  roles: {
    LOOKING: 'is looking for a leader',
    FOLLOWING: 'follows',
    LEADING: 'leads',
    OBSERVING: 'observes',
    STANDALONE: 'serves alone',
    DOWN: 'is down',
  },
  epoch: (epoch) => `epoch ${epoch}`,
  votes: 'Votes I have',
  noVotes: 'None in this election',
  voteOf: (from, candidate, isOwn) =>
    isOwn ? `I vote for ${candidate === from ? 'myself' : candidate}` : `${from} votes for ${candidate}`,
  log: 'My log, newest first',
  emptyLog: 'Empty',
  committed: 'committed',
  notCommitted: 'not committed',
  reaches: (servers) => (servers.length === 0 ? 'reaches no other server' : `reaches ${servers.join(', ')}`),
  choose: 'Choose one. You cannot change it.',
  sending: 'Sending your vote…',
  chosen: 'Your vote is in. The result shows when the vote is closed.',
  closed: 'The vote is closed.',
  rightAnswer: 'This is what happened.',
  ownAnswer: 'your answer',
};

const zh: Texts = {
  other: { tag: 'en', name: 'English' },
  title: '加入课堂',
  name: '你的名字或昵称',
  nameHint: '可以不填。教室里的人都能看到。',
  join: '加入',
  joining: '正在加入……',
  joined: (name) => (name === '' ? '已加入。' : `${name}，你已加入。`),
  look: '不要关闭此页，请看前面的屏幕。',
  noHost: '正在等待老师的页面……',
  away: '连接断开，正在重连……',
  awayClient: '手机失去连接，你的客户端也就被隔断了。不及时回来，会话就会过期。',
  bye: {
    removed: '老师移除了这部手机，可以重新加入。',
    full: '课堂已满，请稍后再试。',
    elsewhere: '这部手机的另一个标签页已打开本课堂。',
    flood: '这部手机发送过多消息，已被断开。',
  },
  states: {
    idle: '尚未开始',
    asking: '正在请求服务器',
    waiting: '等待中',
    holding: '持有锁',
    leading: '是领导者',
    atGate: '等待老师放行',
    resting: '稍后重试',
    paused: '已暂停',
    killed: '已被杀死',
    cut: '网络被切断',
    done: '已结束',
    failed: '出错退出',
  },
  expired: '会话已过期',
  waitsFor: (whom) => `等待 ${whom}`,
  place: (place) => `排在第 ${place} 位`,
  wakeUp: '醒醒！',
  woken: (times) => `被唤醒 ${times.join(' / ')} 次`,
  left: '左：',
  right: '右：',
  sessions: {
    NONE: '尚无会话',
    CONNECTED: 'CONNECTED',
    SUSPENDED: 'SUSPENDED',
    RECONNECTED: 'RECONNECTED',
    LOST: 'LOST',
  },
  lost: '你的会话已过期，它的临时节点也没了。',
  at: (seconds) => `${seconds} 秒时`,
  acts: { release: '释放', kill: '杀死我的客户端', pause: '暂停', resume: '恢复', start: '重新启动' },
  server: (number) => `服务器 ${number}`,
  roles: {
    LOOKING: '正在选举领导者',
    FOLLOWING: '跟随',
    LEADING: '是领导者',
    OBSERVING: '旁观',
    STANDALONE: '单机服务',
    DOWN: '已停机',
  },
  epoch: (epoch) => `纪元 ${epoch}`,
  votes: '我收到的选票',
  noVotes: '本轮选举还没有',
  voteOf: (from, candidate, isOwn) =>
    isOwn ? `我投给${candidate === from ? '自己' : ` ${candidate}`}` : `${from} 投给 ${candidate}`,
  log: '我的日志（新的在前）',
  emptyLog: '空',
  committed: '已提交',
  notCommitted: '未提交',
  reaches: (servers) => (servers.length === 0 ? '连不上其他服务器' : `能连上 ${servers.join('、')}`),
  choose: '选一个，选后不能更改。',
  sending: '正在提交……',
  chosen: '已投票。投票结束后显示结果。',
  closed: '投票已结束。',
  rightAnswer: '实际发生的就是这个。',
  ownAnswer: '你的选择',
};

/** By `?lang=` in the address, or by what the phone prefers. */
export function textsFor(
  asked: string | null,
  preferred: readonly string[],
): { readonly lang: string; readonly texts: Texts } {
  const wanted = asked === null ? preferred : [asked, ...preferred];
  const isChinese = /^zh/i.test(wanted.find((tag) => /^(?:en|zh)\b/i.test(tag)) ?? '');
  return isChinese ? { lang: 'zh-CN', texts: zh } : { lang: 'en', texts: en };
}
