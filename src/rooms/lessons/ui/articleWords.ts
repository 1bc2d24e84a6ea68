// How widely copied articles put what no scene of a room shows, by the lesson that does.

export const ARTICLE_WORDS: Readonly<Record<string, string>> = {
  L1: '数据版本号 dataversion setData cZxid ctime 创建节点时的事务ID',
  L2: '顺序节点的实现 sequence 自增原理 由父节点的 cVersion 控制 子节点版本号 子节点每次修改版本号加1 顺序自动编号持久化节点 Persistent_sequential 当前已存在的节点数 创建临时有序节点 创建持久化的有序节点',
  L4: '如果获取锁的client挂掉节点自动失效 EPHEMERAL 临时节点的实现 客户端session超时此节点自动删除 ephemeralOwner 会话的sessionID 持久节点那么这个属性值为0 管理机制 分桶 ExpirationTime 绝对过期时间 ExpirationInterval 定期扫描下一个过期的桶 续约 ping 创建的所有临时节点将被删除 怎么知道哪些节点由此客户端创建',
  L6: '存储结构 树形结构 根目录以/开头 ZNode 节点结构 mZxid mtime 最后修改节点时的事务ID pZxid 子节点列表最后一次修改 dataLength numChildren 拥有子节点的数量 内存数据存储 DataTree DataNode 数据存储的最小单位 StatPersisted watcher 是一次性的 一旦被触发就会移除 重新注册 异步发送给客户端 先收到 watch 事件再看到结点数据的变化 轻量级 watchEvent 最小通信单元 观察者模式 服务端触发 客户端回调 ZKWatchManager existWatches childWatches',
};
