import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '成员管理',
  goal: '临时节点组成的名单总要晚一些才知道主机死了，快速重启还会撞上旧名字。',
  closing: '你量过主机死了多久之后名单才变，还两次让活着的主机从名单上消失。',
  settings: {
    timeoutMs: { label: '会话超时时间（毫秒）' },
    variant: {
      label: '发现名字已存在的主机',
      values: { 'trusts-node-exists': '当作已经注册', 'checks-owner': '检查属于哪个会话' },
    },
    host: {
      label: '会话已过期的主机',
      values: { 'registers-once': '照样服务', 'checks-owner': '重新注册' },
    },
  },
  parts: {
    death: {
      text: [
        '主机 B、C、D 各在 /group 下创建一个临时节点。路由器 A 列出并监听这个组，把工作发给名单上的主机。',
        '假设 B 的进程被杀死。设定会话超时时间。',
      ],
      prediction: {
        question: 'B 的名字什么时候从名单上消失？',
        options: {
          atOnce: '立刻',
          timeout: ({ set }) => `${(Number(set['timeoutMs']) + 2000) / 1000} 秒之内：超时加一个 tick`,
          longer: '比这还晚',
        },
        reveal: ({ outcome }) =>
          `${(Number(outcome) / 1000).toFixed(1)} 秒之后。在这之前，路由器一直把工作发给一台死掉的主机。`,
      },
      goal: { unlisted: '主机 B 的名字没了' },
      hints: ['服务器得先发现 B 没有消息。', '杀死 B，然后等。也可以关闭它，那是另一回事。', '看 B 被杀死。'],
    },
    sameName: {
      text: [
        '主机 B 被杀死，一秒后用同样的名字重新启动。它的旧会话大约还会存活十秒。',
        '它做的第一件事就是创建自己的节点。',
      ],
      prediction: {
        question: '这次 create 返回什么？',
        options: { ok: 'Ok：节点创建成功', exists: 'NodeExists', loss: 'ConnectionLoss（连接丢失）' },
        reveal: ({ outcome }) =>
          outcome === 'NodeExists'
            ? 'NodeExists：旧会话的节点还在。它属于死掉的进程，不属于新的。'
            : `${outcome}。`,
      },
      goal: { nameTaken: '有主机发现自己的名字已存在' },
      hints: ['那一刻节点属于谁的会话？', '杀死 B，等一秒，再启动它。', '看 B 重启。'],
    },
    later: {
      text: [
        '于是 B 发现名字已存在。公开发表的代码常把这当成成功：“我已经注册过了。”',
        '接着旧会话过期。设定主机遇到名字已存在时怎么做。',
      ],
      prediction: {
        question: '几秒之后，活着的主机 B 在名单上吗？',
        options: { listed: '在', missing: '不在' },
        reveal: ({ outcome }) =>
          outcome === 'missing'
            ? '不在。节点随旧会话消失，而新进程从没创建过自己的。'
            : '在。它看到节点属于另一个会话，等它消失，再创建自己的。',
      },
      goal: {
        aliveUnlisted: '主机活着却不在名单上，而且不会再有变化',
        listedAgain: 'B 的名字消失过，现在又有了',
      },
      hints: [
        '节点状态信息 (Stat) 里的 ephemeralOwner 说明它属于哪个会话。',
        '杀死 B，一秒后启动它，两种主机各做一次。然后等。',
        '看 B 重启两次。',
      ],
    },
    cutOff: {
      text: [
        '这次没有宕机。B 断网的时间超过会话超时，然后恢复。',
        'B 的进程一直活着。设定它得知会话过期时怎么做。',
      ],
      prediction: {
        question: 'B 重新连上了。它在名单上吗？',
        options: { listed: '在', missing: '不在' },
        reveal: ({ outcome }) =>
          outcome === 'missing'
            ? '不在。它还在服务，也仍以为自己是成员，但会话没了，节点也没了，路由器再也找不到它。'
            : '在。它开了新会话，重新注册。',
      },
      goal: {
        aliveUnlisted: '主机活着却不在名单上，而且不会再有变化',
        listedAgain: 'B 的名字消失过，现在又有了',
      },
      hints: [
        '过期的会话不会回来，只能由新会话代替。',
        '切断 B，等它的会话过期，再恢复网络。两种主机各做一次。',
        '看 B 两次断网。',
      ],
    },
  },
  misconceptions: {
    deathIsTold: '被杀死的进程不会再说什么。只有主动关闭才会立刻告知。',
    listIsNeverWrong: '服务器每个 tick 检查一次会话，所以最多是超时再加一个 tick。',
    newProcessNewName: '一条路径只能存在一个，不管是哪个进程、哪个会话创建的。',
    oldSessionBlocks: '请求到了服务器，也得到了响应。旧会话不影响新会话。',
    existsIsMine: 'NodeExists 只说明路径存在，不说明它是你的，也不说明它会一直在。',
    watchesOut: '这种主机不满足于 NodeExists：它把 ephemeralOwner 与自己的会话比较，然后等。',
    sessionComesBack: '过期之后重新连上，什么都不会恢复：临时节点没了，监听也没了。',
    registersAgain: '这种主机会处理过期：开新会话，再注册一次。',
  },
};
