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
};
