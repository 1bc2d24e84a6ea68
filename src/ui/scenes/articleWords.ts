// How widely copied articles put it: headings, half sentences and names in their code, each by the scene that plays it. Somebody
// who reads one of them beside the page looks for its own words, whatever language the page is in.

export const ARTICLE_WORDS: Readonly<Record<string, string>> = {
  'predecessor-lock':
    '有序的临时节点 取得锁的client执行完任务 获取不到时等待锁资源释放 监听上一个节点的删除事件 查询所有children 在父锁节点lock root node上调用getChildren 任务执行完毕后删除节点 执行unlock时会删除之前创建的临时节点触发Watcher 创建的node删除以免临时节点膨胀 临时自动编号节点 EPHEMERAL_SEQUENTIAL 每个客户端监控其前一个序号的节点 只有一个客户端被通知 先到先得 watcher被触发 判断当前是否能够获取锁 并发锁的逻辑 序号是否是最小的那个 接着查询此目录下的所有children节点 对所有的节点进行排序 触发下一个client的任务 释放后唤醒此次线程 如果是那么认为此client取得锁 就会触发之前的监听事件 按照公平竞争的原则 如果是则返回lock成功 如果不是则lock失败 会将所有节点排序以便判断当前节点是否可以获得锁 按照这个顺序取当前节点的上一个节点 当前node是最小的那个node 当前线程上锁成功 到目前为止获取并发锁的逻辑已经全部完成 使用完锁以后 以免时间过程后导致创建的临时节点膨胀 通过zookeeper实现分布式锁 每次锁释放只有一个客户端被通知 实现了公平锁先到先得 only one client is notified when the lock is released each client watches the previous node first come first served fair lock smallest sequence number holds the lock EPHEMERAL_SEQUENTIAL类型的节点是临时且顺序的 排序后找到上一个node监听此node的create/delete事件 如果获取锁的client挂掉则该节点自动失效',
  'line-lock': '收到监控事件以后重新尝试上锁 process WatchedEvent 会话过期仍然持有锁 session expired lock',
  'try-lock':
    '获取不到锁直接放弃 创建一个同名节点 节点名称相同只会有一个节点创建成功 NodeExists 轮询 空转 CPU消耗 不断尝试获取锁 序列化节点SEQUENCE 多个线程竞争锁激烈 如果不存在就需要创建一个 其他client获取锁失败 通过exist方法检查父级目录是否存在 不存在则通过create创建一个PERSISTENT的父节点 利用ZooKeeper的临时节点特性 实现了一个分布式锁 通过轮询的方式去判断不断尝试获取锁 空转对于CPU还是有一定消耗的 all clients create the same znode only one create succeeds give up at once if the lock is taken polling 使用中锁分两种一种是获取不到锁直接放弃 所有client都尝试在zookeeper指定目录下创建一个同名节点 尝试通过create在父目录下创建一个EPHEMERAL节点创建成功则认为取到锁 在parentDir目录下创建临时节点创建成功则认为上锁成功 polling wastes cpu create an ephemeral node success means the lock is acquired',
  'stranger-lock': 'OPEN_ACL_UNSAFE ZooDefs.Ids byte[] datas = null 权限 List<ACL>',
  'fifo-queue':
    '分布式先进先出队列 入队列 出队列前获取最小的节点 创建PERSISTENT_SEQUENTIAL类型的节点 并将数据一起存在此节点中 新进入队列的总是会被先取到 查询父目录下的所有children排序 queueDir 持久化节点 persistent node 定义队列节点 queue_fifo 生产者写入消息 消费者进入等待状态 子节点监控 实现的队列其实是分布式先进先出队列 入队列时新创建节点序号逐次增大 取数据的时候是从序号小的开始取 dequeue always takes the item with the lowest number enqueue creates a persistent sequential node consumer waits on children of an empty queue 获取数据然后删除此节点 指定目录下的创建PERSISTENT_SEQUENTIAL类型的节点 生产者写入消息即在队列节点下创建持久性顺序节点 为空进行子节点监控 不为空则消费删除节点',
  'scheme-one':
    '选举Leader方案一 流程图 标序号的几个地方都存在网络传输 创建临时有序节点 ele- ZookeeperHelper.getNodePath 是leader还是fllower 取出编号最小的一个节点判断自己是否就是创建此节点的client 最小的那个节点则认为当前线程称为Leader leaderOffer 只处理 EventType.NodeDeleted ElectionState STOP ERROR 状态改为STOP 停止选举服务 时效性 watcher 在当前 session 完全失效时才失效 重连成功watcher 依然有效 线程启动后去zookeeper指定目录下创建 通过exist方法监控上一个节点被操作的事件 其实主要是删除事件 当收到监听事件以后检查自己是否是最小的节点 虽然从流程上看 按照这种方式进行Leader选举并没有什么问题 应用于实践却并不可靠 都可能让我们的leader选举不能按照预期执行 如果是则将自己设置为leader 如果不是则表示自己为fllower every network hop of the election can fail not reliable in practice 将节点从小到大排序接着判断当前线程创建的节点是否是所有children中最小的那个节点',
  'scheme-two':
    '选举Leader方案二 流程图 异常处理的补偿流程 定时发送心跳 删除失效节点 启动定时线程 scheduleAtFixedRate sendHeartbeat checkInterval determineState 如果client是fllower 调用exists监听上一个节点被修改的事件 zookeeperManager.exist 分布式系统之间通信存在各种不确定性 任何一个地方如果失败 剔除主流程中的不确定因素 上面方案问题的根源在于 所以任何一个地方如果失败了都可能导致程序无法继续运行 程序就能很好的按照我们预期执行 timer sends heartbeats and removes dead nodes compensate for failed calls 和上面方案相比增加了定时发送心跳删除失效节点这两步 只要加一个异常处理的补偿流程',
  'herd-lock':
    '分布式协调服务 文件系统 监控通知机制 服务端 WatchManager watchTable watch2Paths 排它锁 其余的客户端注册一个子节点变更的 watcher 重新争取获得锁 exclusive_lock/lock 快速通知所有注册了当前Watcher的客户端 所有的客户端通过调用 create 接口 最终只有一个客户端能创建成功 代表成功获取锁 key代表数据节点路径value代表客户端连接的集合 通过一个指定znode路径可找到其映射的所有客户端 当一个连接彻底断开时可快速找到当前连接对应的所有注册了监听的节点以便移除当前客户端对节点的Watcher value注册在当前节点的watcher集合 all clients watch the same node and all wake when the lock is released 监听事件以便重新争取获得锁',
  'published-value':
    '应用场景 配置维护 数据发布与订阅 多个订阅者同时监听同一个主题对象 配置中心 通过维护和监控存储的数据变化达到基于数据的集群一致性管理 主题对象状态变化时通知所有订阅者 让发布方与订阅方独立封装互相解耦 publish and subscribe all subscribers are notified configuration centre',
  'group-membership':
    '域名维护 服务发现 集群机器存活监控 监控端进行监听 EPHEMERAL 会话结束或过期该节点就会消失 ping 监控每台机器 使一个系统中的节点知道其他节点的状态 怎么知道哪些节点由此客户端创建 ephemeralOwner 字段保存了客户端 session Id 检测系统和被检测系统不直接联系通过zk上的节点关联解耦 在此方式之前一般是监控者通过某种手段比如ping定时监控每台机器 客户端定时向监控者汇报我还活着 ephemeral nodes tell which machines are alive service discovery',
  'stale-read':
    'CAP 最终一致性 强一致性 手工调用Sync 保证取得的数据是最新的 客户端只会与一个服务器建立 tcp 长链接 除非与当前服务器连接失败 并不保证强一致性在十几秒可以Sync到各个节点 如果保证强一致写性能会很差 最终一致性写操作有10s左右的同步过程 eventual consistency a read may return old data call sync to get the newest',
  partition:
    'CAP 可用性 集群选主期间服务不可用 leader 服务器与过半的 follower 失去通信 发生选举的时机 旧的 leader 又复活了 follower 会拒绝 ephoch A保证了可用性数据总是可用的 由于网络问题leader服务器与过半的follower失去通信',
  'quorum-write':
    '写操作有十几秒的同步过程 Sync到各个节点 数据持久化 数据变更到内存中还会记录到事务日志 消息广播 类似于2PC 过半的 follower ack 生成一个 zxid FIFO 队列通信 proposal 顺序一致性 同一个客户端请求的有序性 Map 保存每一个客户端的请求 同一时刻只有一个写操作被批准 写请求由Leader处理 原子广播写入 并发写请求是顺序处理的 线程安全 ConcurrentHashMap 未提交的提案 outstandingProposals 避免宕机或断电情况下的数据丢失 请求以事务投票的形式广播到所有的follower 单一的leader 不同的客户端之间的事务请求不保证 节点间的数据一致性指的是事务操作改变的数据即写操作 实现分布式数据一致性 其过程类似于2PC不同的是主节点不需要等待所有节点的ack 收到消息请求后将会生成一个zxid 从客户端的角度来看 节点需要保证事务按照zxid的顺序来生效 在执行一个事务时需要发起提议 收到超半数的follower的投票后才生效 并不是完全按照发起的顺序 为了保证提案按ZXID顺序生效 outstandingProposals 每发起一个提案 根据ack中的zxid找到对应的提案对ack计数 尝试将提案提交 判断提案是否收到了超过半数的ack 达到半数可以提交 之前是否还有提案未提交 当前提案暂时不能被提交 创建和删除节点只能通过Leader服务器来执行 然后Leader服务器还需要将数据同步到所有的Follower机器上 频繁的网络通信性能的短板是非常突出的 并发量不是太高的场景 all writes go through the leader creating and deleting znodes goes through the leader half of the followers must acknowledge requests of one client are processed in order 写请求由Leader处理Leader能够保证并发写入的有序性 对该写操作进行全局编号 底层又是用了ConcurrentHashMap理所当然写请求是线程安全的',
  failover:
    '选主期间 30~120s 不可用 election unavailable 高32位 epoch 低32位 counter 全局单调递增唯一id 什么时候算是崩溃 什么叫做恢复 选举出一个新的 leader 崩溃恢复 原 leader 节点宕机 运行过程中leader选举 每进行一次 leader 选举 counter 清零 纪元 leader 周期 服务器出现故障 cluster is unavailable during a leader election each new leader raises the epoch counter计数器针对客户端的每个事务请求都加1',
  'even-and-odd': '集群结构 多节点部署 奇数台服务器 作为一个协调组件更需要保证其可用性所以一定是多节点部署的',
  observer:
    '多个节点之间的角色 Leader 领导者 Follower 跟随者 Observer 观察者 提供读服务不参与投票 为什么引入 不影响写性能提高读性能 数据没有事务化到硬盘只加载在内存中 跟随者提供读服务参与事务投票参与选举投票 写服务负责投票的发起决议 之后引入的新角色其与follower的区别就是不参与任何投票 参与投票的节点多投票过程会成为性能瓶颈 observer serves reads but does not vote roles leader follower observer',
  'ensemble-start':
    '节点的状态 LOOKING 竞选状态 FOLLOWING 跟随者状态 OBSERVING LEADING log.{zxid} 创建该文件时的最大 zxid Leader 选举流程 集群启动时 非常重要的参数 myid 编号越大权重越高 投票选举轮数 进入下一轮投票 自己的ephoch zxid myid作为投票发送给其他节点 集群内部Leader的选举机制 每一轮投票都进行一次统计 是否有超过半数的节点投给了某个节点 myid服务器id集群中节点的编号 值越大说明此节点上的数据越新 选举的时机有两个集群启动时 集群启动时每个节点都是looking 节点处理投票优先级为ephoch zxid myid 自己更新投票为对方节点的信息 对方节点投票信息不变 此节点更新自身状态为leadering 每轮投票都进行一次统计 each server votes for itself first highest myid wins when the cluster starts',
  'stat-and-acl':
    '权限版本号 aclversion setAcl cZxid mZxid pZxid ctime mtime dataLength numChildren 所有的数据都是由znode组成的并且以k/v的形式存储 树形结构根目录 创建节点时的事务ID 创建节点时的时间 最后修改节点时的事务ID 最后修改节点时的时间 该节点的子节点列表最后一次修改的事务ID 添加子节点或删除子节点就会影响子节点列表 修改子节点的数据内容则不影响该ID 只有子节点列表变更了才会变更pzxid 子节点版本号每次修改版本号加1 数据版本号 权限版本号 如果该节点是持久节点那么这个属性值为0 该节点的数据长度 该节点拥有子节点的数量只统计直接子节点的数量 数据的字节数组 访问权限 持久化统计信息 子节点路径的集合 adding or deleting a child changes pzxid and cversion each change raises the version number ephemeralOwner 创建该临时节点的会话的sessionID',
  sandbox:
    'ZNode 创建类型 节点类型 TTL /zookeeper/election 保留路径 顺序自动编号持久化节点根据当前已存在的节点数 数据组织形式为一个类似文件系统的数据结构 存储在内存中 对象DataTree代表了内存中的全部数据 four kinds of nodes persistent ephemeral sequential',
  'server-disk':
    '事务日志 log.{zxid} 文件 事务快照 snapshot.{zxid} 某一个时刻服务器上的全量数据 事务恢复过程 先通过快照数据快速恢复再通过增量事务日志恢复 zxid 最大的文件 依次读取并执行请求 为了避免宕机或断电情况下的数据丢失 制定了一些数据持久化方式 最大的文件根据它的内容恢复 略小于zxid所有比zxid大的文件 every write goes to memory and to the transaction log recover from the newest snapshot then replay the log',
  'large-queue':
    'zookeeper 的容量大小 znode 中数据的限制为 1MB 10w snapshot 800M 不推荐使用 队列包含成千上万的消息 ZNode 很大的时候会很难清理 getChildren 失败 性能急剧下降 完全存放在内存中 一般 znode 的数量 不应该被存储过多的数据 作为一个分布式协调服务而不是存储服务所以不应该被存储过多的数据 1MB的传输限制实践中ZNode必须相对较小 包含成千上万的子节点 数据完全存放在内存中如果有大量的队列消息会占用很多的内存空间 queue with thousands of messages is too large data limit of one megabyte a znode with too many children makes getChildren fail hard to clean up 很大的时候会很难清理同时调用这个节点的getChildren方法会失败 当出现大量的包含成千上万的子节点的ZNode时性能会急剧下降',
  'leader-crash':
    'ZAB协议 分为两部分 Zookeeper Atomic Broadcast 原子广播协议 被丢弃的消息不能再出现 已经被处理的消息不能被丢弃 原 leader 发出写请求后崩溃 重启后成为 follower 本地执行 commmit 新 leader 是zxid最大的节点 已 proposal 但没有 commit 剩下的服务器并没有提交此事务 在主机断电宕机的情况下集群恢复之后依然正常工作数据一致 选取新leader后此消息被跳过 重启成为follower其保留了此消息需要被删除 以自己的最后一个事务消息为准明确其他节点需要丢弃的消息 会将自己事务日志中已proposal但没有commit的事务提交掉 然后给其他的follower发消息 a discarded proposal must not come back a committed one must not be lost new leader has the highest zxid and every committed write 发出写请求后崩溃其他服务器并没有收到此消息 选举出的新leader是zxid最大的节点必然包括此事务',
  'split-brain':
    '脑裂问题 集群分裂成不同小集群 各自选出自己的 leader 投票过半 超过半数节点的投票 添加心跳线 多种通信方式 磁盘锁 统一的大脑 要么选举出唯一 leader 要么选举失败 一部分节点不能与 leader 通信 什么是脑裂在什么场景下会发生 集群会有一个统一的大脑也就是leader节点 由于网络问题等集群中一部分节点不能与leader通信 只有获得超过半数节点的投票才能选举成功 如果其余节点选举出新leader旧的leader又复活了呢 之外所有脑裂问题的解决方式 cluster splits into small clusters each electing its own leader 一部分节点不能与leader通信此时集群将分裂成不同小集群各自选出自己的leader part of the servers cannot reach the leader',
  'session-failover':
    'session 会话 TCP长链接 session 的数据结构 SessionId 时间戳机器id生成 timeout 的1/3 时间会发送一次 ping 续约 follower 节点会转发给 leader 节点 并发控制 synchronized 分桶 过期时间的更新也意味着 session 需要在桶之间进行迁移 保持会话的有效性 读写请求都会触发一次激活 session就是在客户端与服务器之间创建的一个TCP长链接 有了链接之后后续的请求发送回应心跳等都是基于会话实现的 相对时间 绝对过期时间 ExpirationTime 服务端会把各个session分配到不同的桶里面进行管理 区分的维度 为频率定期扫描下一个过期的桶 客户端没有请求在timeout的1/3时间会发送一次ping 由于创建节点属于事务操作因此follower节点会转发给leader SessionId会话的唯一id由zk管理分配由时间戳机器id生成 zk定时检查session过期频率默认2000ms 如何进行并发控制',
  'away-too-long':
    '客户端断开则 timeout 过期之后 zk 扫描到此 session 过期并清理 会话过期 并不是永远不变的客户端会发生读写请求或者心跳来保持会话的有效性 session过期后其创建的所有临时节点将被删除 临时节点的过期时间 client silent for the session timeout its ephemeral nodes are deleted 临时节点客户端session超时此节点自动删除',
  'znode-cache':
    'curator 封装 自动注册 需要不断注册 更新事件 是一次性的一旦被触发就会移除再次使用时需要重新注册 框架对此做了封装实现了自动注册 需要监听一个节点的更新事件需要不断注册',
  'watch-events':
    'watchEvent 内容 KeeperState EventType 触发条件 SyncConnected Disconnected Expired AuthFails 代表节点子列表变更相关监听 节点上内容数据状态信息变更相关监听 是最小通信单元结构上包括事件类型节点路径但不包括内容的前后变化 客户端与服务器成功建立连接 监听节点的子节点列表发生变更 客户端与服务断开连接 类似观察者模式一共分为四个步骤 客户端可以在任意的读命令上注册watcher 注册到服务端同时将watcher对象保存到客户端的watch管理器中 服务端监听的数据状态发生变化时服务端会主动通知客户端 触发相关watcher来回调相应处理逻辑 watches are one-shot and must be set again an event has type and path but no data 监听节点被创建 监听节点被删除 监听节点内容变更',
  'lesson-two-watches':
    '顺序性 事件先后 不同的客户端监听的事件可能在不同时刻 同一个客户端是保证顺序 watcher1 监听的事件优先于 watcher2 监听的事件发生 watcher1 先于 watcher2 被触发 通知事件是从服务器异步发送给客户端不同的客户端收到的watch的时间可能不同 有保证客户端先收到watch事件再看到结点数据的变化 例如A3此时在上面设置了一次watch a client sees the watch event before the new data events arrive in order',
  'two-values':
    '系统调度 管理者在控制台进行一些操作 修改某些 zk 的节点 节点变化通知 对应的客户端将会收到节点变化通知作出相应任务',
  'read-write-lock':
    '共享锁读写锁 比自己小的子节点都是读请求 监听最后一个写请求节点 写请求不是序号最小的子节点 shared_lock hostname 方法创建类似定义锁方式的临时顺序节点 获取所有已创建的子节点列表判断是否获得锁 对于读请求如果自己是序号最小的节点 表明已经成功获取共享锁 否则监听比自己序号小的最后一个写请求节点 对于写请求如果自己不是序号最小的子节点那么就进入等待 a reader waits only for the last writer before it',
  'leader-latch':
    'curator recipes LeaderLatch leaderLockPath zkCli查询 ls /leader-lock2 _c_4e86edb9-latch- LeaderLatch.start 参与选举 AfterConnectionEstablished internalStart getConnectionStateListenable addListener reset方法通过forPath创建子节点 creatingParentContainersIfNeeded CreateBuilderImpl.forPath adjustPath doProtected 添加上PROTECTED_PREFIX以及protectedId UUID withProtection BackgroundCallback processResult getChildren failed rc LeaderLatch.getChildren checkLeadership index为0的标记为leader 大于0的则添加watch 前一个节点被删除了则重新触发getChildren方法 NodeDeleted LeaderLatch.close 退出选举 cancelStartTask closeMode NOTIFY_LEADER SILENT 先设置leadership为false触发相关listener setLeadership 根据新旧值调用 notLeader isLeader LeaderLatchListener ConnectionStateListener handleStateChange RECONNECTED SUSPENDED LOST 相应处理 ConnectionStateErrorPolicy isErrorState getLeader Participant 一环扣一环的实现显得十分精妙 EPHEMERALSEQUENTIAL 对于非leader的还对前一个节点添加watcher watch的路径为前一个节点 移除watcher以及listener 如果CuratorFramework创建的时候没有指定的namespace client.fixForNamespace返回原值 因而最后会添加上编号 节点名会自动带上编号 重新检查自身的index是否是在children排在第一位 两种分布式Leader选举策略 节点的值为LeaderLatch指定的id',
  'fair-lock':
    '升级版 公平可重入分布式锁 轮询 空转 CPU消耗 羊群效应 EPHEMERAL_SEQUENTIAL 临时顺序节点 末尾数字最小 获取锁成功 监听上一个数字较大的节点 lessSet headSet sortedSet DistributedFairLock 减到0时断开连接删除临时节点 加锁标识 volatile int state 所有id小于当前节点顺序的节点 stat != null InterruptedException Thread.currentThread().interrupt countDownLatch.await synchronized (this) 加锁 NODEEXISTS unlock 当不再持有锁时删除创建的临时节点 state-- 会话过期 session expired 避免CPU空转 每获取一次锁则加一释放锁时减一 改良后 watch机制 很容易出现羊群效应 实现一个升级版的分布式锁 和上一文中实现方式不同的是 当首次获取锁时会创建一个临时节点 如果这个临时节点末尾数字是当前父节点下同名节点中最小的 避免多个线程同时获取一把锁造成的竞争 避免了轮询带来的CPU空转 为0时表示未获取到锁 就是通过这里避免多锁竞争和CPU空转 上面就是我们改良后 reentrant lock counts how often it is held and deletes its node at zero 直到上一个节点被释放则再次尝试获取锁成功 使用一个volatile int类型的state进行计数来实现锁的可重入机制 对于多个线程竞争锁激烈的时候',
  candidates:
    '应用程序使用Zookeeper作为选举 Election 临时的序列化节点代表着一个客户端 选民 序列数字最小的被选举成Leader /election/n_xxx n_j 监听它前一个节点 哪个节点收到了通知哪个节点就变成Leader C为子节点集合 j是C中小于i的最大数字 接收到节点消失的事件后 z是集合中最小的节点 继续监听 new ZooKeeper(address, 3000, this) session timeout 模拟Leader节点死去 zk.close Thread.sleep(5000) 已离去 选举过程 while (true) 获取节点中的所有子节点 监听节点删除事件 Event.EventType.NodeDeleted 观察器通知 运行结果如下 启动5个线程作为参选者 newFixedThreadPool n_0000000133 n_0000000134监听n_0000000133 首先创建一个选举的节点 我们叫做election 主要的设计思路 每有一个客户端加入就创建一个子节点 不是介绍Zookeeper集群内部Leader的选举机制而是应用程序使用 xxx就是序列化产生的单调递增的数字 实现这个过程的一个最简单的方式是 让客户端只监听它前一个节点 所有序列数字比当前节点小并且是其中最大的那个节点 因为所有节点中没有比它序列更小的节点了 the smallest sequence number becomes leader each candidate creates an ephemeral sequential node every candidate watches only the node before it 重点是Leader失败的检测 这个节点是EPHEMERAL并且SEQUENCE',
  'create-repeated-blindly':
    'zookeeper-3.4.10/recipes中的示例代码有bug lock protocol 获取锁顺序的描述 sequence and ephemeral flags without setting the watch flag important to avoid the herd effect lowest sequence number suffix 加锁节点 当前锁创建的节点id guid',
  'stale-write':
    '分布式锁要求全局只有一个线程可以获取到锁 获取锁以后等待锁释放 distributed lock 高性能高并发的场景下不建议 性能并不高 Redis 频繁的网络通信 性能的短板非常突出 每次在创建锁和释放锁的过程中都要动态创建、销毁瞬时节点 并发量不是太高的场景推荐使用 ZooKeeper分布式锁如InterProcessMutex能有效的解决分布式锁问题但是性能并不高 动态创建销毁瞬时节点来实现锁功能 在高性能高并发的场景下不建议使用ZooKeeper的分布式锁可以使用Redis的分布式锁 locks are slow under load use redis instead',
  'parent-tidied-away':
    '确保父节点存在 父节点是多层级并且这些层级都不存在时 分别创建各个层级的节点 zookeeper.exists(parentDir, false) stat == null create(zkDir)',
  'beside-its-parent':
    '创建临时有序节点 调用create方法创建EPHEMERAL_SEQUENTIAL类型的节点 zookeeper.create(parentDir, datas, acl, mode) 入队列时创建持久化的有序节点',
  'sorted-by-name':
    '计算获取锁的client 公平竞争 子节点按照节点编号排序 nodes.first TreeSet hostname-请求类型W/R-序号 -R- 从小到大排序临时节点 getSortedNode BigDecimal',
  'gone-before-the-watch':
    '监听上一个节点 调用exists监听上一个节点被删除的事件 if (stat == null) return false preNode 如果未获得锁那么调用exists',
  'lock-without-a-node':
    '这种情况应该不会发生 没有更小的节点 preNodes.isEmpty 出错 zooKeeper.delete(id, -1) unlock error delete fails 除非当前node id是最小的才会进入这里 此种情况下载之前的判断是就会返回true',
  'gave-up-and-left-its-node':
    '获取锁的client执行任务 如果获取到锁那么直接执行任务 distributeLock.lock public boolean tryLock return false',
  'lock-in-the-watcher':
    '获取锁以后的回调函数 上锁成功以后执行回调函数 callbackWhenGainLock watcher 回调是顺序串行化执行 回调逻辑不应该太多 顺序性',
  'no-answer-taken-for-no': '创建成功则认为取到锁 获取锁失败 StringUtils.isNoneBlank(nodePath) createNode',
  'deleted-somebody-elses-lock': '执行业务逻辑 执行完毕后删除锁 distributeLock.unlock',
  'processed-twice': '出队列时获取数据然后删除节点 zookeeper.delete(path, -1) getData',
  'hop-watch-is-not-set':
    '任何一个地方出现异常 设置监听器失败时可能导致leader失效以后其他服务器不能替代leader位置 调用exists不看结果 分布式开发经验 假设所有环节都可能出问题 网络传输 有分布式开发经验的小伙伴应该都清楚 如果其中任何一个地方出现异常',
  'hop-look-after-the-event-fails': '监听被触发后 执行查询节点时出了问题 导致无法选举出leader',
  'dead-by-its-heartbeat': '主动清理失效节点 删除已经死亡的节点 removeDeadNodes',
  'stopped-and-still-first':
    '停止服务时删除节点停止定时程序 节点不存在则直接认为已停止 changeState(ElectionState.STOP) stop()',
  'everybody-woken-for-one':
    '羊群效应 所有客户端均收到通知但是只能有一个客户端会重新获取锁 如果当前锁释放所有客户端均收到通知但是只能有一个客户端会重新获取锁这对资源是一种浪费',
  'latches-race-each-other': '如果前一个节点被删除则重新触发reset操作 previous node is gone - reset NONODE',
  'latch-path-is-gone': 'callback主要做getChildren处理 getChildren().inBackground(callback) list fails',
  'latch-reset-overtaken': "Can't find our node. Resetting ourIndex setLeadership(true)",
  'latch-trusts-its-session': 'hasLeadership 如果该latch是leader则需要释放leadership',
  'holder-is-never-told': '实现java.util.concurrent.locks.Lock接口',
  'second-thread-walks-in': 'volatile int类型的state进行计数 锁的可重入机制',
  'exception-swallowed':
    'DistributedFairLock#init 根节点名称 init() error catch KeeperException logger.error DistributedFairLock#lock',
  'woken-without-a-second-look': 'lock() countDownLatch.await 直到监听上一节点被取消再进行后续操作',
  'told-before-it-waited':
    '通过CountDownLatch阻塞 new CountDownLatch(1) class LockWatcher implements Watcher synchronized (this)',
  'lost-connection-taken-for-release': 'LockWatcher process countDownLatch.countDown()',
  'out-of-time-and-in': 'tryLock(long time, TimeUnit unit) countDownLatch.await(time, unit)',
  'numbers-run-out':
    'tryLock KeeperException.Code.NODEEXISTS 由父节点的cVersion控制在此父节点下创建顺序子节点 sequence自增原理 create Sequence node 之前会给其父节点加 synchronized 由父节点的cVersion控制',
  'leader-for-ever': '两个性质 临时节点 EPHEMERAL 序列化节点 SEQUENCE',
  'everyone-watches-the-leader':
    '惊群效应 所有的客户端都监听Leader节点 客户端数量非常庞大时 这样实现看似没有问题 对Zookeeper的压力是非常大的',
  'candidate-looks-too-late': '监听前一个最大节点 zk.exists lastNode 等待被唤起执行Leader选举',
  'candidate-told-before-it-waits': '唤起线程执行选举 notify() wait() synchronized',
  'candidate-not-in-the-list': '当前节点就是最小节点被选举成Leader currentNode smallestNode',
  transcript: '模拟每一个Leader死去并重新选举的过程',
  'hop-event-does-not-arrive':
    'watcher在当前session完全失效时才失效 如果客户端在session有效时间内重连成功watcher依然有效',
};
