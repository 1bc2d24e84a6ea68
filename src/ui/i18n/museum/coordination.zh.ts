import type { PieceWords } from '../catalogue/contract.ts';

export const coordination: Readonly<Record<string, PieceWords>> = {
  'barrier-passes-early': {
    name: '独自通过屏障',
    story:
      'B 在屏障前等另外两个成员。服务器重启，连接恢复，监听器收到通知。B 把它当成自己在等的消息，独自通过了。',
    look: '三盏灯只亮一盏，B 却已经在门的另一边。',
    fix: '事件只说明该再看一眼，并不是答案：查看 ready 节点是否存在，不存在就继续等。',
  },
  'gone-but-still-counted': {
    name: '人走了，还算数',
    story:
      'A 和 B 等第三个成员，等不及，被拒之门外。它们的节点却留着。C 到来，数到三个节点，就通过了：只有它一个。',
    look: '同一次会合，两个成员被拒之门外，一个通过。',
    fix: '放弃者先删除自己的节点，再宣布放弃。',
  },
  'half-updated': {
    name: '一半旧，一半新',
    story:
      'A 发布新版本：写完第一个值，还没写第二个就停住了。读者的监听响起，它们读取两个值，于是新的第一个值配上了旧的第二个值。',
    look: '只要 A 还停着，读者手里的两个值就属于不同的版本。',
    fix: '第一次写之前删除 ready 节点，最后一次写之后重新创建，只在它存在时读取。',
  },
  'lost-update': {
    name: '丢失的加一',
    story:
      'A 和 B 读到同一个数。B 加一后写入。接着 A 不管版本，写入同样的数：两次加一都得到了确认，计数器却只增加了一。',
    look: 'A 的写入返回成功，数字却没有变。',
    fix: '写入时带上读到的版本。BadVersion 说明别人更快：重新读取。',
  },
};
