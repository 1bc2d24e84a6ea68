import type { TermWords } from '../contract.ts';
import type { Translation } from '../../../../words/messages.ts';

export const terms: Translation<Readonly<Record<string, TermWords>>> = {
  znode: {
    names: ['数据节点', 'znode'],
    means: 'ZooKeeper 树中的节点，有路径、一小段数据，还可以有子节点。',
  },
  session: { names: ['会话'], means: '服务器对一个客户端的记录。连接断开后它仍在，直到被关闭或过期。' },
  ephemeral: { names: ['临时节点', '临时顺序节点'], means: '创建它的会话一结束，服务器就删除它。' },
  sequential: { names: ['顺序节点', '顺序子节点'], means: '服务器在名字后面加上序号，序号由父节点递增。' },
  watch: { names: ['监听'], neverFirst: true, means: '请求在发生变化时通知一次。触发一次后就没有了。' },
  tick: { names: ['tickTime', 'tick'], means: '服务器的时间单位。每个 tick 检查一次有没有会话过期。' },
  bucket: {
    names: ['会话桶'],
    means: '在同一个 tick 到期的会话。到了那个 tick，服务器才检查这一桶。',
  },
  heartbeat: { names: ['心跳'], means: '客户端没有别的请求时发送的短消息，用来保持会话。' },
  zxid: { names: ['zxid'], means: '事务的编号，由纪元和计数器组成。所有服务器按这个顺序执行。' },
  epoch: { names: ['纪元'], means: '一任领导者的任期。每个新领导者开始一个更大的纪元。' },
  quorum: { names: ['法定人数', '过半'], means: '足以做出决定的服务器数：有投票权的服务器过半。' },
  follower: { names: ['跟随者', 'Follower'], means: '参与投票的服务器，从领导者接收写入。' },
  observer: { names: ['观察者', 'Observer'], means: '接收所有写入但不参与投票的服务器。' },
  ensemble: { names: ['集群'], means: '一组保存同一棵树的服务器，其中一台是领导者。' },
  handle: { names: ['句柄'], means: '程序用来与 ZooKeeper 通信的对象。它只属于一个会话，随会话结束。' },
  connectionLoss: { names: ['ConnectionLoss'], means: '响应到达之前连接断开时，调用得到的错误。' },
  guid: { names: ['GUID'], means: '不会重复的随机名字。客户端凭它找到自己的节点。' },
  version: {
    names: ['dataVersion', 'cversion', '数据版本号'],
    means: '节点上的计数器：dataVersion 计数据的写入次数，cversion 计子节点的变化次数。',
  },
  fencing: { names: ['防护令牌'], means: '随每个持锁者递增的数字，资源拒绝较小的数字。' },
};
