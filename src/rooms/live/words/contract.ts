/** What the page says of servers that a process runs for real clients. */
export interface LiveServersWords {
  readonly title: string;
  readonly connect: string;
  readonly pause: string;
  readonly goOn: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<LiveSpeed, string>>;
  readonly toNow: string;
  readonly again: string;
  /** What was asked of the process may not have been done. */
  readonly notAnswered: string;
  /** `time`: of the day, as the page writes it. */
  readonly knownFrom: (time: string) => string;
  readonly states: {
    readonly connecting: string;
    readonly following: string;
    readonly behind: string;
    readonly paused: string;
    readonly lookingBack: string;
    readonly broken: string;
    readonly ended: string;
    readonly tooLong: string;
    readonly differs: string;
  };
}

/** As shares of the wall clock's speed. */
export type LiveSpeed = '0.01' | '0.1' | '1';
