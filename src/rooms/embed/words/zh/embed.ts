import type { Messages, Translation } from '../../../../words/messages.ts';

export const embed = {
  editor: '代码',
  openWhole: '在 Znode Lab 中打开',
  notOpened: '无法打开新标签页，请复制地址：',
  intoPage: '嵌入你的网页…',
  problems: '无效参数',
  problem: (name, value, right) =>
    `${name} = “${value}”无效。可用：${right.length > 160 ? `${right.slice(0, 160)}…` : right}`,
} satisfies Translation<Messages['embed']>;
