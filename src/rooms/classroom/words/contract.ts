import type { Act } from '../model/protocol.ts';

/** What the teacher’s page of a live class says. */
export interface LiveClassWords {
  readonly title: string;
  /** In the menu. */
  readonly entry: string;
  readonly entryMore: string;
  readonly also: readonly string[];
  readonly joined: (count: number) => string;
  readonly joinAt: string;
  readonly showCode: string;
  readonly ask: string;
  readonly states: Readonly<Record<'none' | 'connecting' | 'lost' | 'elsewhere' | 'ended', string>>;
  readonly parts: {
    readonly name: string;
    readonly nothing: string;
    readonly clients: string;
    readonly servers: string;
  };
  readonly fit: (clients: number) => string;
  readonly fitTip: string;

  readonly dialog: {
    readonly title: string;
    readonly scan: string;
    readonly codeName: string;
    readonly fallback: string;
    readonly people: string;
    readonly nobody: string;
    readonly outOfReach: string;
    readonly remove: (name: string) => string;
    readonly may: string;
    readonly acts: Readonly<Record<Act, string>>;
    readonly end: string;
  };
  /** Where the page was not served for a class. */
  readonly start: {
    readonly text: string;
    readonly stick: string;
    readonly byHand: string;
  };

  readonly vote: {
    readonly title: string;
    readonly fromLesson: string;
    readonly lesson: string;
    readonly search: string;
    readonly noneFound: string;
    readonly own: string;
    readonly question: string;
    readonly options: string;
    readonly optionsHint: string;
    readonly tooFew: string;
    readonly open: string;
    readonly region: string;
    readonly voted: (votes: number, phones: number) => string;
    readonly hidden: string;
    readonly close: string;
    readonly play: string;
    readonly again: string;
    readonly done: string;
    readonly right: string;
    readonly markRight: (option: string) => string;
    readonly markedRight: (option: string) => string;
    readonly byHand: string;
    readonly hands: (option: string) => string;
    readonly changed: (count: number, from: string, to: string) => string;
    readonly nobodyChanged: string;
    readonly who: string;
    readonly csv: string;
  };
}
