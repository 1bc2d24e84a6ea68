import type { OwnRecipeWords, Spell, ToldClaim } from './contract.ts';
import type { Translation } from '../../../words/messages.ts';
import { keeperCodes } from '../../../words/zh/errors.ts';
import { beliefs, client as clientCalled, format, groundFault } from '../../../words/zh/nouns.ts';
import { typesetChinese } from '../../../words/format.ts';
import { NAMED_AT_MOST } from '../../../words/namedAtMost.ts';

const { number, list } = format;

/** What an own invariant says stands first in a headline, unless it is longer: then what happened would be cut off behind it. */
const SHORT_QUOTE = 80;

function quoted(program: string | null): string {
  return program === null ? '' : `“${program}”`;
}

function violated(invariants: readonly string[], spell: Spell | null): string {
  const when = spell === null ? '' : `从 ${spell.from} 到 ${spell.to} `;
  return `${when}违反${list(invariants.map((name) => `“${name}”`))}`;
}

function claimText(claim: ToldClaim): string {
  const { client: id, what, line, program, fault, of } = claim;
  const says = `${clientCalled(id)} 声明自己${of === null ? '' : `凭 ${of} `}${beliefs[what]}`;
  const at = line === null ? '' : `（${program === null ? '' : `${program}，`}第 ${number(line)} 行）`;
  if (fault === null) return `${says}${at}`;
  if (fault === 'unanswered') return `${says}${at}，但它创建 ${claim.path} 的请求还没有得到答复`;
  return `${says}${at}，但${groundFault({ ...claim, why: fault })}`;
}

const CALLS: Readonly<Record<string, string>> = {
  'client.name': '客户端的名字：`A`、`B`……',
  'client.zk': 'ZooKeeper 句柄：create、exists、getData 等调用。',
  'client.sleep': '等待若干毫秒（模拟世界的时间）。',
  'client.clock': '进程的系统时钟，单位毫秒。它可能跳变，也可能漂移。',
  'client.draw': '0 到 bound − 1 之间的整数；种子相同，每次运行都相同。',
  'client.log': '在事件日志中写一行。',
  'client.holds': '声明自己持有该 znode 对应的锁，或扮演其他角色。评判运行时以此为准。',
  'client.released': '撤回之前的声明。',
  'client.wants': '从现在起等待锁或职位。从不调用它的程序，从 main 开始时就算在等待。',
  'client.gaveUp': '不再等待。',
  'client.assert': '此处条件不成立，运行就是错的。文字说明那时错在哪里。',
  'client.produced': '元素已经以该 znode 入队：从此不能丢失。',
  'client.took': '元素在自己手里。',
  'client.putBack': '元素不再在自己手里，别人可以取走。',
  'client.processed': '元素的效果已经产生：不能再来一次。',
  'client.arrived': '到达屏障。round 是这次会合的名字。要写在让别人通过的那个调用之前。',
  'client.passed': '通过屏障：本程序的所有客户端都必须已经到达。',
  'client.added': '已给该 znode 中的数加了这么多，并得到确认：数里必须包含它。',
  'client.untilReleased':
    '等到用户让它释放，或等满设置里的持有时长。如果普通 Java 客户端得知会话已过期，则抛出 SessionExpired。',
  'zk.create': '返回路径；顺序节点的路径带编号。不给数据则为空。',
  'zk.exists': 'znode 不存在时返回 null；无论存在与否都会设置监听。',
  'zk.getData': 'znode 不存在时抛出 NoNode。数据变化或节点被删除时监听会收到通知。',
  'zk.getChildren': '返回子节点的名字（不是路径），已排序。子节点增减时监听会收到通知。',
  'zk.setData': '版本为 −1 或省略时，不检查版本。',
  'zk.delete': '版本为 −1 或省略时，不检查版本。还有子节点时抛出 NotEmpty。',
  'zk.multi': '要么全部成功，要么全部不做。',
  'zk.addWatch': '持久监听：监听一个 znode，或连同其下所有节点（默认 PERSISTENT_RECURSIVE）。',
  'zk.sync': '此后读到的数据不会比这次调用更旧。',
  'zk.getAcl': '谁可以对 znode 做什么。',
  'zk.setAcl': '设置谁可以对 znode 做什么。',
  'zk.addAuth': "声明这个会话的身份，例如 `addAuth('digest', 'user:password')`。",
  'zk.getEphemerals': '本会话的临时节点中，路径以此开头的那些；省略则返回全部。',
  'zk.close': '结束会话：它的临时节点随之删除，之后的其他调用都会抛出 SessionExpired。它本身不会失败。',
  'zk.on':
    '连接状态变化时带着新状态回调：`SyncConnected`、`Disconnected`、`Expired` 或 `AuthFailed`；Curator 和 kazoo 则是 `CONNECTED`、`SUSPENDED`、`RECONNECTED` 或 `LOST`。只保留最后设置的那个函数。',
  'tree.paths': '所有节点的路径。',
  'tree.exists': '有没有这个节点。',
  'tree.data': '节点的数据；没有节点或没有数据时是 null。',
  'tree.version': '数据的版本；没有节点时是 null。',
  'tree.owner': '拥有这个临时节点的客户端。',
  'tree.children': '子节点的名字，不是路径。',
};

export const ownRecipeWords: Translation<OwnRecipeWords> = {
  keeperCodes,
  write: '自己写一个程序',
  writeMore: '每个客户端都运行你写的代码，也可以有自己的不变式',
  title: '自己写的程序',
  close: '关闭编辑器',
  width: '编辑器的宽度',
  code: '程序代码',
  run: '运行',
  runTip: '从头开始，每个客户端都运行这段代码（Ctrl+Enter）',
  stop: '停止',
  computing: '代码仍在计算，页面不受影响。点“停止”可结束它。',
  stopped: '代码已停止。点“运行”从头开始。',
  breakIt: '找出破绽',
  startFrom: '从模板开始',
  starts: {
    blank: '一个简短的锁',
    herdLock: '羊群锁',
    predecessorLock: '排队锁',
    readWriteLock: '读写锁',
    leaderElection: '领导者选举',
    fifoQueue: 'FIFO 队列',
    doubleBarrier: '双屏障',
    configuration: '配置',
    waitingLock: '等待锁：用 exists() 监听上一个节点',
    tryLock: '尝试锁：一个临时节点',
    queue: '分布式队列：入队与出队',
    heartbeatElection: '带心跳的领导者选举',
    exclusiveLock: '排它锁：监听子节点变更',
    sharedLock: '共享锁：读写锁',
    watchedQueue: 'FIFO 队列：监听子节点变更',
    leaderLatch: 'LeaderLatch（Curator 4.0.1）',
    distributedFairLock: 'DistributedFairLock',
    candidate: 'Candidate：领导者选举',
    counter: '计数器：写入时检查版本',
    lostUpdate: '计数器：会丢失更新',
    rateLimiter: '限流器：具名的槽位',
    burst: '限流器：先数后写',
    serviceRegistry: '服务注册：临时节点',
    staleRegistry: '服务注册：持久节点',
    outbox: '发件箱：一次 multi',
    lostEvents: '发件箱：分两次写',
  },
  startsFrom: {
    book: '正确的程序',
    right: '正确的示例',
    wrong: '有错误的示例',
    S0: '原文代码：《Zookeeper使用案例》',
    S1: '按步骤写成：一篇介绍 ZooKeeper 内部原理的文章',
    S2: '原文代码：《聊聊curator recipes的LeaderLatch》',
    S3: '原文代码：《ZooKeeper实战-分布式锁-升级版》',
    S4: '原文代码：《Zookeeper应用之——选举》',
  },
  skeleton: `// 每个客户端都运行 main。先点“运行”（Ctrl+Enter），再动手修改。
export default async function main(client) {
  const { zk } = client;
  const path = '/exclusive_lock/lock';
  try {
    await zk.create(path, client.name, { mode: 'EPHEMERAL' });
  } catch (error) {
    if (error.code !== 'NodeExists') throw error;
    return; // 锁在别的客户端手里
  }
  client.holds(path); // 以此评判运行
  await client.sleep(2000);
  client.released();
  await zk.delete(path);
}
`,
  programs: {
    name: '程序',
    runBy: (program, clients) =>
      `${program === '' ? '' : `${program}：`}${clients.length === 0 ? '没有客户端运行' : `由 ${listed(clients)}运行`}`,
    marked: (program, lines) => `${program}；第 ${list(lines.map((line) => number(line)))} 行标红`,
    world: '服务器、客户端、程序…',
  },
  file: {
    menu: '文件',
    save: '保存为 recipe.js',
    open: '打开文件…',
    add: '新增文件',
    notCode: (file) => `${file} 不是程序，代码保持不变。`,
  },
  replaced: '代码已被替换。',
  worldStays: '打开的世界保留不变：编辑器显示它的程序。“从模板开始”可替换代码。',
  expiry: {
    hint: (client, span) => `没有服务器收到客户端 ${client} 的消息：它的会话将在 ${span} 后过期。`,
    givenUp: (client, span) => `客户端 ${client} 已放弃会话：领导者将在 ${span} 后使它过期。`,
    skip: '跳到过期时刻',
  },
  takenAway: {
    command: (done, at) => `${done}（${at}）`,
    notice: (done, more) =>
      `“运行”让世界从头开始，此前的操作不再有效：${list([...done, ...(more > 0 ? [`另外 ${number(more)} 项`] : [])])}。`,
    again: '重新执行这些操作',
    againLater: '重做运行前的操作',
  },
  undo: '撤销',
  showWorld: '看运行',
  showCode: '看代码',
  noMistakes: '没有语法错误。',
  judged: (invariants) => `评判依据：${list(invariants)}。`,
  notJudged:
    '不评判：代码没有作出可评判的声明（如 client.holds、client.added、client.assert），也没有导出 invariant。',
  mistake: (line, message) => `第 ${number(line)} 行：${message}`,
  limits: {
    means: (invariants) =>
      `所有租约的局限：${list(invariants.map((name) => `“${name}”`))}。客户端还无法得知会话已结束时，仍会保持原来的判断。任何锁都避免不了这一点，只有防护令牌（fencing token）能防住。`,
    lesson: '课程：防护令牌',
  },
  statedIn: (line, invariants, spell) => `在第 ${number(line)} 行声明：${violated(invariants, spell)}。`,
  invariantFailed: (line, invariants) =>
    `第 ${number(line)} 行：${list(invariants.map((name) => `“${name}”`))}出错，不再检查。`,
  stoodAt: (client, line, invariants, spell) =>
    `当时${clientCalled(client)} 在第 ${number(line)} 行：${violated(invariants, spell)}。`,
  overwrote: ({ client, line, path, isOneOfSeveral }, invariants, spell) =>
    `${isOneOfSeveral ? '可能是' : ''}第 ${number(line)} 行：${clientCalled(client)} 写 ${path} 时没有带版本号，覆盖了它没有读过的值。${violated(invariants, spell)}。`,
  goThere: '跳到开始违反的时刻',
  failed: (clients, line, message) =>
    `${listed(clients)}${line === null ? '' : `在第 ${number(line)} 行`}出错：${message}`,
  warned: (clients, line, message) =>
    `${listed(clients).trim()}${line === null ? '' : `，第 ${number(line)} 行`}：${message}`,
  misspelled: (call, meant) => `没有 ${call}。是不是 ${meant}？`,
  unawaited: (call) => `${call} 前面没有 await，代码不等结果就继续执行。`,
  positions: (clients) => list(clients.map(({ name, line }) => `${name}：第 ${number(line)} 行`)),
  said: chinese,
  pausedAt: (client, line, program) =>
    `已暂停：客户端 ${client} 到达${quoted(program)}第 ${number(line)} 行。`,
  earlier: '代码在运行之后改过。标记对应正在运行的版本。',
  notRunning: '这段代码没有在运行，画面显示的是另一个世界。按“运行”即可用这段代码启动一个世界。',
  killHolds: (clients, runs) =>
    `${number(clients)} 个客户端，任一步之后最多杀死一个：${number(runs)} 次运行，没有违反不变式。`,
  killBreaks: (client, line, invariant, why) =>
    `${line === null ? '' : `执行到第 ${number(line)} 行时`}杀死${clientCalled(client)} 会违反“${invariant}”：${why}`,
  tooLong: (characters, most) => `共 ${number(characters)} 个字符，最多 ${number(most)} 个。请缩短后再运行。`,
  leave: '先按 Esc，再按 Tab 离开代码区。Ctrl+Space 列出可用的调用。F9 或点击行号可设置断点。',
  calls: (owner, name) => CALLS[`${owner}.${name}`] ?? null,
  callList: '可用的调用',
  callIntro:
    '调用失败时抛出 KeeperException，error.code 是 ZooKeeper 的错误名，如 NodeExists、NoNode、ConnectionLoss。也可以写 TypeScript：类型只会被去掉，不做检查。会话过期后，普通 Java 客户端就此关闭；Curator 和 kazoo 会建立新会话：在“客户端库”里选择其一。',
  invariants: '自己的不变式',
  invariantIntro:
    '自己的不变式在每一步之后都会检查：成立时返回 true，否则返回一句说明哪里错了的文字。`tree` 是正在服务、已执行最多事务的那台服务器上的节点。`beliefs` 列出所有程序里每个 client.holds 的 `client`、`role` 和 `path`；没有写 `as` 时，角色是 `holder`。以后的步骤还要用的内容放进 `memory`：文件里的变量在重新运行后仍保留旧值。可以写多个：名字以 invariant 开头的导出都会检查。',
  add: '加到代码里',
  addInvariant: (name) => `加到代码里：${name}`,
  claims: {
    founded: {
      name: '声明有节点为证',
      broken: '程序声明了某个角色，节点树却不这么说',
      statement:
        '声明自己是持锁者、领导者、读者、写者或持有许可的程序，以当前会话拥有该声明的节点；持锁者、领导者和写者的节点还要排在第一。',
    },
    broken: ({ text, name }) => {
      const isViolated = `${name === undefined ? '程序自己的不变式' : `不变式 ${name} `}被违反`;
      return text.length > SHORT_QUOTE ? `${isViolated}：“${text}”` : `“${text}”：${isViolated}`;
    },
    quoted: ({ text, line, program }) => {
      const place = [program, line === null ? null : `第 ${number(line)} 行`].filter((part) => part != null);
      return `“${text}”${place.length === 0 ? '' : `（${place.join('，')}）`}。`;
    },
    ledBy: (id, line, program) =>
      `当时${clientCalled(id)} 在${program === null ? '' : ` ${program} `}第 ${number(line)} 行。`,
    typedBy: (id, call) => `${clientCalled(id)} 在 zkCli 中调用了 ${call}。`,
    text: (claims) => typesetChinese(`${claims.map(claimText).join('；')}。`),
  },
  settings: '设置',
  notKept: '浏览器没有保存你的代码。离开前请存为文件。',
  asked: {
    question:
      '这个世界用到下面的代码，由它的作者编写。代码被关在沙箱中，不能访问网络、文件和本页面。要运行吗？',
    before: '画面显示的是另一个世界，这个世界还没有运行。',
    yes: '运行',
    no: '只看代码',
    first: '请先回答上面的问题。',
  },
  debug: {
    name: '调试器',
    over: '单步跳过',
    overTip: '到本函数的下一行（F10）',
    into: '单步进入',
    intoTip: '到这个客户端执行的下一行（F11）',
    out: '单步跳出',
    outTip: '回到调用本函数的地方（Shift+F11）',
    toStale: '运行到视图过期',
    toStaleTip: '到客户端读过的内容在树中被改变的时刻',
    place: (client, line, program) => `${client}：${quoted(program)}第 ${number(line)} 行`,
    working: '正在查找已执行的行…',
    status: (place, about) => {
      if (place !== null && about.length === 0) return place;
      return [place === null ? '还没有执行任何一行。' : `${place}。`, ...about].join('');
    },
    stale: (client, path) => `${client} 读到的 ${path} 与树中的已不一致。`,
    atEnd: '之后不再发生任何事。',
    noWayOut: '这个函数没有调用者，无法跳出。',
    violated: '这里违反了一个不变式。',
    runOn: (line) => `画面是这一步结束时的状态：那时代码已运行到第 ${number(line)} 行。`,
    noStops: '没有断点。按 F9 或点击行号可在任意一行设置。',
    stops: '断点',
    stopIf: (line) => `第 ${number(line)} 行，条件`,
    example: "attempt > 3 && client.name === 'B'",
    remove: '删除',
    wrongCondition: '这不是 JavaScript 表达式。',
    failedCondition: (client, why) => `条件求值出错时不会停下。${client}：${why}`,
    calls: (calls) =>
      calls.length === 0
        ? '没有未返回的调用'
        : `未返回：${list(calls.map(({ call, line }) => (line === null ? call : `${call}（第 ${number(line)} 行）`)))}`,
  },
  notInThisFile: '单文件版没有编辑器。要写代码，请从文件夹或网站打开实验室。',
  forbidden:
    '本站禁止 WebAssembly（内容安全策略缺少 ‘wasm-unsafe-eval’），因此无法运行你的代码。其他功能不受影响。',
  notStarted: (why) => `运行代码的解释器无法启动（${why}）。请重新加载页面再试。`,
  loading: '加载中…',
};

/** What the interpreter and the calls say, in the order in which they are looked for; the rest stays English. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/^main has returned, which withdraws .*$/, 'main 已返回，client.holds 的声明随之撤回'],
  [/^this ran for too long.*$/, '运行太久没有等待任何调用：是不是死循环？'],
  [/^(.*?) was not awaited, and failed: (.*)$/, '$1 前面没有 await，而且失败了：$2'],
  [/^(.*?) was not awaited$/, '$1 前面没有 await'],
  [/^this needs too much memory$/, '需要的内存太多'],
  [
    /^(\S+) is a variable of the file, which keeps its value .*$/,
    '$1 是文件里的变量，重新运行或回看时仍保留旧值。请改用 memory.$1：memory 是不变式的第三个参数',
  ],
  [
    /^(.*?)more than (\d+) elements or characters copied.*$/,
    '$1一次复制超过 $2 个元素或字符，其间没有等待任何调用',
  ],
  [/^this calls itself too deeply$/, '递归太深'],
  [/^this is nested too deeply$/, '嵌套太深'],
  [/^a program cannot import files while it runs.*$/, '程序运行时不能导入文件：请把 import 写在文件开头'],
  [/^await stands outside of all functions.*$/, 'await 写在了所有函数之外：请移到 main 或 main 调用的函数里'],
  [
    /^(.*?)there is no require here: .*$/,
    '$1这里没有 require：client.zk 就是 ZooKeeper 客户端，import 只能导入程序自己的文件',
  ],
  [/^(.*?)there is no (\S+) here: use (.*)$/, '$1这里没有 $2，请用 $3'],
  [/^(.*?)there is no (\S+) here: .*$/, '$1这里没有 $2：程序只能访问 ZooKeeper'],
  [/^(.*?)(client(?:\.zk)?) has no (\S+); it has (.*)$/, '$1$2 没有 $3；可用的有 $4'],
  [/^(.*?)(client(?:\.zk)?|tree) has no (\S+): is (.*) meant\?$/, '$1$2 没有 $3：是不是 $4？'],
  [/^(.*?)more than (\d+) calls at once.*$/, '$1同时超过 $2 个调用：请用 await 等待其中一些'],
  [/^(.*?)more than (\d+) elements or characters.*$/, '$1超过 $2 个元素或字符'],
  [
    /^(.*) imports '(.*)', and there is no such file; \D*?(?:are|only) (.*)$/,
    '$1 导入 $2，但没有这个文件；现有 $3',
  ],
  [/^(.*) imports '(.*)': .*$/, '$1 导入 $2：只能导入程序自己的文件，例如 ./lock.js'],
  [/^'(.*)' is not a file name here.*$/, '文件名不能是 $1，应当像 lock.js 或 util/lock.js'],
  [/^there are (\d+) files; a program can have (\d+)$/, '共 $1 个文件，最多 $2 个'],
  [/^there are two files named (.*)$/, '有两个文件都叫 $1'],
  [/^(.*) imports (.*) from (.*), which does not export it$/, '$1 从 $3 导入 $2，但那里没有导出它'],
  [
    /^(?:TypeError: )?(.*) comes first, so it has to export the program: (.*)$/,
    '$1 是第一个文件，必须导出程序：$2',
  ],
  [/^(.*?)the file has to export its program: (.*)$/, '$1文件必须导出程序：$2'],
  [
    /^(.*?): the path is a string, such as "\/lock", not (.*)$/,
    '$1：路径必须是字符串，例如 "/lock"，而不是 $2',
  ],
  [/^(.*?): the (mode|role|op of a part) is one of (.*), not (.*)$/, '$1：$2 只能是 $3，而不是 $4'],
  [/^(.*?): the watcher is a function.*, not (.*)$/, '$1：监听器必须是函数，而不是 $2'],
  [/^(.*?): the version is a whole number.*, not (.*)$/, '$1：版本必须是整数（−1 表示任意），而不是 $2'],
  [/^(.*?): data is a string or null.*, not (.*)$/, '$1：数据必须是字符串或 null，而不是 $2'],
  [/^(.*?): options are an object, such as (.*), not (.*)$/, '$1：选项必须是对象，例如 $2，而不是 $3'],
  [/^(.*?): the callback comes after the options.*$/, '$1：回调写在选项之后，选项可以是 {}'],
  [/^(.*?): it takes a list of parts, such as (.*), not (.*)$/, '$1：参数是操作列表，例如 $2，而不是 $3'],
  [
    /^threw ([^]*): throw new Error\(text\) names the line$/,
    '抛出了 $1：改用 throw new Error(文字)，就能指出行号',
  ],
  [/^(.*?)JSON\.parse: the call is not awaited$/, '$1JSON.parse：调用前面没有 await'],
  [/^(.*?)JSON\.parse: getData comes to .*$/, '$1JSON.parse：getData 返回 { data, stat }，只解析其中的 data'],
  [/^(.*?)JSON\.parse: there is no text to parse, but ([^]*)$/, '$1JSON.parse：没有可解析的文字，而是 $2'],
  [/^(.*?)JSON\.parse: this is not JSON \((.*)\): ([^]*)$/, '$1JSON.parse：这不是 JSON（$2）：$3'],
  [/^(.*?)'(.*)' is not defined: is (.*) meant\?.*$/, '$1没有定义 $2：是不是 $3？'],
  [/^(.*?)'(.*)' is not defined: (?:write|use) (.*)$/, '$1没有定义 $2：请写 $3'],
  [
    /^(.*?)'(.*)' is not defined: (?:a|the|main|leave) .*$/,
    '$1没有定义 $2：这里不是浏览器或 Node，只有 main 得到的 client',
  ],
  [/^(.*?)'(.*)' is not defined: .*$/, '$1没有定义 $2：用 const 或 let 声明，或检查拼写'],
  [/^(.*?)'(.*)' is read-only: .*$/, '$1$2 是常量：请改用 let 声明'],
  [/^(.*?: )(\S+) is not initialized: .*$/, '$1$2 在声明它的那一行之前就被使用了'],
  [/^(.*?)(?:value|undefined) is not iterable: .*$/, '$1这里需要一个列表（没有 await 的调用不是列表）'],
  [/^(.*?)cannot convert to object: .*$/, '$1是 null 或 undefined，没有属性可取'],
  [
    /^(.*?)cannot (?:read|set) property (?:'.*' )?of (?:undefined|null): (.*) is (undefined|null)$/,
    '$1$2 是 $3，没有属性可取',
  ],
  [
    /^TypeError: what stands before this bracket .*$/,
    'TypeError：括号前面不是函数：上一行末尾是不是少了分号？',
  ],
  [/^TypeError: (.*) is not a function$/, 'TypeError：$1 不是函数'],
  [/^this line is neither JavaScript nor .*$/, '这一行不是 JavaScript，也不是 TypeScript'],
  [/^await stands in a function that is not async.*$/, 'await 所在的函数不是 async：请在该函数前写 async'],
  [/^after export comes .*$/, 'export 之后应当是 default、const、let、function 或 class'],
  [/^a quotation mark is missing: .*$/, '少了一个引号：从这里开始的文字没有结束'],
  [/^a comment begins here .*$/, '从这里开始的注释没有结束：少了 */'],
  [/^an import is written: (.*)$/, 'import 的写法是：$1'],
  [/^return stands outside of all functions.*$/, 'return 写在了所有函数之外：前面可能多了一个 }'],
  [/^a const needs a value: (.*)$/, 'const 必须有值：$1'],
  [/^what stands before = cannot be assigned to.*$/, '= 的左边不能赋值：是不是 === 或 =>？'],
  [/^try \{ … \} needs .*$/, 'try { … } 之后需要 catch (error) { … } 或 finally { … }'],
  [/^a function needs a name here: (.*)$/, '这里的函数需要名字：$1'],
  [/^a variable cannot be called that: .*$/, '变量不能叫这个名字：必须以字母开头，且不是关键字'],
  [/^the file ends before the (.) of line (\d+) is closed$/, '文件结束了，但第 $2 行的 $1 还没有闭合'],
  [/^the file ends in the middle of a statement$/, '文件在语句中间结束'],
  [/^one (.) too many, .*$/, '多了一个 $1，或者它前面少了什么'],
  [/^“([^]*)” cannot stand here: .*$/, '“$1” 不能写在这里：前面少了什么，或者它是多余的'],
  [/^(.*) is declared twice$/, '$1 声明了两次'],
  [
    /^(\S+) is missing(?: before “(.*?)”)?(?:; the (.) of line (\d+) is still open)?$/,
    '少了 $1（在 “$2” 之前）',
  ],
  [
    /^the statement should end before “(.*?)”: .*$/,
    '“$1” 之前的语句应当结束：可能有拼写错误，或少了运算符、引号',
  ],
  [/^(.*?) has no option (.*); there are (.*)$/, '$1 没有选项 $2；可用的有 $3'],
];

function chinese(message: string): string {
  const found = SAID.find(([pattern]) => pattern.test(message));
  return found === undefined ? message : message.replace(...found);
}

/** Names have a blank behind them. */
function listed(clients: readonly string[]): string {
  return clients.length > NAMED_AT_MOST ? `${number(clients.length)} 个客户端` : `${list(clients)} `;
}
