import { isServerId } from '../../engine/index.ts';
import type { Command } from '../../engine/index.ts';
import { afterColon } from '../../words/names.ts';
import { networkObject } from '../../words/networkObject.ts';
import type { Messages } from '../../words/messages.ts';

/** Whom or what a command is about, in words. */
export function objectName(command: Command, words: Messages): string {
  if ('server' in command) return nameOf(command.server, words);
  if ('client' in command) return nameOf(command.client, words);
  if (command.type === 'partition') return command.groups.map((group) => groupText(group, words)).join(' | ');
  return networkObject(command, (id) => nameOf(id, words)) ?? '';
}

/** More of one side than this are counted. */
const NAMED_AT_MOST = 5;

/** “client A, servers 1 and 2”; of many clients only how many there are. */
function groupText(group: readonly string[], words: Messages): string {
  const servers = group.filter(isServerId);
  const others = group.filter((id) => !isServerId(id));
  const named =
    group.length > NAMED_AT_MOST && others.length > 3
      ? [words.ensemble.crowd(others.length)]
      : others.map((id) => nameOf(id, words));
  if (servers.length > 0) named.push(words.ensemble.servers(servers.map((id) => Number(afterColon(id)))));
  return words.format.items(named);
}

function nameOf(id: string, { controls, ensemble }: Messages): string {
  if (id === 'role:holder') return controls.holder;
  if (id === 'role:nextInLine') return controls.nextInLine;
  if (isServerId(id)) return controls.server(afterColon(id));
  return (
    ensemble.roleName(id) ?? (id.startsWith('client:') ? controls.client(afterColon(id)) : afterColon(id))
  );
}
