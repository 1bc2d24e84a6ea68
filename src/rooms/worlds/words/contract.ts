// What a language says where one composes a world, keeps it and takes it away as a file.
import type { FileError } from '../../../scenarios/link/worldFile.ts';
import type { LatencyTextProblem } from '../../../scenarios/world/latencyText.ts';
import type { PauseTextProblem } from '../../../scenarios/world/pauseText.ts';
import type { PlanProblem } from '../../../scenarios/world/planEdit.ts';
import type { ZnodeTextProblem } from '../../../scenarios/world/znodeText.ts';

/** What else servers need so that reads are served without a leader; `ready`: nothing. */
export type ReadOnlyModeNote = 'oneServer' | 'globalSessions' | 'ready';

export interface WorldsWords {
  /** In menus. */
  readonly menu: {
    readonly create: string;
    readonly createMore: string;
    readonly change: string;
    readonly changeMore: string;
    readonly saved: string;
    readonly savedMore: string;
    readonly save: string;
    readonly open: string;
  };
  /** The dialog in which a world is composed. */
  readonly form: {
    readonly title: string;
    readonly changeTitle: string;
    readonly name: string;
    readonly servers: string;
    readonly voters: string;
    readonly observers: string;
    readonly clients: string;
    readonly clientName: (name: string) => string;
    readonly programOf: (name: string) => string;
    readonly timeoutOf: (name: string) => string;
    readonly timeout: string;
    readonly program: string;
    readonly byHand: string;
    /** Programs of one’s own. */
    readonly own: string;
    readonly newOwn: string;
    readonly ownName: string;
    readonly ownCode: string;
    readonly cannotRun: string;
    readonly addClient: string;
    /** Clients that run what the last one runs. */
    readonly addAlike: (count: number) => string;
    readonly removeClient: (name: string) => string;
    readonly nobody: string;
    readonly shelf: string;
    readonly shelfTip: string;
    /** Of one recipe on the shelf. */
    readonly addRunning: (recipe: string) => string;
    readonly parametersOf: (recipe: string, clients: string) => string;
    readonly znodes: string;
    readonly znodesTip: string;
    readonly znodesPlaceholder: string;
    /** Of links that are not as the rest. */
    readonly latencies: string;
    readonly latenciesTip: string;
    readonly latenciesPlaceholder: string;
    readonly latencyProblem: (problem: LatencyTextProblem) => string;
    /** When processes stand still, and whose clocks are wrong. */
    readonly pauses: string;
    readonly pausesTip: string;
    readonly pausesPlaceholder: string;
    readonly pauseProblem: (problem: PauseTextProblem) => string;
    readonly settings: string;
    readonly tickTime: string;
    readonly initLimit: string;
    readonly syncLimit: string;
    readonly latencyMin: string;
    readonly latencyMax: string;
    readonly localSessions: string;
    readonly localSessionsValues: Readonly<Record<'off' | 'on' | 'upgrading', string>>;
    readonly readOnlyMode: string;
    readonly readOnlyModeValues: Readonly<Record<'off' | 'on', string>>;
    readonly readOnlyModeNotes: Readonly<Record<ReadOnlyModeNote, string>>;
    readonly allowLocalSessions: string;
    readonly quotas: string;
    readonly quotasLogged: string;
    readonly quotasEnforced: string;
    readonly seed: string;
    readonly restarts: string;
    readonly cancel: string;
    readonly create: string;
    readonly apply: string;
    readonly znodeProblem: (problem: ZnodeTextProblem) => string;
  };
  /** Beside a composed world. */
  readonly beside: {
    readonly begin: string;
    readonly steps: {
      readonly servers: string;
      readonly client: string;
      readonly recipe: string;
      readonly console: string;
      readonly fault: string;
    };
    readonly shelf: string;
    readonly shelfTip: string;
    readonly byHandClient: string;
    readonly addToWorld: (recipe: string) => string;
    readonly servers: (count: string) => string;
    readonly change: string;
    readonly openConsole: string;
  };
  /** A world without a name. */
  readonly unnamed: string;
  readonly restarted: string;
  /** Two runs beside each other. */
  readonly compare: {
    /** In the palette. */
    readonly ask: string;
    readonly withLink: string;
    readonly shown: string;
    /** After something had been done. */
    readonly startedAgain: string;
    readonly back: string;
    readonly notALink: string;
    readonly refused: (because: string) => string;
    readonly code: string;
  };
  readonly undo: string;
  readonly saved: {
    readonly title: string;
    readonly none: string;
    readonly about: string;
    readonly open: (name: string) => string;
    readonly openShort: string;
    readonly nameOf: (name: string) => string;
    readonly export: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly removed: (name: string) => string;
    readonly importFile: string;
    readonly importTip: string;
    readonly isOpen: string;
    readonly damaged: string;
    readonly keep: string;
    readonly notKept: string;
  };
  readonly file: {
    readonly refused: (name: string, why: string) => string;
    readonly error: (error: FileError) => string;
    readonly cutOff: (name: string, commands: number) => string;
    readonly opened: (name: string) => string;
    readonly drop: string;
    readonly several: string;
  };
  readonly saveFile: string;
  readonly problem: (problem: PlanProblem) => string;
  /** At the console of the lab. */
  readonly console: {
    readonly notAWorld: string;
    readonly wrong: (word: string, usage: string) => string;
  };
}
