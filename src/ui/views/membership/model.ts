import { clientRow, thingsOf } from '../../draw/table/clientRow.ts';
import type { TableModel } from '../../draw/table/Table.tsx';
import type { ChipLook } from '../../draw/thing/Chip.tsx';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewTexts } from '../../draw/view/viewOf.tsx';
import { memberOf, nameIn, type CastMember } from '../../select/cast.ts';
import { membership, type Host, type Membership, type RollReader } from './membership.ts';
import type { Words } from './words/en.ts';

type Texts = ViewTexts<Words>;

/** Who is there, whom the tree lists, and whom each reader of the list goes by. */
export function membershipTable({ view, line, cast }: Scene, texts: Texts): TableModel | string {
  const { words } = texts;
  const group = membership(view.world, view.simulation.trace, line.parent);
  if (group.hosts.length === 0) return words.empty;
  const hosts = group.hosts.map(({ name, client, state }) => ({
    thing: { kind: 'client', id: client } as const,
    look: HOST_LOOKS[state],
    hue: memberOf(cast, client)?.index,
    label: words.signs[state],
    text: words.host[state](name),
  }));
  return {
    line: lineOf(group, cast, texts),
    spoken: hosts.map(({ text }) => text),
    things: thingsOf(cast),
    columns: group.hosts.map(({ name, client }) => ({ key: name, name, client: memberOf(cast, client) })),
    rows: [
      { key: 'tree', name: words.tree, cells: hosts },
      ...group.readers.map((reader) => readerRow(reader, group, cast, texts)),
    ],
  };
}

const HOST_LOOKS: Readonly<Record<Host['state'], ChipLook>> = {
  listed: 'truth',
  borrowed: 'odd',
  unlisted: 'odd',
  ghost: 'odd',
  gone: 'none',
};

function readerRow(
  { client, names, readAtMs }: RollReader,
  { hosts }: Membership,
  cast: readonly CastMember[],
  { words, format }: Texts,
) {
  const reader = nameIn(cast, client);
  const cells = hosts.map((host) => {
    const isListed = names.includes(host.name);
    const isTrue = isListed === isInTree(host);
    return {
      look: isTrue ? (isListed ? ('same' as const) : ('none' as const)) : ('old' as const),
      label: isListed ? words.signs.yes : words.signs.no,
      text: words.known(reader, host.name, isListed, isTrue),
    };
  });
  return clientRow(cast, client, cells, { name: words.roll(reader, format.clock(readAtMs)) });
}

function isInTree({ state }: Host): boolean {
  return state === 'listed' || state === 'borrowed' || state === 'ghost';
}

/** What is out of step, the worst first. */
function lineOf(
  { hosts, readers }: Membership,
  cast: readonly CastMember[],
  { words, format, nowMs }: Texts,
): string {
  const first = (state: Host['state']) => hosts.find((host) => host.state === state);
  const ghost = first('ghost');
  if (ghost !== undefined) {
    const { name, endedAtMs } = ghost;
    return words.ghost(name, endedAtMs === null ? null : format.span(Math.max(0, nowMs - endedAtMs)));
  }
  const borrowed = first('borrowed');
  if (borrowed !== undefined) return words.borrowed(borrowed.name);
  const unlisted = first('unlisted');
  if (unlisted !== undefined) return words.unlisted(unlisted.name);
  const behind = readers.find(({ names }) =>
    hosts.some((host) => names.includes(host.name) !== isInTree(host)),
  );
  if (behind !== undefined) return words.behind(nameIn(cast, behind.client));
  return words.calm(hosts.filter(({ state }) => state === 'listed').length);
}
