import type { FamilyWords } from '../../../scenarios/words.ts';
import { barriers } from './coordination/barriers.zh.ts';
import { commit } from './coordination/commit.zh.ts';
import { groups } from './coordination/groups.zh.ts';
import { messages } from './coordination/messages.zh.ts';
import { values } from './coordination/values.zh.ts';

export const coordination: FamilyWords = {
  scenarios: { ...barriers, ...groups, ...values, ...commit, ...messages },
  pairs: {
    'barrier-keepers': {
      name: '守门者死了的屏障',
      more: '打开了 · 还关着',
      sentence: '在 A 打开屏障之前让它宕机。左：节点随会话消失，所有人都通过。右：所有人继续等。',
    },
    'group-names': {
      name: '回来得太快的主机',
      more: '用旧名字 · 等自己的',
      sentence: '让一台主机宕机，马上重新启动。左：它认下现成的名字，名字不久就消失。右：它创建自己的。',
    },
    'watch-gap': {
      name: '先读后监听，还是一起',
      more: '漏掉变更 · 个个听到',
      sentence: '左：在读取与监听之间发布的，没有人知道。右：一次调用两件事都做。',
    },
    'half-and-whole': {
      name: '半份配置，还是整份',
      more: '两次写入 · 每个版本一个节点',
      sentence: '左：在中间读取的，两个版本各得一半。右：先把版本建完整，再把指针指向它。',
    },
    'cache-watches': {
      name: '断线之后',
      more: '信任监听 · 重新读取',
      sentence: '给一个缓存断网，让 A 写入，再恢复。左：漏掉的永远不知道。右：它全部重读。',
    },
    'commit-deciders': {
      name: '谁可以决定',
      more: '只有 A · 谁先谁定',
      sentence: '一有票就让 A 宕机。左：投过票的都一直等下去。右：别人来决定。',
    },
  },
  contradictions: {
    nobodyWouldServe: '至少要有一个客户端是主机：减少路由器，或增加客户端。',
  },
};
