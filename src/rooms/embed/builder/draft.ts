// What the author has chosen, kept for the next visit.
import { listOf, PANELS, parseEmbed, type EmbedValues } from '../../../embed/parameters.ts';
import { decodeText } from '../../../ui/link/decode.ts';
import { readStored, store } from '../../../ui/stores/storage.ts';
import { saidIn, SNIPPET_KINDS, type SnippetKind } from './snippet.ts';

const NAME = 'builder';

/** Widths of a column that the preview can have, in pixels; `full`: all the room there is. */
export const COLUMNS = ['full', '700', '360'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Draft {
  readonly values: EmbedValues;
  readonly kind: SnippetKind;
  readonly folder: string;
  readonly column: Column;
  /** Pixels of a frame; null: as many as it needs. */
  readonly frameHeight: number | null;
}

export const MAX_FRAME_HEIGHT = 4000;

/** A link that the page was opened with comes before the scene of the last visit. */
export function firstDraft(link: string): Draft {
  const draft = storedDraft();
  return link === '' ? draft : { ...draft, values: valuesOf([['link', link]]) };
}

/** Whether a moment runs a program that came with its link. */
export async function hasCode(link: string): Promise<boolean> {
  const text = await decodeText(link);
  return text.ok && text.value.includes('"code":');
}

/** Code of a link runs where its readers can see it. */
export function withEditor(draft: Draft): Draft {
  const shown = new Set([...listOf(draft.values.panels), 'editor']);
  const panels = PANELS.filter((panel) => shown.has(panel)).join(',');
  return { ...draft, values: { ...draft.values, panels } };
}

export function keepDraft({ values, ...choices }: Draft): void {
  store(NAME, JSON.stringify({ said: saidIn(values), ...choices }));
}

/** Field by field: one that makes no sense is as on the first visit. */
function storedDraft(): Draft {
  const json = parsed(readStored(NAME));
  const { kind, folder, column, frameHeight } = json;
  return {
    values: valuesOf(pairsIn(json['said']) ?? [['scene', 'herd-figure']]),
    kind: SNIPPET_KINDS.find((each) => each === kind) ?? 'html',
    folder: typeof folder === 'string' ? folder : '/lab/',
    column: COLUMNS.find((each) => each === column) ?? 'full',
    frameHeight: typeof frameHeight === 'number' && isHeight(frameHeight) ? frameHeight : null,
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}

function pairsIn(json: unknown): readonly (readonly [string, string])[] | null {
  if (!Array.isArray(json)) return null;
  return json.flatMap((pair: unknown) => {
    const [name, value] = Array.isArray(pair) ? (pair as unknown[]) : [];
    return typeof name === 'string' && typeof value === 'string' ? [[name, value] as const] : [];
  });
}

function valuesOf(said: readonly (readonly [string, string])[]): EmbedValues {
  return parseEmbed(said).values;
}

function isHeight(pixels: number): boolean {
  return Number.isInteger(pixels) && pixels > 0 && pixels <= MAX_FRAME_HEIGHT;
}
