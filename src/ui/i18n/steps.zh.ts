/** The steps of the recipes in a word or two, for captions. */
export const stepNames: Readonly<Record<string, string>> = {
  'herd.create': '尝试创建',
  'herd.watchLock': '注册监听',
  'herd.awaitDeletion': '休眠',
  'herd.watchChildren': '列出并监听',
  'herd.look': '查看',
  'herd.awaitChildren': '休眠',
  'line.create': '排队',
  'line.list': '读取队列',
  'line.watchPredecessor': '注册监听',
  'line.awaitPredecessor': '休眠',
  'lock.hold': '持有锁',
  'lock.release': '释放',
  'lock.rest': '休息',
};
