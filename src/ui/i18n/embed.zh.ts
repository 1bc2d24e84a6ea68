import type { EmbedWords } from './embed.en.ts';

export const embed: EmbedWords = {
  openWhole: '在 Znode Lab 中打开',
  intoPage: '放进你自己的网页…',
  problems: '无法理解的参数',
  problem: (name, value, right) =>
    `${name} = “${value}”。可以写：${right.length > 160 ? `${right.slice(0, 160)}…` : right}`,
};
