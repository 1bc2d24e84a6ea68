// What an element says in its frame's place where nothing runs in it: all languages are here, since nothing is fetched for it.
import type { WordsAtOnce } from './languages.ts';

interface SilentFrameWords {
  readonly why: string;
  readonly open: string;
}

export const SILENT_FRAME_WORDS: WordsAtOnce<SilentFrameWords> = {
  en: {
    why: 'The interactive picture does not run here: this site blocks its frame, or a file is missing.',
    open: 'Open it in a new tab',
  },
  'zh-CN': {
    why: '交互图无法在此处运行：本站阻止了它的框架，或者缺少文件。',
    open: '在新标签页中打开',
  },
};
