import type { ViewWords } from '../../../words/messages.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { Format } from '../../../words/format.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { membership, type Host, type Membership, type RollReader } from './membership.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { Chip, type ChipLook } from '../../draw/thing/Chip.tsx';
import { ChipTable, type ChipRow } from '../../draw/table/ChipTable.tsx';
import { MemberDot } from '../../draw/thing/MemberDot.tsx';
import { useClientRows } from '../../draw/view/useClientRows.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';

/** Who is there, whom the tree lists, and whom each reader of the list goes by. */
export default function MembershipView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).membership;
  const { format } = useWords();
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const { scene, told, onTell, isDim } = useClientRows(side);
  if (scene === null) return null;
  const group = membership(scene.view.simulation, scene.view.world, scene.line.parent);
  const isEmpty = group.hosts.length === 0;
  const drawn = { side, group, cast: scene.cast, words, format, onTell };
  return (
    <ViewFrame
      id="membership"
      line={isEmpty ? words.empty : (told ?? lineOf(group, scene.cast, words, format, timeMs))}
      spoken={group.hosts.map((host) => words.host[host.state](host.name))}
    >
      {isEmpty ? null : (
        <ChipTable
          columns={group.hosts.map((host) => hostHead(host, scene.cast))}
          rows={[
            treeRow(drawn),
            ...group.readers.map((reader) => readerRow(reader, drawn, isDim(reader.client))),
          ]}
        />
      )}
    </ViewFrame>
  );
}

interface Drawn {
  readonly side: WorldSide;
  readonly group: Membership;
  readonly cast: readonly CastMember[];
  readonly words: ViewWords['membership'];
  readonly format: Format;
  readonly onTell: (text: string | null) => void;
}

function hostHead({ name, client }: Host, cast: readonly CastMember[]) {
  const member = memberOf(cast, client);
  const head = <MemberDot member={member} />;
  return { key: name, name, head };
}

function treeRow({ side, group, cast, words, onTell }: Drawn): ChipRow {
  return {
    key: 'tree',
    name: words.tree,
    head: words.tree,
    kind: 'truth',
    cells: group.hosts.map((host) => (
      <Chip
        key={host.name}
        side={side}
        thing={{ kind: 'client', id: host.client }}
        look={HOST_LOOKS[host.state]}
        hue={memberOf(cast, host.client)?.index}
        text={words.host[host.state](host.name)}
        onTell={onTell}
      >
        {words.signs[host.state]}
      </Chip>
    )),
  };
}

const HOST_LOOKS: Readonly<Record<Host['state'], ChipLook>> = {
  listed: 'truth',
  borrowed: 'odd',
  unlisted: 'odd',
  ghost: 'odd',
  gone: 'none',
};

function readerRow(reader: RollReader, drawn: Drawn, dim: boolean): ChipRow {
  const { side, group, cast, words, format, onTell } = drawn;
  const member = memberOf(cast, reader.client);
  const name = words.roll(member?.name ?? '?', format.clock(reader.readAtMs));
  return {
    key: reader.client,
    name,
    head: (
      <span title={name}>
        <MemberDot member={member} />
      </span>
    ),
    kind: 'belief',
    dim,
    cells: group.hosts.map((host) => {
      const isListed = reader.names.includes(host.name);
      const isTrue = isListed === isInTree(host);
      return (
        <Chip
          key={host.name}
          side={side}
          thing={{ kind: 'client', id: reader.client }}
          look={isTrue ? (isListed ? 'same' : 'none') : 'old'}
          text={words.known(member?.name ?? '?', host.name, isListed, isTrue)}
          onTell={onTell}
        >
          {isListed ? words.signs.yes : words.signs.no}
        </Chip>
      );
    }),
  };
}

function isInTree({ state }: Host): boolean {
  return state === 'listed' || state === 'borrowed' || state === 'ghost';
}

/** What is out of step, the worst first. */
function lineOf(
  { hosts, readers }: Membership,
  cast: readonly CastMember[],
  words: ViewWords['membership'],
  format: Format,
  nowMs: number,
): string {
  const ghost = hosts.find(({ state }) => state === 'ghost');
  if (ghost !== undefined) {
    const { endedAtMs } = ghost;
    return words.ghost(ghost.name, endedAtMs === null ? null : format.span(Math.max(0, nowMs - endedAtMs)));
  }
  const borrowed = hosts.find(({ state }) => state === 'borrowed');
  if (borrowed !== undefined) return words.borrowed(borrowed.name);
  const unlisted = hosts.find(({ state }) => state === 'unlisted');
  if (unlisted !== undefined) return words.unlisted(unlisted.name);
  const behind = readers.find(({ names }) =>
    hosts.some((host) => names.includes(host.name) !== isInTree(host)),
  );
  if (behind !== undefined) return words.behind(memberOf(cast, behind.client)?.name ?? '?');
  return words.calm(hosts.filter(({ state }) => state === 'listed').length);
}
