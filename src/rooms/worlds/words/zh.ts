import type { FileError } from '../../../scenarios/link/worldFile.ts';
import type { LatencyTextProblem } from '../../../scenarios/world/latencyText.ts';
import type { PauseTextProblem } from '../../../scenarios/world/pauseText.ts';
import type { PlanProblem } from '../../../scenarios/world/planEdit.ts';
import type { ZnodeTextProblem } from '../../../scenarios/world/znodeText.ts';
import type { Translation } from '../../../words/messages.ts';
import type { WorldsWords } from './contract.ts';
import { links } from '../../../words/zh/links.ts';
import { format } from '../../../words/zh/nouns.ts';

export const worlds = {
  menu: {
    create: '新建世界…',
    createMore: '服务器、客户端、配方和 znode 都由你定',
    change: '以此为基础修改…',
    changeMore: '从当前场景开始',
    saved: '已保存的世界…',
    savedMore: '保存在本机，也可来自文件',
    save: '保存为文件',
    open: '打开文件…',
  },
  form: {
    title: '新建世界',
    changeTitle: '修改世界',
    name: '名称',
    servers: '服务器',
    voters: '投票服务器',
    observers: '观察者',
    clients: '客户端',
    clientName: (name) => `客户端 ${name} 的名称`,
    programOf: (name) => `客户端 ${name} 的程序`,
    timeoutOf: (name) => `客户端 ${name} 的会话超时，毫秒`,
    timeout: '会话超时，毫秒',
    program: '程序',
    byHand: 'zkCli，手动操作',
    own: '自己写的程序',
    newOwn: '新写一个程序',
    ownName: '程序名称',
    ownCode: '世界打开后，在编辑器里编写代码，也可以从那里现成的程序开始。',
    cannotRun: '此网站禁止 WebAssembly，无法运行你的代码。',
    addClient: '添加客户端',
    addAlike: (count) => `再添加 ${format.number(count)} 个和最后一个一样的`,
    removeClient: (name) => `移除客户端 ${name}`,
    nobody: '还没有客户端。添加一个，或把配方拖到这里。',
    shelf: '配方',
    shelfTip: '点击配方即添加一个运行它的客户端，也可以把配方拖到某个客户端上。',
    addRunning: (recipe) => `添加运行“${recipe}”的客户端`,
    parametersOf: (recipe, clients) => `${recipe}：${clients}`,
    znodes: 'znode',
    znodesTip:
      '每行一个 znode，空格之后是数据；缩进的行是子节点。ACL 写在数据之前：acl=world:anyone:r。可以直接粘贴 ls -R / 的输出。',
    znodesPlaceholder: '/app\n  config {"ttl": 5}\n  secret acl=digest:amy:hash:cdrwa v1\n  workers',
    latencies: '单独的延迟',
    latenciesTip: '每行一项：一台服务器、一个客户端，或一条连接的两端，然后是最短和最长毫秒数。',
    latenciesPlaceholder: 'server:3 40 60\nserver:1 A 5',
    latencyProblem,
    pauses: '停顿与时钟',
    pausesTip:
      '每行一项：谁、何时、停多久（毫秒），例如 A 3000 800。“A clock +20”让时钟快 20‰。单独一行名称之下可以粘贴 GC 日志。',
    pausesPlaceholder:
      'A 3000 800\nserver:2 clock -5\nB\n[12.345s][info][gc] GC(3) Pause Full (System.gc()) 90M->20M(256M) 812.4ms',
    pauseProblem,
    settings: '时间、会话与配额',
    tickTime: 'tickTime，毫秒',
    initLimit: 'initLimit，tick 数',
    syncLimit: 'syncLimit，tick 数',
    latencyMin: '延迟下限，毫秒',
    latencyMax: '延迟上限，毫秒',
    localSessions: '本地会话',
    localSessionsValues: { off: '关闭', on: '开启', upgrading: '开启，需要时升级' },
    readOnlyMode: '没有领导者时可读',
    readOnlyModeValues: { off: '否', on: '是，只读模式' },
    readOnlyModeNotes: {
      oneServer: '单台服务器没有法定人数可失去。请选择更多服务器。',
      globalSessions: '只开这一项还不够：没有领导者的服务器只接受本地会话，而本地会话没有开启。',
      ready:
        '所有客户端都请求只读模式，相当于 zkCli 的 -r。失去法定人数后，本地会话会过期，全局会话要等到法定人数恢复。在 zkCli 中输入 connect 可得到新的会话。',
    },
    allowLocalSessions: '开启本地会话',
    quotas: '配额',
    quotasLogged: '只记日志',
    quotasEnforced: '强制执行',
    seed: '随机种子',
    restarts: '整个世界会按这些设置从头开始。运行中增减成员见“Reconfig”。',
    cancel: '取消',
    create: '创建世界',
    apply: '按这些修改重新开始',
    znodeProblem,
  },
  beside: {
    begin: '先做什么',
    steps: {
      servers: '选择服务器的数量。',
      client: '添加客户端，每个都有自己的 zkCli。',
      recipe: '给客户端一个配方：把它拖到图中的客户端上。',
      console: '打开控制台，输入命令。',
      fault: '点击服务器或客户端，可以停止、杀死它或切断它的连接。',
    },
    shelf: '添加到这个世界',
    shelfTip: '点击配方即添加一个运行它的客户端，也可以把配方拖到图中的客户端上。',
    byHandClient: '带 zkCli 的客户端',
    addToWorld: (recipe) => `添加运行“${recipe}”的客户端`,
    servers: (count) => `${count} 台服务器`,
    change: '修改全部设置…',
    openConsole: '打开控制台',
  },
  unnamed: '自己的世界',
  compare: {
    ask: '与另一个场景、分支、已保存的世界或链接对比…',
    withLink: '与这个链接对比',
    shown: '两次运行在同一时钟上并排显示。现在做的操作会同时发生在两边。',
    startedAgain: '已从头开始，不含你之前的操作。',
    back: '回到单次运行',
    notALink: '这不是世界的链接。请用“分享”复制一个。',
    refused: (because) => `无法与这个链接对比。${because}`,
    code: '这个链接会运行代码。请先打开它，再从那里对比。',
  },
  restarted: '世界已按这项修改从头开始。',
  undo: '撤销',
  saved: {
    title: '已保存的世界',
    none: '还没有保存的世界。你创建的每个世界都会自动保存在这里。',
    about: '保存在这个浏览器里，包括你给出的所有命令。要在别处使用，请导出为文件。',
    open: (name) => `打开“${name}”`,
    openShort: '打开',
    nameOf: (name) => `“${name}”的名称`,
    export: (name) => `把“${name}”导出为文件`,
    remove: (name) => `删除“${name}”`,
    removed: (name) => `已删除“${name}”。`,
    importFile: '打开文件…',
    importTip: '也可以把文件拖到页面的任意位置。',
    isOpen: '当前打开',
    damaged: '这一项已损坏，无法打开。',
    keep: '保存当前世界',
    notKept: '浏览器无法再存储数据，关闭标签页后世界会丢失。请导出为文件来保留。',
  },
  file: {
    refused: (name, why) => `未能打开“${name}”。${why}`,
    error: fileError,
    cutOff: (name, commands) => `“${name}”不完整。已打开其中完整的前 ${format.number(commands)} 个命令。`,
    opened: (name) => `已打开“${name}”。`,
    drop: '松开以打开文件',
    several: '一次只能打开一个文件。',
  },
  saveFile: '保存为文件',
  problem: planProblem,
  console: {
    notAWorld: '当前场景不能作为世界修改。可以新建一个：world new',
    wrong: (word, usage) => (word === '' ? `用法：${usage}` : `“${word}”无效。用法：${usage}`),
  },
} satisfies Translation<WorldsWords>;

function znodeProblem(problem: ZnodeTextProblem): string {
  const line = `第 ${format.number(problem.line)} 行`;
  switch (problem.code) {
    case 'invalidPath':
      return `${line}：“${problem.path}”不是有效的路径。`;
    case 'systemPath':
      return `${line}：“${problem.path}”由 ZooKeeper 自己创建。/zookeeper 之下只能添加配额。`;
    case 'twice':
      return `${line}：“${problem.path}”在上面已经有了。`;
    case 'noParent':
      return `${line}有缩进，但上面没有父节点。路径请以“/”开头。`;
    case 'badAcl':
      return `${line}：“${problem.acl}”不是 ACL。请写成 scheme:id:权限，例如 world:anyone:r 或 digest:amy:hash:cdrwa。“auth”需要会话。`;
    case 'badData':
      return `${line}：以引号开头的文本必须是合法的 JSON 字符串。`;
    case 'tooLong':
      return `${line}太长：最多 ${format.number(problem.limit)} 个字符。`;
    case 'tooMany':
      return `${line}：世界开始时最多有 ${format.number(problem.limit)} 个 znode。`;
  }
}

function latencyProblem(problem: LatencyTextProblem): string {
  const line = `第 ${format.number(problem.line)} 行`;
  switch (problem.code) {
    case 'usage':
      return `${line}：请写一个或两个名称，再写两个数字，例如“server:3 40 60”，或者至少三个测得的时间。`;
    case 'nobody':
      return `${line}：这个世界里没有“${problem.name}”。`;
    case 'noConnection':
      return `${line}：这两者之间没有连接。`;
    case 'sameTwice':
      return `${line}：上面已经有了。`;
    case 'outOfRange':
      return `${line}：请用 ${format.number(problem.min)} 到 ${format.number(problem.max)} 的整数，小的在前。`;
    case 'tooMany':
      return `${line}：一个世界最多有 ${format.number(problem.limit)} 项单独的延迟。`;
  }
}

function pauseProblem(problem: PauseTextProblem): string {
  const line = `第 ${format.number(problem.line)} 行`;
  switch (problem.code) {
    case 'usage':
      return `${line}：请写名称、时刻和时长（毫秒），例如“A 3000 800”，或者“A clock +20”。`;
    case 'nobody':
      return `${line}：这个世界里没有“${problem.name}”。`;
    case 'noPause':
      return `${line}：这个名称之下的日志里没有找到停顿。可以识别的行例如“[1.234s][info][gc] GC(0) Pause Young … 12.3ms”。`;
    case 'outOfRange':
      return `${line}：请用 ${format.number(problem.min)} 到 ${format.number(problem.max)} 的数。`;
    case 'tooMany':
      return `${line}：一个世界最多有 ${format.number(problem.limit)} 次停顿。`;
  }
}

function planProblem(of: PlanProblem): string {
  switch (of.code) {
    case 'outOfRange':
      return `请用 ${format.number(of.min)} 到 ${format.number(of.max)} 的整数。`;
    case 'observersWithoutQuorum':
      return '单台服务器没有法定人数，观察者无从跟随。请先增加服务器。';
    case 'badName':
      return `“${of.name}”不能作为客户端的名称。请写在一行之内，不超过 24 个字符，不含控制字符。`;
    case 'noName':
      return '名称不能为空。';
    case 'programTaken':
      return `已经有程序“${of.name}”了。`;
    case 'nameTaken':
      return `已经有客户端“${of.name}”了。`;
    case 'noSuchClient':
      return `没有客户端“${of.name}”。`;
    case 'badPath':
      return `“${of.path}”不是有效的 znode 路径。`;
    case 'badAcl':
      return `“${of.acl}”不是 ACL。请写成 scheme:id:权限，例如 world:anyone:r。`;
    case 'noSuchZnode':
      return `世界开始时没有 znode“${of.path}”。`;
    case 'tooMany':
      return `一个世界最多有 ${format.number(of.limit)} 个${MANY[of.what]}。`;
  }
}

const MANY = { clients: '客户端', programs: '程序', znodes: ' znode', latencies: '单独的延迟' } as const;

function fileError(error: FileError): string {
  switch (error.code) {
    case 'noWorld':
      return '它不是 Znode Lab 的世界或录制文件。';
    case 'cutOff':
      return '文件不完整，剩下的太少。请重新复制或下载。';
    case 'damaged':
      return error.field === null ? '文件已损坏，或者被人改动过。' : `文件中“${error.field}”处的内容无效。`;
    case 'notJson':
      return `文件不是有效的 JSON（${error.said}）。`;
    case 'tooLong':
      return error.what === 'content'
        ? `文件太大：最多 ${format.number(error.limit / 1_000_000)} MB。`
        : `文件内容太多：最多 ${format.number(error.limit)}。`;
    case 'newerVersion':
      return `文件需要较新版本的 Znode Lab（格式 ${format.number(error.version)}）。请刷新页面更新。`;
    default:
      return links.error(error);
  }
}
