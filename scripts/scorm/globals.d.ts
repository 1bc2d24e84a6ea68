// What the scripts of a package share with each other in the page: they are put one after the other, in the order of scripts/scorm.ts.

/** Written by scripts/scorm.ts. */
declare var COURSE: {
  readonly id: string;
  readonly parts: readonly string[];
  readonly questions: number;
  readonly title: string;
  readonly language: string;
};

type Call = (...values: readonly string[]) => string;
type Apis = Readonly<{
  API: Readonly<Record<'LMSInitialize' | 'LMSGetValue' | 'LMSSetValue' | 'LMSCommit' | 'LMSFinish', Call>>;
  API_1484_11: Readonly<Record<'Initialize' | 'GetValue' | 'SetValue' | 'Commit' | 'Terminate', Call>>;
}>;

/** Undefined without a platform. */
declare var findPlatform: <Name extends keyof Apis>(name: Name) => Apis[Name] | undefined;

/** A learning platform, whichever version of SCORM it speaks. */
declare var PLATFORM: {
  readonly isThere: boolean;
  readonly open: () => void;
  readonly isCompleted: () => boolean;
  readonly begin: () => void;
  readonly complete: () => void;
  /** What was kept at the last visit; empty at the first. */
  readonly kept: () => string;
  readonly keep: (text: string, part: string) => void;
  /** In per cent; 0 before the first. */
  readonly score: () => number;
  readonly setScore: (percent: number) => void;
  readonly commit: () => void;
  readonly close: (seconds: number, isToBeContinued: boolean) => void;
};
