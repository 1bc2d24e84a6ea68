import type { FamilyWords } from '../../../scenarios/scenario/words.ts';
import { barriers } from './coordination/barriers.ts';
import { commit } from './coordination/commit.ts';
import { groups } from './coordination/groups.ts';
import { messages } from './coordination/messages.ts';
import { values } from './coordination/values.ts';

export const coordination: FamilyWords = {
  scenarios: { ...barriers, ...groups, ...values, ...commit, ...messages },
  pairs: {
    'barrier-keepers': {
      name: '屏障：临时节点与持久节点',
      more: '守护者死后打开 · 保持关闭',
      sentence: '在 A 打开屏障之前杀死它。左：节点随会话消失，全部通过。右：全部继续等待。',
    },
    'group-names': {
      name: '成员管理：重启后遇到 NodeExists',
      more: '沿用旧节点 · 等待后重新创建',
      sentence: '杀死一台主机，马上重新启动。左：它沿用已有的名字，名字不久就消失。右：它创建自己的节点。',
    },
    'watch-gap': {
      name: '发布/订阅：先读后监听与一次调用',
      more: '漏掉变更 · 不漏变更',
      sentence: '左：订阅者会漏掉读取与监听之间的变更。右：一次调用同时完成两件事。',
    },
    'half-and-whole': {
      name: '原子更新配置：两次写入与指针',
      more: '直接写两次 · 每个版本一个节点',
      sentence: '左：在中间读取的客户端会读到两个版本的混合。右：指针只指向完整的版本。',
    },
    'cache-watches': {
      name: '缓存：断开期间漏掉的变更',
      more: '只信监听 · 全部重读',
      sentence: '断开一个缓存客户端，让 A 写入，再恢复链路。左：永远不知道漏掉了什么。右：全部重读。',
    },
    'commit-deciders': {
      name: '两阶段提交：仅协调者与任意参与者决定',
      more: '只有 A 决定 · 最先决定的为准',
      sentence: '一有投票就杀死 A。左：投过票的参与者一直等下去。右：由别的客户端决定。',
    },
  },
  contradictions: {
    nobodyWouldServe: '至少要有一个客户端是主机。请减少路由器，或增加客户端。',
  },
};
