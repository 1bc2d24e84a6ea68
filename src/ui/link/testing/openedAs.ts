// A link opened without a page: its run made again, to the moment that it names.
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Rerun } from '../../../scenarios/link/rerun.ts';
import { parseLink } from '../../../scenarios/link/permalink.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { decodeText } from '../decode.ts';

const library = { findScenario, book: recipeBook };

/** `done, as it was` if its trace has the hash that the link carries, or what went wrong with it. */
export async function openedAs(encoded: string): Promise<string> {
  const text = await decodeText(encoded);
  const link = text.ok ? parseLink(text.value, library) : text;
  if (!link.ok) return JSON.stringify(link.error);
  const state = new Rerun(link.value, library).advance(1_000_000);
  const where = link.value.choices.map(({ scenario }) => scenario).join(' and ');
  if (state.kind !== 'done') return `${where}: ${state.kind}`;
  return state.notices.length === 0 ? 'done, as it was' : `${where}: ${JSON.stringify(state.notices)}`;
}
