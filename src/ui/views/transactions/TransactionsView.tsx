import type { ViewWords } from '../../../words/messages.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { Format } from '../../../words/format.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { transactions, type Part, type Transaction, type Transactions } from './transactions.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { Chip, type ChipLook } from '../../draw/thing/Chip.tsx';
import { ChipTable, type ChipRow } from '../../draw/table/ChipTable.tsx';
import { MemberDot } from '../../draw/thing/MemberDot.tsx';
import { useClientRows } from '../../draw/view/useClientRows.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';

/** Who has voted what in each transaction, and by which outcome everybody goes: two of them are red. */
export default function TransactionsView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).transactions;
  const { format } = useWords();
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const { scene, told, onTell, isDim } = useClientRows(side);
  if (scene === null) return null;
  const { simulation, world } = scene.view;
  const all = transactions(simulation, world);
  // The newest ones, as many as stand side by side.
  const called = all.transactions.map((one) => ({ ...one, name: words.named(one.name) }));
  const shown: Transactions = { ...all, transactions: called.slice(-SHOWN_AT_MOST) };
  const newest = shown.transactions.at(-1) ?? null;
  const drawn: Drawn = { side, shown, cast: scene.cast, words, onTell };
  const members = world.setup.recipe?.members ?? 1;
  const divided = called.find(({ state }) => state === 'divided');
  const subject = divided ?? newest;
  return (
    <ViewFrame
      id="transactions"
      line={
        subject === null
          ? words.empty
          : (told ?? lineOf(subject, members, { ...drawn, format, nowMs: timeMs }))
      }
      tone={told === null && divided !== undefined ? 'alarm' : 'calm'}
      spoken={shown.transactions.flatMap((one) => one.parts.map((part) => partText(one, part, drawn)))}
    >
      {newest === null ? null : (
        <ChipTable
          columns={shown.transactions.map(({ name }) => ({ key: name, name, head: name }))}
          rows={[
            togetherRow(drawn),
            ...shown.parties.map((client) => partyRow(client, drawn, isDim(client))),
          ]}
        />
      )}
    </ViewFrame>
  );
}

const SHOWN_AT_MOST = 5;

interface Drawn {
  readonly side: WorldSide;
  readonly shown: Transactions;
  readonly cast: readonly CastMember[];
  readonly words: ViewWords['transactions'];
  readonly onTell: (text: string | null) => void;
}

function togetherRow({ side, shown, words, onTell }: Drawn): ChipRow {
  return {
    key: 'together',
    name: words.together,
    head: words.together,
    kind: 'truth',
    cells: shown.transactions.map((one) => (
      <Chip
        key={one.name}
        side={side}
        thing={{ kind: 'client', id: one.parts[0]?.client ?? 'client:A' }}
        look={one.state === 'divided' ? 'wrong' : one.state === 'open' ? 'none' : 'truth'}
        text={words.whole(one.name, words.states[one.state])}
        onTell={onTell}
      >
        {words.states[one.state]}
      </Chip>
    )),
  };
}

function partyRow(client: Part['client'], drawn: Drawn, dim: boolean): ChipRow {
  const { side, shown, cast, words, onTell } = drawn;
  const member = memberOf(cast, client);
  return {
    key: client,
    name: member?.name ?? '?',
    head: <MemberDot member={member} />,
    kind: 'belief',
    dim,
    cells: shown.transactions.map((one) => {
      const part = one.parts.find((candidate) => candidate.client === client) ?? NOTHING;
      return (
        <Chip
          key={one.name}
          side={side}
          thing={{ kind: 'client', id: client }}
          look={lookOf(one, part)}
          text={partText(one, { ...part, client }, drawn)}
          onTell={onTell}
        >
          {signOf(part, words)}
        </Chip>
      );
    }),
  };
}

const NOTHING: Omit<Part, 'client'> = { vote: null, outcome: null, votedAtMs: null };

/** Who is bound and does not know is to be looked at. */
function lookOf({ state }: Transaction, { vote, outcome }: Omit<Part, 'client'>): ChipLook {
  if (outcome !== null) return state === 'divided' ? 'wrong' : 'same';
  return vote === null ? 'none' : 'odd';
}

/** “yes → commit”; of a coordinator the outcome alone. */
function signOf({ vote, outcome }: Omit<Part, 'client'>, { signs }: ViewWords['transactions']): string {
  if (vote === null) return outcome === null ? signs.none : signs[outcome];
  return outcome === null ? `${signs[vote]} …` : `${signs[vote]} → ${signs[outcome]}`;
}

function partText(one: Transaction, { client, vote, outcome }: Part, { cast, words }: Drawn): string {
  const parts = [words.votes[vote ?? 'none'], words.outcomes[outcome ?? 'none']];
  return words.part(memberOf(cast, client)?.name ?? '?', one.name, parts);
}

interface Telling extends Drawn {
  readonly format: Format;
  readonly nowMs: number;
}

function lineOf(one: Transaction, members: number, { cast, words, format, nowMs }: Telling): string {
  const named = (parts: readonly Part[]) =>
    parts
      .map(({ client }) => memberOf(cast, client))
      .toSorted((a, b) => (a?.index ?? 0) - (b?.index ?? 0))
      .map((member) => member?.name ?? '?');
  const goingBy = (outcome: Part['outcome']) => named(one.parts.filter((part) => part.outcome === outcome));
  if (one.state === 'divided') return words.divided(one.name, goingBy('commit'), goingBy('abort'));
  const bound = one.parts.filter(({ vote, outcome }) => vote !== null && outcome === null);
  const votes = one.parts.filter(({ vote }) => vote !== null).length;
  const since = Math.min(...bound.map(({ votedAtMs }) => votedAtMs ?? nowMs));
  if (bound.length > 0 && nowMs - since >= LONG_MS)
    return words.bound(one.name, named(bound), format.span(nowMs - since));
  if (one.state === 'open') return words.open(one.name, votes, members);
  return words[one.state](one.name);
}

/** Who waits for so long is worth a word. */
const LONG_MS = 1000;
