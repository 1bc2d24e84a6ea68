// Every command of the world shown: first of what is selected, then of roles, of the network, and of each client and server.
import {
  FOUR_LETTER_WORDS,
  isClientId,
  isServerId,
  resolveServer,
  resolveTarget,
  type ClientId,
  type Command,
} from '../../../../engine/index.ts';
import { nameOfMessage } from '../../../../scenarios/messageNames.ts';
import { commandWord } from '../../../../words/commandWord.ts';
import type { Spoken } from '../../../../words/load.ts';
import type { Messages } from '../../../../words/messages.ts';
import { isCommandAllowed } from '../../../../ui/commands/allowedCommands.ts';
import { amountIn, isMeasured, MEASURES, withAmount } from '../../../../ui/commands/amounts.ts';
import { objectName } from '../../../../ui/commands/objectName.ts';
import {
  HOLDER,
  LEADER,
  slotsOf,
  subjectOf,
  type Slot,
  type Subject,
} from '../../../../ui/commands/slots.ts';
import { ensembleClients } from '../../../../ui/select/ensemble/ensembleClients.ts';
import { serverLinks } from '../../../../ui/select/ensemble/peerLinks.ts';
import { openDialog } from '../../../../ui/stores/dialogs.ts';
import { openConsole } from '../../../../ui/stores/panelTab.ts';
import type { Thing } from '../../../../ui/stores/selection.ts';
import type { WorldView } from '../../../../ui/stores/useWorld.ts';
import { itemOf, type Languages, type PaletteItem } from '../../../../ui/room/paletteItem.ts';

/** More messages than these on their way are told apart by nobody. */
const MOST_MESSAGES = 40;

interface Stage {
  readonly view: WorldView;
  readonly languages: Languages;
  /** As it stands in the palette; nothing where it may not be given. */
  readonly says: (slot: Given) => readonly PaletteItem[];
}

/** With the key that gives it now. */
type Given = Pick<Slot, 'key' | 'commands'>;

/** `view`: the world that is looked at; commands go to both. */
export function commandItems(
  view: WorldView,
  worldCount: number,
  selected: Thing | null,
  languages: Languages,
): readonly PaletteItem[] {
  const stage: Stage = { view, languages, says: (slot) => slotItems(slot, view, languages) };
  const items = [
    ...selectedSlots(view, worldCount, selected).flatMap(stage.says),
    ...roleItems(stage),
    ...networkItems(stage),
    ...[...view.world.clients.keys()].flatMap((id) => clientItems(id, stage)),
    ...[...view.world.servers.keys()].flatMap((server) =>
      withoutKeys(slotsOf({ kind: 'server', server }, view.world)).flatMap(stage.says),
    ),
    ...linkItems(stage),
  ];
  // What is selected has its commands first, and no second time.
  const byKey = new Map<string, PaletteItem>();
  for (const item of items) if (!byKey.has(item.key)) byKey.set(item.key, item);
  return [...byKey.values()];
}

/** By name, also of who holds the lock or leads. What is only searched for has no key. */
function selectedSlots(view: WorldView, worldCount: number, selected: Thing | null): readonly Slot[] {
  if (selected === null || selected.world !== view.side) return [];
  const { kind, id } = selected;
  if (kind === 'client' && isClientId(id)) return slotsOf({ kind, client: id }, view.world);
  if (kind === 'server' && isServerId(id)) return slotsOf({ kind, server: id }, view.world);
  const subject = kind === 'link' || kind === 'message' ? subjectOf(selected, view, worldCount) : null;
  return subject === null ? [] : slotsOf(subject, view.world);
}

/** The holder of the lock and the leader, of each world. */
function roleItems({ view, says }: Stage): readonly PaletteItem[] {
  const { world } = view;
  const holds = resolveTarget(world, 'role:holder') !== null;
  const leads = world.servers.size > 1 && resolveServer(world, 'role:leader') !== null;
  return [
    ...(holds ? slotsOf(HOLDER, world).flatMap(says) : []),
    ...(leads ? withoutKeys(slotsOf(LEADER, world)).flatMap(says) : []),
  ];
}

function networkItems({ view, languages, says }: Stage): readonly PaletteItem[] {
  const { world, simulation } = view;
  const isEnsemble = world.servers.size > 1;
  const open = () => openDialog('partition');
  return [
    ...says({ key: 'A', commands: [{ type: 'addClient' }] }),
    ...(isEnsemble && isCommandAllowed('partition')
      ? [
          itemOf(
            'partition',
            'command',
            languages,
            ({ messages: { ensemble } }) => [`${ensemble.partition.title}…`, ensemble.partition.open],
            {
              what: 'run',
              run: open,
            },
          ),
        ]
      : []),
    ...says({ key: null, commands: [{ type: 'healAll' }] }),
    ...(simulation.setup.script ? says({ key: null, commands: [{ type: 'stopScript' }] }) : []),
  ];
}

function clientItems(id: ClientId, { view, languages, says }: Stage): readonly PaletteItem[] {
  const line: Command = { type: 'typeLine', client: id, line: '' };
  const type = itemOf(`typeLine ${id}`, 'command', languages, (spoken) => actionOf(line, spoken.messages), {
    what: 'run',
    run: () => openConsole(id),
  });
  return [
    ...withoutKeys(slotsOf({ kind: 'client', client: id }, view.world)).flatMap(says),
    ...(isCommandAllowed('typeLine') ? [type] : []),
  ];
}

/** Of every two servers, of each client and its server, and of messages on their way. */
function linkItems({ view, says }: Stage): readonly PaletteItem[] {
  const { world, simulation } = view;
  if (world.servers.size < 2) return [];
  const own = ensembleClients(world, simulation.trace).flatMap(({ link }) => (link === null ? [] : [link]));
  const links = [...serverLinks(world), ...own];
  const saysOf = (subject: Subject) => withoutKeys(slotsOf(subject, world)).flatMap(says);
  const flights = [...world.flights.keys()].slice(0, MOST_MESSAGES);
  const messages = flights.flatMap((flight) => nameOfMessage(world, flight) ?? []);
  return [
    ...links.flatMap((link) => saysOf({ kind: 'link', link })),
    ...messages.flatMap((message) => saysOf({ kind: 'message', message })),
  ];
}

function withoutKeys(slots: readonly Slot[]): readonly Given[] {
  return slots.map(({ commands }) => ({ key: null, commands }));
}

function slotItems({ key, commands }: Given, view: WorldView, languages: Languages): readonly PaletteItem[] {
  const allowed = commands.filter(({ type }) => isCommandAllowed(type));
  const [first, ...others] = allowed;
  if (first === undefined) return [];
  const values = valuesOf(first, others);
  const all: Slot['commands'] = [first, ...others];
  if (values === null) return [giveItem(all, key, view, languages)];
  const ask = itemOf(
    JSON.stringify(first),
    'command',
    languages,
    ({ messages }) => `${actionOf(first, messages)}…`,
    {
      what: 'ask',
      values: () => values.map((command) => valueItem(command, view, languages)),
    },
  );
  return [{ ...ask, said: explanations([first], languages) }];
}

function giveItem(
  commands: Slot['commands'],
  hotkey: string | null,
  { side }: WorldView,
  languages: Languages,
): PaletteItem {
  const item = itemOf(
    JSON.stringify(commands[0]),
    'command',
    languages,
    ({ messages }) =>
      commands.flatMap((command) => [actionOf(command, messages), commandWord(command, messages).label]),
    { what: 'give', commands, side, hotkey },
  );
  return { ...item, said: explanations(commands, languages) };
}

/** One value of those that a command asks for. */
function valueItem(command: Command, { side }: WorldView, languages: Languages): PaletteItem {
  const does = { what: 'give', commands: [command], side, hotkey: null } as const;
  return itemOf(
    JSON.stringify(command),
    'command',
    languages,
    ({ messages }) => valueText(command, messages),
    does,
  );
}

/** What a command with a value may be given with, `others` of its slot among them; null for one without. */
function valuesOf(command: Command, others: readonly Command[]): readonly Command[] | null {
  if (command.type === 'askServer') return FOUR_LETTER_WORDS.map((word) => ({ ...command, word }));
  // An amount of nothing undoes: it has words of its own.
  if (!isMeasured(command) || amountIn(command) === 0) return null;
  const { amounts } = MEASURES[command.type];
  return [...amounts.map((amount) => withAmount(command, amount)), ...others];
}

/** What it takes: “200 ms”. */
export function valueText(command: Command, words: Messages): string {
  if (command.type === 'askServer') return command.word;
  return isMeasured(command) ? MEASURES[command.type].text(amountIn(command), words) : '';
}

export function actionOf(command: Command, messages: Messages): string {
  return commandWord(command, messages).action(objectName(command, messages));
}

function explanations(commands: readonly Command[], languages: readonly Spoken[]): readonly string[] {
  return languages.flatMap(({ messages }) =>
    commands.map((command) => commandWord(command, messages).explanation),
  );
}
