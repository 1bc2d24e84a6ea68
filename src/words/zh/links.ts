import type { Right } from '../../scenarios/link/link.ts';
import { catalogue } from './scenarios/catalogue.ts';
import type { Messages, Translation } from '../messages.ts';
import { format } from './nouns.ts';

const { contradictions } = catalogue;

export const links = {
  errorTitle: '无法打开这个链接。',
  search: '搜索全部场景',
  error: (error) => {
    switch (error.code) {
      case 'damaged':
        return error.field === null
          ? '链接已损坏：有一部分丢失或被改动。请完整复制整个地址。'
          : `链接在“${error.field}”处损坏。请完整复制整个地址。`;
      case 'tooLong':
        return `链接过长：最多允许 ${format.number(error.limit)} ${TOO_LONG[error.what]}。`;
      case 'unknownScenario':
        return `链接里的“${error.scenario}”在当前版本中不存在。请刷新页面更新后再打开。`;
      case 'badValue':
        return `链接里 ${error.field} 的值“${error.value}”不对。${rightIs(error.right)}`;
      case 'missingValue':
        return `链接里缺少 ${error.field}。${rightIs(error.right)}`;
      case 'unknownParameter':
        return `链接里有设置“${error.name}”，而本页的场景“${error.scenario}”没有这项设置。${settingsAre(error.known)}较新版本的页面也许有。`;
      case 'contradiction':
        return `其中的设置互相矛盾：${contradictions[error.because] ?? error.because}`;
      case 'newerVersion':
        return `链接需要较新版本的 Znode Lab（格式 ${error.version}）。请刷新页面更新后再打开。`;
      case 'momentMissing':
        return error.command === null
          ? `链接指向第 ${format.number(error.step)} 步，但运行在此之前就结束了。`
          : `链接的第 ${error.command + 1} 个命令属于第 ${format.number(error.step)} 步，而运行没有这一步。`;
      case 'commandRefused':
        return `链接的第 ${error.command + 1} 个命令 (${error.type}) 在当时无法执行。`;
      case 'engineFailed':
        return `重放时模拟停止：${error.message}`;
      default:
        return error satisfies never;
    }
  },
  notice: (notice, nameOf) => {
    switch (notice.code) {
      case 'filledIn': {
        const settings = notice.parameters.map(nameOf).map(({ label, value }) => `${label}：${value}`);
        return `生成链接时还没有以下设置，现按当时的情形取值。${settings.join('；')}。`;
      }
      case 'hashDiffers':
        return '这次运行与生成链接时并不完全一致：看到的可能有所不同。';
      case 'otherBehaviour':
        return '链接由另一版本的模拟生成：看到的可能有所不同。';
      default:
        return notice satisfies never;
    }
  },
} satisfies Translation<Messages['links']>;

function rightIs(right: Right): string {
  if (right.kind === 'oneOf') return `应为以下之一：${right.options.join('、')}。`;
  const { min, max, words } = right;
  const number =
    min === max ? format.number(min) : `${format.number(min)} 到 ${format.number(max)} 之间的整数`;
  return `应为 ${[number, ...words].join('，或 ')}。`;
}

function settingsAre(known: readonly string[]): string {
  return known.length === 0 ? '它没有任何设置。' : `它的设置有：${known.join('、')}。`;
}

const TOO_LONG = {
  link: '个字符',
  content: '字节内容',
  commands: '个命令',
  steps: '步',
  bookmarks: '个书签',
};
