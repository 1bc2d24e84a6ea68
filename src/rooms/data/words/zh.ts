import { zxidText } from '../../../engine/index.ts';
import type { Translation } from '../../../words/messages.ts';
import { format } from '../../../words/zh/nouns.ts';
import type { DataDirectoryWords } from './contract.ts';
import { timeText } from './timeText.ts';

const { number } = format;

const KINDS = { persistent: '持久', ephemeral: '临时', container: '容器', ttl: 'TTL' };
const HOW = { came: '新建', went: '删除', data: '数据改变', other: 'Stat、ACL 或子节点改变' };

export const dataDirectoryWords: Translation<DataDirectoryWords> = {
  title: 'ZooKeeper 数据目录',
  lead: '打开真实服务器的事务日志和快照，回到任意时刻，看清谁做了什么。',
  whole: '返回实验室',
  open: {
    drop: '把数据目录拖到这里',
    folder: '打开文件夹…',
    files: '打开文件…',
    sample: '打开示例事故',
    sampleAbout:
      '三台服务器的真实记录：一把锁因会话过期而易主，一个 znode 被删除，一台服务器走上了另一段历史。',
    accepts:
      '选择 version-2 文件夹或它的任一上级：其中有 log.<zxid> 和 snapshot.<zxid>，也可以是 .gz、.snappy 快照，或者一台或多台服务器的 .zip、.tar.gz。',
    stays: '数据不会离开这台机器：文件只由本页面读取。',
    another: '打开其他数据',
  },
  offer: { found: '这是真实 ZooKeeper 服务器的数据文件。', open: '打开它的历史' },
  reading: { title: '正在读取…', cancel: '取消', of: (done, all) => `${done} / ${all}` },
  failed: {
    nothing: '这些文件里没有 log.<zxid>，也没有 snapshot.<zxid>。请选择 version-2 文件夹或它的上级。',
    error: (message) => `无法读取这些文件：${message}`,
    unanswered: (message) =>
      `下面的内容不完整，因为有文件无法再次读取：${message} 运行中的服务器的文件会变化，请重新打开。`,
    tooManyZnodes: (most) => `同时存在的 znode 超过 ${number(most)} 个，本页容纳不下。`,
  },
  bytes: (count) =>
    count < 1024
      ? `${number(count)} 字节`
      : count < 1024 * 1024
        ? `${number(Math.round(count / 102.4) / 10)} kB`
        : `${number(Math.round(count / 104857.6) / 10)} MB`,
  count: number,
  time: (ms) => (ms <= 0 ? '无时间' : timeText(ms)),
  span: (ms) => (ms < 1000 ? `${number(ms)} 毫秒` : `${number(Math.round(ms / 100) / 10)} 秒`),

  servers: '服务器',
  serverName: (myid, name) => (myid === null ? name : `服务器 ${myid}`),
  badge: (right, compared) =>
    compared === 0
      ? '日志里没有摘要，无法验证这棵树'
      : `${number(compared)} 个事务中有 ${number(right)} 个：树与服务器自己的校验和一致`,
  noDigests: '服务器从 3.6 起写入摘要，除非 zookeeper.digest.enabled 为 false。',
  covers:
    '摘要能验证每个事务之后的路径、数据和 Stat；它不涉及 ACL、会话，也不涉及各服务器在 /zookeeper 下自行维护的内容。',
  notCompared: (count) => `另有 ${number(count)} 个没有可比较的摘要`,
  differs: '但其他服务器的历史不同：见“并排比较”',
  withoutDigest: (count) =>
    `${number(count)} 个事务没有可比较的摘要：被拒绝的写、旧版本服务器，以及模糊快照的开头部分。`,
  firstWrong: '第一处不一致',
  serverDigest: '日志中的摘要',
  hereDigest: '此处这棵树的摘要',
  suspects: (lastRight) =>
    lastRight === null
      ? '在它之前没有任何摘要一致。首先怀疑起点：缺少快照或更早的日志。'
      : `最后一个一致的摘要属于 ${lastRight}。原因在两者之间：记录缺失，或者有日志之外的写入。`,
  transactions: (count) => `${number(count)} 个事务`,
  epochs: (accepted, current) =>
    `acceptedEpoch ${accepted === null ? '未知' : number(accepted)}，currentEpoch ${current === null ? '未知' : number(current)}`,
  snapshots: '快照',
  snapshotLine: ({ nodes, settled, isRight }) =>
    `${number(nodes)} 个 znode${settled === null ? '' : `，在 ${settled} 处精确`}${isRight === null ? '' : isRight ? '：与树一致' : '：与树不一致'}`,
  damages: (count) => `${number(count)} 处损坏`,
  noDamage: '没有发现损坏。',
  reasons: {
    noHeader: '没有日志或快照的文件头',
    tornTail: '尾部残缺：最后一条记录没有写完。服务器也会忽略它。',
    wrongChecksum: '校验和错误：记录写入后被改动过',
    noEndOfRecord: '缺少记录结束标记：之后的内容无法读取',
    impossibleLength: '长度不可能成立：之后的内容无法读取',
    malformedRecord: '记录格式错误：校验和正确，内容却不是事务',
    unknownType: '未知的事务类型：没有应用',
    hole: '空洞：这个事务之前有事务缺失',
    missingFile: '缺少文件：上一个日志与这一个之间的事务不在这里，除非服务器当时从领导者取了快照',
    outOfOrder: 'zxid 乱序：这条记录没有再次应用',
    wrongName: '第一个事务与文件名不符',
    incompleteSnapshot: '快照不完整：文件过早结束',
    wrongSeal: '快照的校验和错误：没有使用它',
    unreadable: '无法完整解压',
  },
  damagePlace: (offset, zxid) => `第 ${number(offset)} 字节，zxid ${zxid}`,

  tabs: {
    tree: '树',
    log: '事务',
    sessions: '会话',
    activity: '写入情况',
    patterns: '模式',
    beside: '并排比较',
    proof: '验证与损坏',
    onward: '拿去用',
  },
  moment: {
    title: '时刻',
    previous: '上一个事务',
    next: '下一个事务',
    zxid: '跳到 zxid 或时间',
    go: '跳转',
    axis: '坐标轴',
    byZxid: 'zxid',
    byTime: '时钟时间',
    noSuchZxid: '请输入 zxid，例如 0x10000002a；或时间，例如 12:03、2026-11-24 12:03:05。',
    kinds: { snapshot: '载入快照', start: '空服务器' },
    by: (session, cxid) =>
      cxid === null ? `服务器发起，会话 ${session}` : `会话 ${session}，请求 ${number(cxid)}`,
    byServer: '服务器自己发起',
    verdicts: {
      right: '摘要一致',
      wrong: '摘要不一致',
      without: '没有摘要',
      unsettled: '模糊快照，尚不精确',
      notApplied: '没有应用',
    },
    keys: '方向键逐个事务移动，Page Up 和 Page Down 移动得更远。',
  },
  tree: {
    search: '搜索路径',
    results: (count) => `${number(count)} 个结果`,
    none: '此刻没有匹配的 znode。',
    more: (count) => `再显示 ${number(count)} 个`,
    children: (count) => `${number(count)} 个子节点`,
    choose: '选择一个 znode，查看它的数据、Stat 和经历。',
    notThere: '此刻这个 znode 不存在。它的经历见下。',
    changedHere: '被这个事务改动',
    otherMoments: (count) => `其他时刻有 ${number(count)} 个 znode`,
  },
  map: {
    title: '树的地图',
    zoomedTo: '已放大到',
    zoomIn: '放大',
    zoomOut: '缩小',
    chooseFirst: '请先选择一个有子节点的 znode。',
    isWhole: '已经是整棵树。',
    keys: '树的地图。方向键移动，回车选择，+ 放大，− 缩小。',
    part: (first, last) => `第 ${number(first)} 至 ${number(last)} 个子节点`,
    count: (count, changed) => `${number(count)} 个 znode，其中 ${number(changed)} 个有变化`,
    cell: ({ path, name, kind, znodes: below, changed, how, group }) => {
      const what =
        group === null
          ? `${path}，${KINDS[kind]}${below > 1 ? `，其下 ${number(below - 1)} 个 znode` : ''}`
          : `${name} 至 ${group.lastName}，${number(below)} 个 znode`;
      const own = how === null || how === 'other' ? '' : `，${HOW[how]}`;
      return `${what}${own}${changed > 0 && below > 1 ? `，${number(changed)} 个有变化` : ''}`;
    },
    legend: {
      persistent: '持久 znode，宽度表示其下有多少 znode',
      ephemeral: '临时',
      container: '容器',
      ttl: 'TTL',
      group: '若干 znode：选中即可放大',
      came: '新建',
      data: '数据改变',
      went: '删除',
      below: '子节点或更下层有变化',
    },
  },
  node: {
    stat: 'Stat',
    data: '数据',
    noData: '没有数据',
    cut: (bytes) => `只显示前 ${bytes}。`,
    forms: { text: '文本', json: 'JSON', hex: '十六进制' },
    notJson: '这不是 JSON。',
    acl: 'ACL',
    life: '经历',
    kind: KINDS,
    ttl: (ms) => `TTL ${number(ms)} 毫秒`,
    changes: {
      created: '创建',
      dataSet: '写入数据',
      aclSet: '设置 ACL',
      childrenChanged: '子节点变化',
      deleted: '删除',
      loaded: '在快照中',
      dropped: '快照中已没有',
    },
    showAll: '也显示子节点的变化',
    lifeCut: (shown, all) => `显示最新的 ${number(shown)} 条，共 ${number(all)} 条。`,
    session: '会话',
    when: '时间',
    what: '操作',
    version: (version) => `版本 ${number(version)}`,
  },
  compare: {
    setFrom: '从这一刻开始比较',
    clear: '停止比较',
    result: (count, from, to) => `${from} 与 ${to} 之间有 ${number(count)} 个 znode 不同`,
    none: '没有不同的 znode。',
    how: HOW,
  },
  log: {
    filter: '路径前缀',
    session: '会话',
    type: '类型',
    all: '所有类型',
    none: '没有匹配的事务。',
    earlier: '更早',
    later: '更晚',
    path: 'znode',
    time: '时间',
    more: (count) => `还有 ${number(count)} 个`,
  },
  sessions: {
    show: '显示它的事务',
    summary: (all, open) => `${number(all)} 个会话，此刻有 ${number(open)} 个打开`,
    open: '日志结束时仍打开',
    ended: {
      client: '由客户端关闭',
      server: '由服务器结束：已过期',
      unknown: '在未记录的时段结束',
    },
    timeout: (ms) => `超时 ${number(ms)} 毫秒`,
    unknownTimeout: '超时未知',
    writes: (count) => `${number(count)} 次写入`,
    ephemerals: (count) => `${number(count)} 个临时节点`,
    atMoment: '此刻打开的会话',
    notInLog:
      '日志里没有读操作和心跳，也没有客户端连接的是哪台服务器。没有请求编号的 closeSession 由服务器发起。',
    shown: (shown, all) => `显示写入最多的 ${number(shown)} 个会话，共 ${number(all)} 个。`,
    legend: { lived: '仍打开，或由客户端关闭', expired: '被服务器结束：已过期', now: '当前显示的时刻' },
    bar: (id, from, to, end) => `会话 ${id}，${from} 至 ${to}，${end}`,
  },
  activity: {
    writes: '写入随时间的分布',
    perBucket: (span) => `每根柱子为 ${span}`,
    byType: '按类型',
    byPrefix: '按路径',
    bySession: '按会话',
    biggest: '数据最多',
    mostChildren: '子节点最多',
    busiest: '写入最多',
    legend: {
      creates: '创建',
      sets: '写数据或 ACL',
      deletes: '删除',
      sessions: '会话开始或结束',
      refused: '被拒绝',
      others: 'multi 及其他',
      epoch: '新的纪元：换了领导者',
    },
    epochs: 'epoch',
    epoch: (epoch, from, count) => `纪元 ${number(epoch)} 自 ${from} 起：${number(count)} 个事务`,
  },
  patterns: {
    none: '日志里没有已知的模式。',
    go: '跳到该处',
    scene: '在实验室里看',
    about: '只依据记录得出，每一条都指明它出现的时刻。',
  },
  pattern: (pattern) => {
    switch (pattern.kind) {
      case 'herd':
        return `羊群效应：${pattern.path} 删除后半秒内，${number(pattern.sessions)} 个会话写入 ${number(pattern.writes)} 次。它们都在等同一个 znode。`;
      case 'sessionStorm':
        return `会话风暴：${number(Math.ceil(pattern.spanMs / 1000))} 秒内新建 ${number(pattern.sessions)} 个会话。`;
      case 'expiryStorm':
        return `过期风暴：服务器在 ${number(Math.ceil(pattern.spanMs / 1000))} 秒内结束 ${number(pattern.sessions)} 个会话。与其说同时崩溃，更像是停顿或断网。`;
      case 'flapping':
        return `反复上下线：临时节点 ${pattern.path} 被 ${number(pattern.sessions)} 个会话创建了 ${number(pattern.times)} 次。`;
      case 'holderExpired':
        return `锁因过期而易主：会话 ${pattern.session} 持有 ${pattern.path} 时过期，另有 ${number(pattern.waiting)} 个在等。下一个是 ${pattern.next}。${pattern.times > 1 ? `此处共发生 ${number(pattern.times)} 次。` : ''}`;
      case 'ownerExpired':
        return `因过期而易主：${pattern.path} 属于会话 ${pattern.session} 时该会话过期，${number(pattern.afterMs)} 毫秒后会话 ${pattern.next} 创建了它。${pattern.times > 1 ? `此处共发生 ${number(pattern.times)} 次。` : ''}`;
      case 'growingQueue':
        return `队列只增不减：${pattern.path} 有 ${number(pattern.children)} 个子节点；创建 ${number(pattern.created)} 个，删除 ${number(pattern.deleted)} 个。`;
      case 'sequenceNearEnd':
        return `序号快用完：${pattern.path} 的下一个顺序子节点是 ${number(pattern.next)} 号。计数器停在 2,147,483,647：之后同前缀的创建会返回 NodeExists。`;
      case 'longChildList':
        return `子节点列表过长：列出 ${pattern.path} 的 ${number(pattern.children)} 个子节点需要 ${number(pattern.bytes)} 字节。超过 jute.maxbuffer（1,048,575）时 getChildren 会失败。`;
    }
  },
  beside: {
    equal: '所有服务器的事务都相同。',
    differences: (count) => `${number(count)} 处不同`,
    difference: (difference, names) => {
      const who = names.join('、');
      switch (difference.kind) {
        case 'ends':
          return `${who}：日志在 ${zxidText(difference.zxid)} 之前结束，其他服务器继续到 ${zxidText(difference.lastZxid)}。`;
        case 'hole':
          return `${who}：缺少 ${zxidText(difference.zxid)} 至 ${zxidText(difference.toZxid)} 的 ${number(difference.count)} 个事务，其他服务器有。`;
        case 'onlyHere':
          return `两段历史：只有 ${who} 有 ${zxidText(difference.zxid)} 至 ${zxidText(difference.toZxid)} 的 ${number(difference.count)} 个事务。其他服务器没有它们，从之后的纪元继续；领导者最后的写入还没到达法定人数就被替换时，会这样。`;
        case 'record':
          return `两段历史：${zxidText(difference.zxid)} 在 ${who} 上不是同一个事务${difference.count > 1 ? `，之后还有 ${number(difference.count - 1)} 个也不同` : ''}。`;
        case 'digest':
          return `${who}：从 ${zxidText(difference.zxid)} 起，树与日志中的摘要不一致。`;
      }
    },
    strips: '各服务器有哪些事务',
    has: (from, to, count) => `${from} 至 ${to}：${number(count)} 个事务`,
    lacks: {
      before: '它的文件从更晚开始',
      after: '它的日志更早结束',
      inSnapshot: '在快照中：它追上了领导者',
      hole: '缺失',
      otherHistory: '没有它们而继续',
    },
    hasThem: '有这些事务',
    records: '这个 zxid 的记录',
    missing: '没有记录',
    zxids: '不同的事务',
    paths: (count, zxid) => `在 ${zxid} 有 ${number(count)} 个 znode 不同`,
    samePaths: (zxid) => `在 ${zxid} 各棵树都相同（/zookeeper 以下不计）。`,
    path: 'Znode',
    notThere: '不存在',
    version: (letter) => `版本 ${letter}`,
    pathsAbout: '在所有服务器都到达的最后一个 zxid 处比较。字母相同的服务器，znode 也相同。',
    morePaths: (count) => `另有 ${number(count)} 个`,
  },
  onward: {
    world: '用这一刻建一个世界',
    worldAbout:
      '这棵树成为实验室里的一个世界。每个拥有临时节点的会话成为一个带 zkCli 的客户端，由它重新创建这些节点，你可以接着破坏它。',
    worldOpen: '在实验室里打开这个世界',
    worldMade: (nodes, clients) => `${number(nodes)} 个 znode，${number(clients)} 个客户端。`,
    worldLeft: (nodes, clients) =>
      `有 ${number(nodes)} 个 znode 和 ${number(clients)} 个客户端没有放进去：世界有容量限制，不是文本的数据换成了它的长度。`,
    exports: '保存为文件',
    formats: {
      json: '树（JSON）',
      csv: '事务（CSV）',
      zkcli: '树（zkCli 脚本）',
      shiviz: '事务（ShiViz）',
    },
    mask: '保存或打开之前',
    masks: { nothing: '全部保留', data: '保留路径，数据换成长度', names: '名称和数据都替换' },
    maskAbout: '替换数据时，ACL 中的 digest 标识也一并替换。文件和链接只携带你所选择的内容。',
    failed: '无法保存。',
  },
};
