// What pages to link to say beside the lab's own words.
import type { MenuLanguageId } from '../../src/words/languageNames.ts';
import { SOURCE, type WordsAtOnce } from '../../src/words/languages.ts';

export type SubjectKind = 'figure' | 'pair' | 'scenario' | 'museum' | 'lesson' | 'part' | 'claim';

interface ShareWords {
  readonly lab: string;
  /** Of the lab as a whole, in one sentence. */
  readonly what: string;
  readonly kinds: Readonly<Record<SubjectKind, string>>;
  readonly question: string;
  readonly article: string;
  readonly look: string;
  readonly fix: string;
  /** Between a label and what it is of. */
  readonly colon: string;
  readonly run: string;
  readonly all: string;
  readonly allTitle: string;
}

const SHARE_WORDS: WordsAtOnce<ShareWords> = {
  en: {
    lab: 'Znode Lab',
    what: 'A simulated ZooKeeper 3.8 that you can see into and break.',
    kinds: {
      figure: 'Figures',
      pair: 'Comparisons',
      scenario: 'Scenarios',
      museum: 'Known failures',
      lesson: 'Lessons',
      part: 'Parts of lessons',
      claim: 'Statements about ZooKeeper, checked',
    },
    question: 'Question',
    article: 'The article',
    look: 'Where to look',
    fix: 'The fix',
    colon: ': ',
    run: 'Run it in the browser',
    all: 'All pages',
    allTitle: 'ZooKeeper in Znode Lab: scenarios, known failures, lessons, and statements checked',
  },
  'zh-CN': {
    lab: 'Znode Lab',
    what: '一个看得见内部、也可以随意破坏的 ZooKeeper 3.8 仿真环境。',
    kinds: {
      figure: '插图',
      pair: '对比',
      scenario: '场景',
      museum: '已知故障',
      lesson: '课程',
      part: '课程小节',
      claim: '经过核对的 ZooKeeper 说法',
    },
    question: '问题',
    article: '文章原文',
    look: '看哪里',
    fix: '修复',
    colon: '：',
    run: '在浏览器中运行',
    all: '所有页面',
    allTitle: 'Znode Lab 中的 ZooKeeper：场景、已知故障、课程与经过核对的说法',
  },
};

export function shareWords(language: MenuLanguageId): ShareWords {
  return SHARE_WORDS[language] ?? SHARE_WORDS[SOURCE];
}
