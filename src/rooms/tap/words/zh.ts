import { assertNever } from '../../../engine/index.ts';
import type { Translation } from '../../../words/messages.ts';
import type { Finding } from '../model/findings.ts';
import type { TapWords } from './contract.ts';

const count = (number: number) => number.toLocaleString('zh-CN', { maximumFractionDigits: 1 });

export const tapWords: Translation<TapWords> = {
  title: 'ZooKeeper 流量',
  lead: '你的程序与 ZooKeeper 服务器之间，经过代理的全部通信。',
  whole: '返回实验室',
  open: {
    drop: '把录制文件或抓包文件拖到这里',
    accepts:
      '支持 npm run tap -- --record FILE 生成的文件，以及客户端端口的 pcap、pcapng 抓包。文件只在本页面内读取，不会上传。',
    file: '打开文件',
    command: '要观察正在运行的程序，请在程序和服务器之间启动代理：',
    reading: '正在读取……',
    nothing: (name) => `${name} 既不是代理的录制文件，也不是抓包文件。`,
    linkType: (linkType) =>
      `抓包的链路类型是 ${linkType}，这里无法读取。请用 tcpdump 抓取以太网、any 或回环接口。`,
    noServer: '抓包里没有到 ZooKeeper 服务器的连接，或者抓包开始得太晚，无法识别。',
    sample: '打开示例录制',
    sampleAbout: '十个 kazoo 客户端争用一把锁，每次释放都会唤醒所有等待者。',
    another: '打开另一个文件',
  },
  states: {
    connecting: '正在连接代理……',
    following: '当前显示的是实时流量。',
    lookingBack: '当前显示的是过去的时刻，流量仍在继续。',
    broken: '与代理的连接断开了，正在重试……',
    ended: '代理已经结束，它看到的一切仍保留在这里。',
  },
  listens: (servers) => `代理：${servers}`,
  recorded: (name, servers) => `${name}：${servers}`,
  dropped: (events) => `最早的 ${count(events)} 个事件已不再保留，统计从它们之后开始。`,
  unreadable: (lines) => `文件中有 ${count(lines)} 行无法读取，已略过。`,
  leftOut: (events) => `这份记录太长，本页容纳不下：最后 ${count(events)} 个事件已略过。`,
  moment: {
    title: '时刻',
    slider: '事件',
    of: (event, events, seconds) => `第 ${count(event)} / ${count(events)} 个事件，${seconds} 秒`,
    earlier: '上一个事件',
    later: '下一个事件',
    now: '到末尾',
  },
  tabs: {
    findings: '发现',
    clients: '客户端',
    diagram: '时空图',
    tree: '已知的树',
    beliefs: '客户端认为的状态',
    messages: '消息',
    figures: '统计',
    disturb: '干扰',
  },
  count,
  bytes: (number) =>
    number < 1000 ? `${number} B` : number < 1e6 ? `${count(number / 1000)} kB` : `${count(number / 1e6)} MB`,
  ms: (ms) => (ms < 1000 ? `${count(ms)} 毫秒` : `${count(ms / 1000)} 秒`),
  none: '无',
  nothingYet: '还没有流量经过。请让程序连接到代理。',
  findings: {
    none: '目前没有值得注意的情况。',
    about: '每条发现都指向能说明它的事件。通知的原因是推断出来的：服务器不会发送原因。',
    print: '打印报告',
    show: '查看',
    scene: '在实验室里看',
    compare: '与实验室的模拟对比',
    compared:
      '一侧是录制的运行，另一侧是实验室中所有客户端监听同一个 znode 的锁，客户端数目相同。每次释放都会唤醒所有等待者。',
    simulation: '实验室的模拟',
    totals: ({ connections, requests, notifications, bytes, wakeups, woken }) =>
      `${count(connections)} 个连接，${count(requests)} 个请求，${count(notifications)} 个通知，${count(bytes / 1000)} kB。${count(wakeups)} 次变更共唤醒客户端 ${count(woken)} 次。`,
    say,
    advice: {
      herd: '让每个客户端只监听排在自己前面的那个 znode。',
      expired: '它的临时 znode 和监听都随之消失。',
      lostAnswer: '客户端无法知道这次写入是否已生效：重试之前必须先查看。',
      nearExpiry: '客户端的停顿（垃圾回收、磁盘慢、CPU 不足）差一点让会话过期。',
      storm: '看看在此之前发生了什么：是服务器离开了，还是网络中断了。',
      watchLeak: '请移除不再需要的监听，否则在会话结束之前它们一直占用服务器内存。',
      polling: '注册监听就能在变更时得到通知，不必反复询问。',
      differs: '该会话可能早于代理。若不是，应以服务器的回答为准，而不是推断。',
      besides: '看不到它们的请求，因此由它们引起的通知在这里没有已知原因。',
      unread: '字节原样通过，但不知道其内容。',
    },
  },
  wakeups: {
    title: '唤醒',
    inferred: '根据消息的先后推断。',
    cause: '原因',
    path: '被监听的路径',
    woken: '唤醒的客户端',
    inVain: '白问一次',
    causes: (cause) => {
      switch (cause.kind) {
        case 'write':
          return `${cause.op} ${cause.path}${cause.session === null ? '' : `，来自 ${cause.session}`}${cause.isLogged ? '（来自日志）' : ''}`;
        case 'sessionEnd':
          return `会话 ${cause.session} 结束`;
        case 'unseen':
          return '没有经过代理的操作';
        default:
          return assertNever(cause);
      }
    },
  },
  clients: {
    summary: (open, sessions) => `${count(open)} 个打开的连接，见过 ${count(sessions)} 个会话。`,
    states: { open: '已连接', away: '已断开', expired: '已过期', closed: '已关闭' },
    client: '客户端',
    session: '会话',
    server: '服务器',
    timeout: '超时',
    silence: '静默时长',
    longest: (time) => `最长 ${time}`,
    requests: '请求',
    watches: '监听',
    ephemerals: '临时 znode',
    older: '早于代理',
    connects: ({ connects }) => `${count(connects)} 个连接`,
    watch: (kind, path, resets) => `${kind} ${path}${resets === 0 ? '' : `（重新设置 ${count(resets)} 次）`}`,
    noSession: '没有会话',
    endedBy: {
      client: '由客户端结束',
      server: '由服务器结束',
      tap: '由代理结束',
      unreachable: '无法连接服务器',
    },
    opaque: {
      tls: 'TLS：无法读取',
      http: 'HTTP：不是 ZooKeeper 协议',
      length: '数据包长度不可能成立',
      unreadable: '不是 ZooKeeper 协议',
      missing: '抓包中缺少字节',
    },
  },
  servers: {
    title: '服务器',
    about:
      '询问：各服务器最近一次对 srvr、mntr、cons、wchp、dump 的回答。已知：经过代理的内容。推断：由此得出的结论。',
    role: '角色（询问）',
    epoch: 'epoch',
    znodes: 'znode',
    sessions: '会话',
    watches: '监听',
    ephemerals: '临时 znode',
    asked: '询问',
    known: '已知',
    inferred: '推断',
    silent: '没有回答',
    refused: (words) => `不在 4lw.commands.whitelist 中：${words}`,
    cut: '监听或临时 znode 太多，不作比较',
  },
  diagram: {
    about: '每一列是一条消息，按代理看到的先后排列。虚线：通知。',
    label: (messages) => `该时刻之前最近 ${count(messages)} 条消息的时空图`,
  },
  tree: {
    about: '只包含响应、子节点列表和事件显示过的内容。znode 在最后一次看到之后可能又有变化。',
    complete: '完整：已与服务器的数据目录合并，时间取自其日志。',
    search: '搜索路径',
    states: { there: '存在', gone: '已删除', unsure: '不确定' },
    sources: {
      answer: '响应',
      childList: '子节点列表',
      event: '事件',
      log: '服务器的日志',
      sessionEnd: '所属会话结束（推断）',
    },
    seen: (source, seconds) => `来自${source}，${seconds} 秒前`,
    owner: (session) => `临时，属于 ${session}`,
    version: (version) => `版本 ${version}`,
    showGone: '显示已删除的 znode',
    more: (nodes) => `还有 ${count(nodes)} 个 znode，请搜索路径。`,
  },
  beliefs: {
    about: '客户端上次读写之后又有变化的 znode。客户端也许已不再使用旧值，只有它的程序知道。',
    none: '就已知内容而言，每个客户端上次读到的都是最新版本。',
    path: '路径',
    told: '客户端得到的最近响应',
    known: '目前已知',
    hears: '会知道吗？',
    was: (version, seconds) => `${version === null ? '没有该 znode' : `版本 ${version}`}，${seconds} 秒前`,
    heard: { watch: '有监听', told: '已收到通知，尚未重读', never: '没有监听：只有重读才会知道' },
  },
  messages: {
    filter: '按路径、操作或会话筛选',
    shown: (shown, all) => `到该时刻为止共 ${count(all)} 条，显示最近 ${count(shown)} 条。`,
    opened: (client, server) => `${client} 连接服务器 ${server}`,
    ended: (by) => `连接关闭：${by}`,
    opaque: (why) => `此后不再读取：${why}`,
    gone: '会话已过期',
    connected: (session, timeout) => `会话 ${session}，超时 ${timeout}`,
    disturbed: (order) => `代理：${order}`,
    gap: (bytes) => `抓包缺少 ${bytes}`,
    log: (zxid, changes, session) =>
      session === null
        ? `日志：${zxid} 时的树`
        : `日志：${session} 的 ${zxid}${changes === '' ? '' : `：${changes}`}`,
    report: (server, mode) => `代理询问服务器 ${server}：${mode}`,
  },
  figures: {
    operations: '操作',
    operation: '操作',
    count: '次数',
    errors: '错误',
    bytes: '字节',
    paths: '按字节排列的路径',
    path: '路径',
    reads: '读',
    writes: '写',
    notifications: '通知',
    first: (rows) => `前 ${count(rows)} 条。`,
  },
  disturb: {
    about: '命令只作用于程序与代理之间的连接，服务器保持原样。',
    order: '命令',
    give: '执行',
    forms: '命令格式',
    holding: '正在生效',
    heal: '全部恢复',
    done: (order) => `已执行：${order}`,
    noOrder: '这不是命令，请使用下面的格式。',
    noTarget: '现在没有这样的服务器、连接或会话。',
    notReached: '代理没有响应，它还在运行吗？',
    cut: '切断',
    dropReply: '丢弃下一个响应',
    stall: '停顿 2 秒',
    close: '关闭',
    delay: '延迟 200 毫秒',
  },
};

function say(finding: Finding): string {
  switch (finding.kind) {
    case 'herd':
      return `${finding.path} 上的羊群效应：一次变更唤醒了 ${count(finding.largest)} 个客户端。${count(finding.writes)} 次变更共唤醒 ${count(finding.woken)} 次，其中 ${count(finding.inVain)} 次再次询问后没有任何写入。`;
    case 'expired':
      return `会话 ${finding.session} 已过期（超时 ${count(finding.timeoutMs / 1000)} 秒）。${
        finding.sign === null
          ? ''
          : `这是推断：服务器已有 ${count(finding.sign.silenceMs / 1000)} 秒没有应答它，其临时 znode ${finding.sign.path} 已消失。`
      }`;
    case 'lostAnswer': {
      const { op, path, found } = finding.lost;
      const then =
        found === null
          ? ''
          : `随后客户端列出子节点，在 ${found.path} 中找到自己的标记，从而知道写入已生效（受保护的创建）。`;
      return `响应丢失：连接在 ${op} ${path} 的响应到达之前结束。${then}`;
    }
    case 'nearExpiry':
      return `会话 ${finding.session} 静默了 ${count(finding.silenceMs / 1000)} 秒，其超时为 ${count(finding.timeoutMs / 1000)} 秒。`;
    case 'storm':
      return `重连风暴：${count(finding.withinMs / 1000)} 秒内有 ${count(finding.connects)} 个会话重新连接。`;
    case 'watchLeak':
      return `会话 ${finding.session} 有 ${count(finding.watches)} 个监听一分钟以上没有触发。`;
    case 'polling':
      return `会话 ${finding.session} 在轮询：${finding.op} ${finding.path}，${count(finding.count)} 次，每 ${count(finding.everyMs)} 毫秒一次。`;
    case 'differs': {
      const { session, path, kind } = finding.first;
      const what = `${count(finding.differences)} 个${kind.endsWith('Watch') ? '监听' : '临时 znode'}`;
      const such = `例如会话 ${session} 的 ${path}`;
      return kind.startsWith('unseen')
        ? `询问与推断不一致：服务器 ${finding.server} 上有 ${what}没有经过代理，${such}。`
        : `询问与推断不一致：推断出的 ${what}在服务器 ${finding.server} 上不存在，${such}。`;
    }
    case 'besides':
      return `服务器 ${finding.server} 上有 ${count(finding.sessions)} 个会话没有经过代理，例如 ${finding.first}（询问）。`;
    case 'unread':
      return `连接 ${finding.connection} 没有被读取：${finding.why}。`;
    default:
      return assertNever(finding);
  }
}
