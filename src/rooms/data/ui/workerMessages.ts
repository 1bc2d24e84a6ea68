// What the page and the thread that reads say to each other.
import type { Opened, Questions } from '../reading/service.ts';
import type { Problem } from './problem.ts';

export interface OpenedFile {
  /** With its folders, as the user knows it. */
  readonly path: string;
  readonly file: Blob;
}

export type ToWorker =
  | { readonly type: 'open'; readonly files: readonly OpenedFile[] }
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly kind: keyof Questions;
      readonly ask: Questions[keyof Questions]['ask'];
    };

export type FromWorker =
  | { readonly type: 'progress'; readonly done: number; readonly all: number }
  | { readonly type: 'opened'; readonly opened: Opened }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  /** `id` null: the files could not be read at all. */
  | { readonly type: 'failed'; readonly id: number | null; readonly problem: Problem };
