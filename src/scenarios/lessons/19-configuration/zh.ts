import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '发布配置',
  goal: '多个值要一起变，得靠标志、指针，或者一个事务加上正确的读法。',
  closing: '你在两次写之间、两次读之间都读出过混杂的版本，也看到了读者怎样察觉。',
  settings: {
    clients: { label: '客户端数' },
    variant: {
      label: '发布者',
      values: {
        plain: '先写一个值，再写另一个',
        'ready-node': '写的时候拿走 ready 节点',
        'multi-unchecked': '一个事务写两个值；分两次读',
        'one-multi': '一个事务写两个值；读者比较 zxid',
        'version-node': '写一个新节点，再移动指针',
      },
    },
    reader: {
      label: '读者',
      values: { 'reads-then-watches': '先读，再用 exists 监听', 'reads-with-watch': '一次调用里读取并监听' },
    },
  },
  parts: {
    between: {
      text: [
        'A 发布由两个值组成的配置：/config/a 和 /config/b。B 和 C 监听它，变了就把两个都读一遍。',
        '大家都有 v1。假设 A 写 v2 时卡在两次写入之间，例如 GC 停顿。',
      ],
      prediction: {
        question: 'B 接下来用的是什么？',
        options: { matching: '同一版本的两个值', mixed: 'v2 的 a 和 v1 的 b' },
        reveal: ({ outcome }) =>
          outcome === 'mixed'
            ? '混在一起的值。第一次写入触发了 a 上的监听，B 读 b 时它还没写。'
            : '完整的 v2。ready 节点不在的时候，B 等着，没有读。',
      },
      goal: { mixed: '有客户端用了两个版本的值', together: '有 ready 节点时，有客户端用上了新版本' },
      hints: [
        '读者怎么知道发布者还没写完？',
        '放慢到 ¼×。发布，A 一发出第一个 setData 就卡住它。再用 ready 节点做一次。',
        '看 A 两次卡在中间。',
      ],
    },
    multi: {
      text: [
        'multi 是包含几次写入的一个事务：要么全部生效，要么全不生效。于是 A 用 multi 写两个值。',
        '假设 B 卡在它的两次读取之间，而 A 正好又发布了一次。',
      ],
      prediction: {
        question: 'B 继续之后用的是什么？',
        options: { matching: '同一版本的两个值', mixed: '两个版本的值' },
        reveal: ({ outcome, set }) =>
          outcome === 'mixed'
            ? '混在一起的值。每次写入都是完整的，但 B 在两个不同的时刻读了两次。'
            : set['variant'] === 'one-multi'
              ? '同一版本。B 比较两个值的 zxid，看到是两个事务，就重新读。'
              : '同一版本。指针把 B 带到一个写好之后不再改变的节点。',
      },
      goal: { mixed: '有客户端用的 a 和 b 版本不同', together: '换一种写法或读法，有客户端用上了新版本' },
      hints: [
        'multi 让写入变成一步。读取是几步？',
        '用 ¼× 的速度：发布；B 拿到第一个值时卡住它；再发布一次；放开它。然后换一种方式。',
        '看 B 卡在两次读取之间。',
      ],
    },
    many: {
      text: [
        '这次谁也不卡。A 接连发布四十个版本，其他客户端尽快跟上。',
        '每次的空隙只有几毫秒。设定 A 怎么发布，以及有几个客户端。',
      ],
      prediction: {
        question: '客户端有几次用了两个版本的值？',
        options: { never: '一次也没有', sometimes: '一次或更多' },
        reveal: ({ outcome, set }) =>
          Number(outcome) === 0
            ? set['variant'] === 'plain'
              ? '四十个版本，一次也没有，但只是碰巧：没有什么阻止读者在两次写之间来读。'
              : '四十个版本，一次也没有。'
            : `${outcome} 次。空隙很短，但读者正好那时来：是第一次写入唤醒了它们。`,
      },
      goal: { mixed: '有客户端用了两个版本的值' },
      hints: [
        '读者什么时候读？第一个值上的监听触发时。',
        '选“先写一个值，再写另一个”，四个以上客户端，让它播放。',
        '看四十个版本。',
      ],
    },
    gap: {
      text: [
        '这次只有一个值。变化之后，B 读取它，并为下一次变化重新监听。',
        '假设 B 刚读完，A 又发布了一次。设定 B 怎么监听。',
      ],
      prediction: {
        question: 'B 之后用的是哪个值？',
        options: { newest: '最新的', older: '较旧的' },
        reveal: ({ outcome }) =>
          outcome === 'older'
            ? '旧的那个。变化发生在读取之后、监听之前，不会再有事件告诉 B。'
            : '最新的。读取和监听是同一个请求，中间插不进变化。',
      },
      goal: { stale: '有客户端留着旧值，而且没有事件在路上' },
      hints: [
        '两次调用之间有空隙。',
        '让 B 先读再监听。用 ¼× 的速度发布一次，B 的 getData 得到响应后马上再发布。',
        '看一次变化落进空隙。',
      ],
    },
  },
  misconceptions: {
    orderIsEnough: 'ZooKeeper 保证写入的次序，但读者可能在两次之间读。有次序不等于是一步。',
    flagIsTooLittle: '第一次写入之前拿走 ready 节点，最后一次之后放回。读者在读之前和之后都检查它。',
    multiIsEnough: 'multi 让写入是原子的，但两次 getData 仍是两个时刻。',
    twoReadsAreTwoReads: 'B 确实读了两次，但它不盲目相信这一对值：它会检查，或者读一个不会变的节点。',
    tooShortToMatter: '第一次写入触发监听，读者立刻来读，所以一次次正好撞上空隙。',
    sometimesAnyway: '看得出两个值不配的读者会重读；看不出的，这次只是碰巧没撞上。',
    watchCatchesUp: '监听只报告注册之后的变化，不会告诉你之前发生了什么。',
    oneCallIsTwo: '带监听的 getData 是一个请求，服务器在同一步里读取并注册监听。',
  },
};
