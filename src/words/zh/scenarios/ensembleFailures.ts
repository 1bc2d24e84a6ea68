import type { ParameterValue, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { FamilyWords, ParameterWords } from '../../../scenarios/scenario/words.ts';

export const ensembleFailures: FamilyWords['scenarios'] = {
  'leader-crash': {
    name: '写入过程中领导者宕机',
    more: '同样的 ConnectionLoss，两种结局',
    sentence: (choice) => crash(choice),
    parameters: {
      story: story({
        onlyLeader: '只有领导者有这次写入',
        oneFollower: '领导者和一个跟随者有',
        quorum: '过半服务器有，尚未提交',
        committed: '已提交，跟随者还不知道',
        frozen: '在冻结的跟随者处排队',
      }),
      voters: {
        label: '之后参与投票的',
        values: {
          survivors: '所有剩下的服务器',
          withoutWitness: '没有这次写入的服务器',
          oldLeaderToo: '原来的领导者也投票',
        },
        hint: '投票者中日志最新的当选。',
      },
      servers: { label: '服务器数' },
    },
  },
  'split-brain': {
    name: '脑裂',
    more: '为什么 ZooKeeper 要求过半',
    sentence: (choice) => splitBrain(choice),
    parameters: {
      story: story({ oldLeaderStays: '旧领导者与新领导者', bothElect: '两边各自选举' }),
      quorum: {
        label: '作出决定需要',
        values: { majority: '过半', oneVote: '一票' },
        hint: 'ZooKeeper 总是要求过半。一票决定只用来演示过半防止了什么。',
      },
      servers: { label: '服务器数' },
    },
  },
  'fresh-read': {
    name: '线性一致性读：先 sync 或先写',
    more: '直接读、先 sync 再读、先写再读',
    subtitle: by('reader', { reads: '直接读', syncs: '先 sync 再读', writesFirst: '先写再读' }),
    sentence: by('reader', {
      reads: '客户端 B 从别处得知有一次写入，于是去读。它读到所连服务器上的值，可能是旧值。',
      syncs: '客户端 B 读之前先 sync：它的服务器先与它所知的领导者同步。',
      writesFirst: '客户端 B 读之前先写入：能确认这次写入的服务器有多数派支持，也就有之前的全部写入。',
    }),
    parameters: {
      story: story({
        'told-by-telephone': '从别处得知的写入',
        'leader-that-was-replaced': '已被取代的领导者',
        'sync-asks-the-old-leader': '向旧领导者 sync',
      }),
      reader: {
        label: '客户端 B 怎样读',
        values: { reads: '直接读', syncs: '先 sync，再读', writesFirst: '先写，再读' },
      },
      servers: { label: '服务器数' },
    },
  },
  'unanswered-write': {
    name: '响应丢失：写入成功了吗？',
    more: '领导者在响应之前宕机',
    subtitle: by('unanswered', { takesItForDone: '当作成功', looks: '先检查结果' }),
    sentence: by('unanswered', {
      takesItForDone: '客户端 A 加一，连接断了，A 就当写入成功。',
      looks: '客户端 A 加一，连接断了，A 先读再决定：没写入就再加一次。',
    }),
    parameters: {
      story: story({ 'gone-with-its-leader': '写入随领导者丢失', 'counter-is-full': 'zxid 计数器用尽' }),
      unanswered: {
        label: '响应丢失后',
        values: { takesItForDone: '当作成功', looks: '先检查，需要时重做' },
      },
    },
  },
  'comes-back': {
    name: '未提交的写入：旧领导者恢复',
    more: '哪台服务器的历史更新',
    subtitle: by('voteOrder', { epochFirst: '投票先比纪元，再比 zxid', zxidOnly: '投票只比 zxid' }),
    sentence: by('voteOrder', {
      epochFirst:
        '服务器 3 宕机，有一次写入只在它那里。新纪元开始，不含这次写入。服务器 3 恢复后，新纪元胜过它更长的日志。',
      zxidOnly:
        '服务器 3 宕机，有一次写入只在它那里。新纪元开始，不含这次写入。但投票只比 zxid，日志最长的获胜。',
    }),
    parameters: {
      story: story({ 'back-from-the-dead': '被丢弃的写入重现' }),
      voteOrder: {
        label: '比较历史新旧',
        values: { epochFirst: '先比纪元，再比 zxid', zxidOnly: '只比 zxid（3.4.0 之前）' },
      },
    },
  },
  'four-letter-whitelist': {
    name: '四字命令：“not in the whitelist”',
    more: 'mntr is not executed because it is not in the whitelist',
    sentence: () =>
      '先问服务器 1 mntr，再问 srvr。3.5 起，除非 zoo.cfg 的 4lw.commands.whitelist 列出其他命令，服务器只回答 srvr。',
    parameters: { story: story({ asked: '先 mntr，再 srvr' }), servers: { label: '服务器数' } },
  },
  'client-closed-socket': {
    name: '“Unable to read additional data from client”',
    more: 'likely client has closed socket：客户端是怎么走的',
    sentence: ({ values }) =>
      values['story'] === 'closes'
        ? '客户端 A 走之前先关闭会话，它的临时节点立刻消失，客户端 B 得到通知。'
        : '客户端 A 没关会话就走了。服务器读到连接结束，记一条警告。会话和临时节点要留到超时。',
    parameters: {
      story: story({ killed: '进程被杀死', closes: '先关闭会话' }),
      servers: { label: '服务器数' },
    },
  },
  'expired-and-listed': {
    name: '会话已过期，临时节点还在列表里',
    more: '一台服务器落后，其他的没有',
    sentence: () => '客户端 A 的会话过期。领导者的消息到服务器 1 很慢：客户端 B 在那里列出成员，A 还在其中。',
    parameters: { story: story({ behind: '跟随者落后' }), servers: { label: '服务器数' } },
  },
  'no-snapshot-found': {
    name: '“No snapshot found, but there are log entries”',
    more: 'Something is broken! 清理删得太多，或从 3.4 升级',
    sentence: ({ values }) =>
      values['story'] === 'trusted'
        ? '脚本删掉了服务器 1 的快照。设了 snapshot.trust.empty=true，它只凭日志启动，这里日志是完整的。'
        : '脚本删掉了服务器 1 的快照。日志可能缺开头，它拒绝启动。清空磁盘后能启动，从领导者取得全部数据。',
    parameters: { story: story({ cleanedUp: '快照被删', trusted: '设 snapshot.trust.empty=true' }) },
  },
  'packet-length': {
    name: '“Len error”：advertised length of 1195725856',
    more: 'Packet len 1213486160 is out of range：客户端端口上的其他协议',
    sentence: by('story', {
      get: '浏览器或健康检查向 2181 端口发 HTTP 请求。服务器把“GET ”当成数据包长度 1195725856，关闭连接。',
      http: 'HTTP 响应发到 2181 端口，“HTTP”当作长度是 1213486160。客户端日志里出现它，说明连到了 HTTP 端口。',
      tls: '客户端对明文端口说 TLS：开头的 16 03 01 00 当作长度是 369295616。',
      none: '这里没有其他协议。',
    }),
    parameters: {
      story: story({ get: '1195725856：“GET ”', http: '1213486160：“HTTP”', tls: '369295616：TLS' }),
      servers: { label: '服务器数' },
    },
  },
  'too-many-connections': {
    name: '“Too many connections from … - max is 60”',
    more: 'maxClientCnxns 按地址计数',
    sentence: () =>
      '所有客户端来自同一地址，maxClientCnxns 比它们少一。服务器 1 立刻关闭最后一个连接：客户端 A 走之前，它一直 ConnectionLoss。',
    parameters: { story: story({ limit: '比上限多一个客户端' }) },
  },
  reconfigure: {
    name: 'Reconfig：成员加入和离开',
    more: '更换 pod、失去法定人数：NewConfigNoQuorum、reconfigEnabled',
    sentence: by('story', {
      podReplaced:
        '服务器 4 是新 pod。它先跟随而没有投票权，再用 reconfig 加入，同时服务器 1 离开。新旧成员各有过半确认才提交。',
      podsLost:
        '三个 pod 中两个永久丢失，没有 reconfig 离开。新的两个在运行，却没人能加入它们：reconfig 要旧成员的多数派。只有等服务器 1 回来。',
      joinedTooEarly: '服务器 4 和 5 还没运行就加入。从此多数派是五台中的三台，再宕机一台就不行了。',
      noQuorum:
        '客户端 A 想用服务器 4 和 5 换下服务器 1，它们却没有运行：NewConfigNoQuorum。服务器 4 同步之后就被接受。',
      leaderLeaves: '领导者被移除。它最后提交这一更改并指定继任者，所以不用选举。',
      none: '启动服务器 4 和 5，让客户端 A 更改配置：4 加入、5 加入、1 离开。',
    }),
    parameters: {
      story: story({
        podReplaced: '更换一个 pod',
        podsLost: '丢失大多数 pod',
        joinedTooEarly: '从未启动的成员',
        noQuorum: 'NewConfigNoQuorum',
        leaderLeaves: '领导者离开',
      }),
    },
  },
  'disk-full': {
    name: '磁盘已满：“No space left on device”',
    more: '写不了日志的服务器不能继续运行',
    sentence: ({ values }) =>
      values['story'] === 'majority'
        ? '过半服务器的磁盘满了。客户端 A 写入，这些进程都退出；磁盘腾出空间之前凑不齐多数派。真实的 3.8.0 服务器会放弃角色并重试。'
        : '服务器 1 的磁盘满了。客户端 A 写入，服务器 1 的进程退出，其他服务器继续。磁盘腾出空间后它重新启动并追上。真实的 3.8.0 服务器会放弃角色并重试。不设 autopurge.purgeInterval，旧快照和日志永不删除。',
    parameters: {
      story: story({ oneServer: '一台服务器', majority: '过半同时' }),
      servers: { label: '服务器数' },
    },
  },
  'server-mistakes': {
    name: '服务器自身的 bug',
    more: 'ZooKeeper 自己代码里公开过的缺陷',
    subtitle: by('as', {
      theFault: '带有这个 bug',
      mended: '已修复',
      '3.4.10': '行为同 3.4.10',
      '3.5.9': '行为同 3.5.9',
      '3.8.0': '行为同 3.8.0',
      '3.9.3': '行为同 3.9.3',
    }),
    beside: ({ values }) => {
      const [wrong = '', right = ''] = DOES[String(values['story'])] ?? [];
      return values['as'] === 'theFault' ? wrong : values['as'] === 'mended' ? right : '';
    },
    sentence: by('story', {
      'acknowledged-before-uptodate': '服务器 2 错过了订单 A2。A2 还没落盘，它就响应了新领导者，然后宕机。',
      'acknowledged-while-logging':
        '服务器 2 错过了订单 A2。它把 A2 交给写日志的线程就响应领导者，磁盘还没写完就宕机了。',
      'epoch-before-log': '服务器 2 错过了订单 A2。它先把新纪元落盘，再写 A2，宕机正好发生在两者之间。',
      'tree-behind-its-log':
        '服务器 1 停机。只有服务器 2 的日志里有订单 A2 时，领导者宕机。服务器 2 没有把日志应用到树上就继续运行。',
      'logging-thread-goes-on':
        '服务器 1 停机。订单 A2 还在等服务器 2 的磁盘时，领导者宕机。服务器 2 写日志的线程后来还是把它写下去了。',
      'half-a-snapshot': '服务器 1 正在接收快照时连接断开。树留在内存里，磁盘上什么也没有。',
      'disk-error-survived': '服务器 1 的磁盘在写订单 A2 时出错一次。它重新加入时 A2 在内存里，不在日志里。',
      'hole-is-passed-on':
        '服务器 4 追上了订单 A2，却没有记下来留给别人。后来它当了领导者，而服务器 1 也需要追上。',
      'ephemeral-for-ever':
        '服务器 1 得知自己将追到哪里，还没追到连接就断了。它从此不知道有一个会话已经结束。',
      'event-lost-with-a-snapshot':
        '服务器 1 写快照时有一个会话结束。重启之后，服务器 1 不知道成员列表变过。',
      none: '选一个版本，自己发命令，看看会碰上它的哪个 bug。',
    }),
    parameters: {
      story: story({
        'acknowledged-before-uptodate': 'ZOOKEEPER-3911',
        'acknowledged-while-logging': 'ZOOKEEPER-4646',
        'epoch-before-log': 'ZOOKEEPER-4643',
        'tree-behind-its-log': 'ZOOKEEPER-2845',
        'logging-thread-goes-on': 'ZOOKEEPER-4541',
        'half-a-snapshot': 'ZOOKEEPER-3642',
        'disk-error-survived': 'ZOOKEEPER-4882',
        'hole-is-passed-on': 'ZOOKEEPER-4925',
        'ephemeral-for-ever': 'ZOOKEEPER-2355',
        'event-lost-with-a-snapshot': 'ZOOKEEPER-3145',
      }),
      as: {
        label: '服务器',
        values: {
          theFault: '带有这个 bug',
          mended: '已修复',
          '3.4.10': '行为同 3.4.10',
          '3.5.9': '行为同 3.5.9',
          '3.8.0': '行为同 3.8.0',
          '3.9.3': '行为同 3.9.3',
        },
        hint: '选某个版本，就带有这里已建模的该版本的 bug。',
      },
    },
  },
};

const DOES: Readonly<Record<string, readonly [string, string]>> = {
  'acknowledged-before-uptodate': ['先响应领导者，后写日志', '先写日志，后响应领导者'],
  'acknowledged-while-logging': ['磁盘还在写就响应', '等磁盘写完才响应'],
  'epoch-before-log': ['先写纪元，后写日志', '先写日志，后写纪元'],
  'tree-behind-its-log': ['树落后于日志也照旧', '先把树追到日志'],
  'logging-thread-goes-on': ['树定下之后日志还在写', '先停下写日志的线程'],
  'half-a-snapshot': ['留着没有落盘的树', '丢掉没有落盘的树'],
  'disk-error-survived': ['磁盘出错还继续运行', '磁盘出错就退出进程'],
  'hole-is-passed-on': ['追赶到的不记下来', '追赶到的也记下来'],
  'ephemeral-for-ever': ['还没到就报那个 zxid', '只报已应用的 zxid'],
  'event-lost-with-a-snapshot': ['按快照里剩下的删除', '按事务写明的路径删除'],
};

function story(values: Readonly<Record<string, string>>): ParameterWords {
  return { label: '发生什么', values: { ...values, none: '由你操作' } };
}

function by(
  parameter: string,
  sentences: Readonly<Record<string, string>>,
): (choice: ScenarioChoice) => string {
  return ({ values }) => sentences[String(values[parameter])] ?? '';
}

function crash({ values }: ScenarioChoice): string {
  const { story: how, voters } = values;
  if (how === 'none') return '在客户端 A 写入，在其他服务器写日志之前、之中或之后让领导者宕机。';
  const had = {
    onlyLeader: '领导者宕机时只有它自己有这次写入',
    oneFollower: '领导者宕机时它和一个跟随者有这次写入',
    quorum: '领导者宕机时过半服务器有这次写入，但还没有服务器知道这一点',
    committed: '领导者已告诉客户端 A 写入完成，还没告诉其他服务器就宕机了',
    frozen: '跟随者都已冻结，领导者宕机时写入还在它们的接收缓冲区里',
  }[String(how)];
  return `${had ?? ''}。${crashEnd(how, voters)}`;
}

function crashEnd(how: ParameterValue | undefined, voters: ParameterValue | undefined): string {
  if (how === 'committed') return '已确认的写入总会保留，不论哪些服务器投票。';
  if (how === 'frozen') return '冻结不是断开：它们恢复运行后会处理这次写入。';
  if (voters === 'oldLeaderToo') return '它及时恢复并投票，日志最新，写入保留。';
  if (voters === 'withoutWitness') return '有这次写入的跟随者不投票，写入丢失。';
  return how === 'onlyLeader'
    ? '投票者都没有这次写入，写入丢失。原领导者恢复后从日志中截断它。'
    : '有这次写入的服务器日志最新，赢得选举，写入保留。';
}

function splitBrain({ values }: ScenarioChoice): string {
  const isMajority = values['quorum'] !== 'oneVote';
  if (values['story'] === 'none') return '制造网络分区，在两边写入，比较过半决定与一票决定。';
  if (values['story'] === 'bothElect')
    return isMajority
      ? '领导者宕机，网络被分成两半。哪一半都不过半，网络恢复之前没有领导者。'
      : '领导者宕机，网络被分成两半。一票就够，两边各自选出领导者，同一个 zxid 对应两次写入。';
  return isMajority
    ? '原领导者在少数派一边。它不再提交任何写入，网络恢复后跟随新领导者。'
    : '原领导者在少数派一边。一票就够，它对一次写入返回 Ok，这次写入最终却丢失了。';
}
