import type { ClientId } from '../../../engine/index.ts';
import { clientRow, thingsOf } from '../../draw/table/clientRow.ts';
import type { TableModel } from '../../draw/table/Table.tsx';
import type { ChipLook, ChipModel } from '../../draw/thing/Chip.tsx';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewTexts } from '../../draw/view/viewOf.tsx';
import { memberOf, nameIn, type CastMember } from '../../select/cast.ts';
import { transactions, type Part, type Transaction } from './transactions.ts';
import type { Words } from './words/en.ts';

type Texts = ViewTexts<Words>;

/** Who has voted what in each transaction, and by which outcome everybody goes: two of them are red. */
export function transactionsTable({ view, cast }: Scene, texts: Texts): TableModel | string {
  const { words } = texts;
  const { world, simulation } = view;
  const all = transactions(world, simulation.trace);
  const named = all.transactions.map((one) => ({ ...one, name: words.named(one.name) }));
  const divided = named.find(({ state }) => state === 'divided');
  const subject = divided ?? named.at(-1);
  if (subject === undefined) return words.empty;
  const shown = named.slice(-SHOWN_AT_MOST);
  return {
    line: lineOf(subject, world.setup.recipe?.members ?? 1, cast, texts),
    tone: divided === undefined ? 'calm' : 'alarm',
    spoken: shown.flatMap((one) => one.parts.map((part) => partText(one, part, cast, words))),
    things: thingsOf(cast),
    columns: shown.map(({ name }) => ({ key: name, name })),
    rows: [
      { key: 'together', name: words.together, cells: shown.map((one) => wholeOf(one, words)) },
      ...all.parties.map((client) =>
        clientRow(
          cast,
          client,
          shown.map((one) => cellOf(one, client, cast, words)),
        ),
      ),
    ],
  };
}

/** The newest ones, as many as stand side by side. */
const SHOWN_AT_MOST = 5;

function wholeOf({ name, state, parts }: Transaction, words: Words): ChipModel {
  return {
    thing: { kind: 'client', id: parts[0]?.client ?? 'client:A' },
    look: state === 'divided' ? 'wrong' : state === 'open' ? 'none' : 'truth',
    label: words.states[state],
    text: words.whole(name, words.states[state]),
  };
}

function cellOf(one: Transaction, client: ClientId, cast: readonly CastMember[], words: Words) {
  const known = one.parts.find((candidate) => candidate.client === client);
  const part = known ?? { client, vote: null, outcome: null, votedAtMs: null };
  return {
    look: lookOf(one, part),
    label: signOf(part, words),
    text: partText(one, part, cast, words),
  };
}

/** Who is bound and does not know is to be looked at. */
function lookOf({ state }: Transaction, { vote, outcome }: Part): ChipLook {
  if (outcome !== null) return state === 'divided' ? 'wrong' : 'same';
  return vote === null ? 'none' : 'odd';
}

/** “yes → commit”; of a coordinator the outcome alone. */
function signOf({ vote, outcome }: Part, { signs }: Words): string {
  if (vote === null) return outcome === null ? signs.none : signs[outcome];
  return outcome === null ? `${signs[vote]} …` : `${signs[vote]} → ${signs[outcome]}`;
}

function partText(
  { name }: Transaction,
  { client, vote, outcome }: Part,
  cast: readonly CastMember[],
  words: Words,
): string {
  return words.part(nameIn(cast, client), name, [
    words.votes[vote ?? 'none'],
    words.outcomes[outcome ?? 'none'],
  ]);
}

function lineOf(
  { name, state, parts }: Transaction,
  members: number,
  cast: readonly CastMember[],
  { words, format, nowMs }: Texts,
): string {
  const namesOf = (some: readonly Part[]) =>
    some
      .map(({ client }) => memberOf(cast, client))
      .toSorted((a, b) => (a?.index ?? 0) - (b?.index ?? 0))
      .map((member) => member?.name ?? '?');
  const goingBy = (outcome: Part['outcome']) => namesOf(parts.filter((part) => part.outcome === outcome));
  if (state === 'divided') return words.divided(name, goingBy('commit'), goingBy('abort'));
  const bound = parts.filter(({ vote, outcome }) => vote !== null && outcome === null);
  const since = Math.min(...bound.map(({ votedAtMs }) => votedAtMs ?? nowMs));
  if (bound.length > 0 && nowMs - since >= LONG_MS)
    return words.bound(name, namesOf(bound), format.span(nowMs - since));
  if (state === 'open') return words.open(name, parts.filter(({ vote }) => vote !== null).length, members);
  return words[state](name);
}

/** Who waits for so long is worth a word. */
const LONG_MS = 1000;
