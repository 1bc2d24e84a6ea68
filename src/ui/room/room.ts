// A room of the lab: a feature that is entered and left, such as lessons or Break it. The stage knows it only as a value of this
// type; `src/rooms/index.ts` lists them all. A room is small: everything inside is fetched when it is first needed.
import type { ComponentType, ReactNode } from 'react';
import type { ClientId } from '../../engine/index.ts';
import type { BranchId } from '../../scenarios/experiment/experiment.ts';
import type { Part } from '../../scenarios/lessons/lesson.ts';
import type { Exam, RepairMilestone } from '../../scenarios/lessons/repair.ts';
import type { NamedLink } from '../../scenarios/link/namedLink.ts';
import type { Link } from '../../scenarios/link/permalink.ts';
import type { ParameterValues, ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import type { OwnProgram, WorldPlan } from '../../scenarios/scenario/worldPlan.ts';
import type { Spoken } from '../../words/load.ts';
import type { Messages } from '../../words/messages.ts';
import type { EnsembleNarrator } from './ensembleNarrator.ts';
import type { Languages, PaletteItem } from './paletteItem.ts';

/** Fetched when it is first needed. */
export type Late<T> = () => Promise<T>;

export interface Room<Dialogs extends string = string, Panels extends string = never> {
  readonly id: string;
  /** Its dialogs, by the names that `openDialog` takes. */
  readonly dialogs: Readonly<Record<Dialogs, DialogPart>>;
  /** Its tabs beside the picture. */
  readonly panels?: readonly Panel<Panels>[];
  /** The ways into it: lines of the scenario menu, the front door and the palette. */
  readonly entries?: Late<readonly RoomEntry[]>;
  /** What the palette finds in it besides. */
  readonly paletteItems?: Late<(languages: Languages) => readonly PaletteItem[]>;
  /** The addresses that it opens. */
  readonly links?: RoomLinks;
  /** What the stage, or another room, asks for by name. */
  readonly provides?: { readonly [Name in keyof Provided]?: Late<Provided[Name]> };
  /** Runs once, before the first picture is drawn. */
  readonly begin?: () => void;
  /** Runs once on the lab’s own page, after the first picture is drawn. */
  readonly followUp?: () => Promise<void>;
}

/** Whatever dialogs and panels it has. */
export type AnyRoom = Room<string, RoomPanel>;

export type DialogPart = ComponentType<{ readonly onClose: () => void }>;

export interface Panel<Name extends string> {
  readonly id: Name;
  readonly label: (words: Messages) => string;
  readonly Part: ComponentType;
}

/** Under which heading of the scenario menu. */
export type EntryGroup = 'more' | 'worlds' | 'own';

export interface RoomEntry {
  /** The same on every visit. */
  readonly key: string;
  readonly group: EntryGroup;
  readonly say: (spoken: Spoken) => EntryWords;
  readonly run: () => void;
  /** Also a button at the front door. */
  readonly isOnDoor?: boolean;
}

export interface EntryWords {
  readonly name: string;
  /** Half a line below it. */
  readonly more?: string;
  /** What else the palette finds it by. */
  readonly also?: readonly string[];
}

interface RoomLinks {
  readonly kinds: readonly NamedLink['kind'][];
  /** Opens what an address of these kinds names. False if there is no such thing; null if it is no longer wanted. */
  readonly open: Late<(link: NamedLink) => boolean | Promise<boolean | null>>;
}

/** What rooms provide by name: components, for places that the stage leaves to them, and functions. */
export interface Provided {
  // Scenes.
  readonly AboutScene: ComponentType<OfChoices>;
  readonly LibrarySceneWords: ComponentType<OfChoices & { readonly say: 'name' | 'sentence' }>;
  readonly ScenarioItems: ComponentType;
  readonly keepOffline: () => Promise<void>;
  readonly ensembleNarrator: EnsembleNarrator;

  // Worlds and runs.
  readonly AboutWorld: ComponentType<AboutWorldProps>;
  /** The branch shown beside another one, in a new experiment. */
  readonly compareBranch: (other: BranchId) => Promise<void>;
  /** Two worlds, or the one of them that is looked at. */
  readonly compareOrNot: (layout: 'compare' | 'single') => Promise<void>;
  /** Saves the world shown as a file. */
  readonly downloadShown: () => void;
  /** Opens the world, recording or lesson in the file, or offers the data directory. Of several other files it opens none and says so. */
  readonly openDropped: (dropped: Dropped) => Promise<void>;
  /** Does what a line of the console says of the world itself. Null, or what is wrong with it, in words. */
  readonly typeWorld: (line: string) => string | null;

  // Data directories of real servers.
  /** False where what was dropped is none. */
  readonly offerDropped: (dropped: Dropped) => Promise<boolean>;

  // Claims of articles.
  readonly ClaimCard: ComponentType;
  readonly ClaimResults: ComponentType<{ readonly query: string; readonly onOpen: () => void }>;

  // Lessons.
  readonly BegunLessons: ComponentType;
  readonly EmbeddedPart: ComponentType;
  readonly LessonPanel: ComponentType;
  readonly LessonShelf: ComponentType<{ readonly onOpen: () => void }>;
  readonly LessonResults: ComponentType<LessonResultsProps>;
  /** Ends the lesson that is on; it can be taken up again. */
  readonly leaveLesson: () => void;
  /** Null once it is open, else why it is not, in words. */
  readonly openLessonFile: (text: string) => Promise<string | null>;
  /** What a part of a lesson is called, by “L3/expiry”. */
  readonly lessonPartName: (part: string) => string;

  // Decks.
  readonly Presentation: ComponentType;
  /** False if there is no such deck. */
  readonly openDeck: (name: string, at: 'beginning' | 'whereShown') => Promise<boolean>;
  readonly openTenMinutes: () => Promise<void>;
  /** To an entry of the deck that is open. */
  readonly goTo: (index: number) => Promise<unknown>;
  readonly listenForDeckKeys: () => void;

  // A live class.
  readonly ClassBar: ComponentType;
  /** Puts a question to the class. `play` shows the run that answers it, and resolves to the right option once that is to be seen. */
  readonly askClass: (
    question: Omit<ClassQuestion, 'of' | 'part' | 'set'>,
    play: () => Promise<string | null>,
  ) => void;
  /** The questions of the lessons, in the language in use, for a class to vote on. */
  readonly classQuestions: () => readonly ClassQuestion[];

  // Own recipes.
  readonly Editor: ComponentType;
  /** `toWrite`: the code takes the focus where it is on the page already. */
  readonly openEditor: (why?: 'toWrite') => Promise<void>;
  /** A program to begin with, by that name; null where nothing can run. */
  readonly newProgram: () => Promise<Omit<OwnProgram, 'name'> | null>;
  /** False where nothing can run. */
  readonly loadInterpreter: () => Promise<boolean>;
  /** The text of a link with code: the editor shows the code and asks before it runs. False if it is not shown. */
  readonly openCodeLink: (text: string, isLatest: () => boolean) => Promise<boolean>;
  /** A world with code that was read from a file, likewise. The interpreter must have been loaded. */
  readonly openCodeWorld: (link: Link) => Promise<boolean>;

  // Break it.
  /** Has the program of a choice examined. Returns what ends the examination. */
  readonly examine: (choice: ScenarioChoice, exam: Exam, hear: (news: ExamNews) => void) => () => void;
  /** Tries every run of own code with one kill, in the background, and says once what came of it. Returns what ends it. */
  readonly everyKill: (choice: ScenarioChoice, hear: (news: EveryKill) => void) => () => void;
  /** Tries every run of a choice within a bound. Returns the certificate, as plain data. */
  readonly certify: (choice: ScenarioChoice, bound: AskedBound) => Promise<object>;

  // Live servers.
  readonly LiveBar: ComponentType;
  /** Shows the servers of the process that has that token, from now on. */
  readonly followLive: (token: string) => Promise<void>;
}

/** What is not said is as the page has it at first. */
export interface AskedBound {
  readonly faults?: readonly string[] | undefined;
  readonly atMost?: number | undefined;
  readonly delays?: number | undefined;
}

/** What was dropped on a page: entries know folders, and are null where a script made the event. */
export interface Dropped {
  readonly files: readonly File[];
  readonly entries: readonly (FileSystemEntry | null)[];
}

/** The prediction of a part of a lesson. */
export interface ClassQuestion {
  /** “L6/once”. */
  readonly id: string;
  /** Which lesson, and which part of it. */
  readonly of: string;
  readonly text: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly part: Part;
  readonly set: ParameterValues;
}

interface OfChoices {
  readonly choices: readonly ScenarioChoice[];
}

interface AboutWorldProps {
  readonly name: string;
  readonly sentence: string;
  readonly plan: WorldPlan;
}

/** What all runs with at most one kill came to. */
export interface EveryKill {
  readonly complete: boolean;
  readonly runs: number;
  readonly clients: number;
  /** What a kill breaks; null: nothing. */
  readonly broken: BrokenByKill | null;
}

interface BrokenByKill {
  /** The client killed, and the line that it was at. */
  readonly client: ClientId;
  readonly line: number | null;
  readonly name: string;
  readonly why: string;
}

/** The state of the examination of a program. */
export type ExamNews =
  | { readonly is: 'running'; readonly runs: number }
  | { readonly is: 'failed' }
  | {
      readonly is: 'over';
      readonly reached: readonly RepairMilestone[];
      readonly runs: number;
      readonly broken: BrokenByExam | null;
    };

/** A run in which a program violates an invariant, or fails otherwise, in words. */
export interface BrokenByExam {
  readonly is: 'violated' | 'failed';
  readonly name: string;
  readonly why: string;
  readonly commands: readonly string[];
  /** Shows it; false if it cannot be shown. */
  readonly watch: () => Promise<boolean>;
}

interface LessonResultsProps {
  readonly query: string;
  /** Of the shelf they are on. */
  readonly name: string;
  readonly onOpen: () => void;
  /** Where it finds none. */
  readonly otherwise: ReactNode;
}

/** `src/rooms/index.ts` registers the type of its list here: it has the names of all dialogs and panels. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Register {}

export type StageDialog = 'help' | 'share' | 'partition' | 'branches' | 'film';

type DialogOf<R> = R extends Room<infer Name, string> ? Name : never;

type PanelOf<R> = R extends Room<string, infer Name> ? Name : never;

/** Every panel that a room brings. */
export type RoomPanel = Register extends { readonly rooms: readonly (infer R)[] } ? PanelOf<R> : never;

/** Every dialog of the stage and of the rooms. */
export type DialogName =
  | StageDialog
  | (Register extends { readonly rooms: readonly (infer R)[] } ? DialogOf<R> : never);
