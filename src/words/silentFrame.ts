// What an element says in its frame's place where nothing runs in it: in every language, since nothing is fetched for it.
import type { MenuLanguageId, SOURCE } from './languages.ts';

interface SilentFrameWords {
  readonly why: string;
  readonly open: string;
}

type Words = Readonly<
  Partial<Record<MenuLanguageId, SilentFrameWords>> & Record<typeof SOURCE, SilentFrameWords>
>;

export const SILENT_FRAME_WORDS: Words = {
  en: {
    why: 'The interactive picture does not run here: this site blocks its frame, or a file is missing.',
    open: 'Open it in a new tab',
  },
  'zh-CN': {
    why: '交互图无法在此处运行：本站阻止了它的框架，或者缺少文件。',
    open: '在新标签页中打开',
  },
};
