// Every command of the world shown: first of what is selected, then of roles, of the network, and of each client and server.
import {
  FOUR_LETTER_WORDS,
  isClientId,
  isServerId,
  resolveServer,
  resolveTarget,
  type ClientId,
  type ClientTarget,
  type Command,
  type ServerTarget,
} from '../../../../engine/index.ts';
import { nameOfMessage } from '../../../../scenarios/messageNames.ts';
import { commandWord } from '../../../../words/commandWord.ts';
import type { Spoken } from '../../../../words/load.ts';
import type { Messages } from '../../../../words/messages.ts';
import { isCommandAllowed } from '../../../../ui/commands/allowedCommands.ts';
import { CLIENT_SLOTS } from '../../../../ui/commands/clientCommands.ts';
import { gatesOf } from '../../../../ui/commands/gatesOf.ts';
import { objectName } from '../../../../ui/commands/objectName.ts';
import { slotsOf } from '../../../../ui/controls/faults/faultKeys.ts';
import {
  CLOCK_SHIFTS_MS,
  DISK_DELAYS_MS,
  diskSlots,
  LINK_DELAYS_MS,
  linkSlots,
  messageSlots,
  processSlots,
  USUAL,
  type FaultSlot,
} from '../../../../ui/controls/faults/faultSlots.ts';
import {
  CLOCK_JUMPS_MS,
  CLOCK_RATES,
  clockSlots,
  threadSlots,
  USUAL_CLOCK,
} from '../../../../ui/controls/process/processSlots.ts';
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
  readonly says: (slot: Slot) => readonly PaletteItem[];
}

interface Slot {
  /** The key that gives it now. */
  readonly key: string | null;
  readonly commands: FaultSlot['commands'];
}

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
    ...[...view.world.servers.keys()].flatMap((id) => serverSlots(id, view).flatMap(stage.says)),
    ...linkItems(stage),
  ];
  // What is selected has its commands first, and no second time.
  const byKey = new Map<string, PaletteItem>();
  for (const item of items) if (!byKey.has(item.key)) byKey.set(item.key, item);
  return [...byKey.values()];
}

function selectedSlots(view: WorldView, worldCount: number, selected: Thing | null): readonly Slot[] {
  if (selected === null || selected.world !== view.side) return [];
  const { kind, id } = selected;
  if (kind === 'client' && isClientId(id)) return clientSlots(id, id, view);
  if (kind === 'server' && isServerId(id)) return keyed(serverSlots(id, view), slotsOf(selected, view, 1));
  return kind === 'link' || kind === 'message' ? slotsOf(selected, view, worldCount) : [];
}

/** Those that have a key while something is selected. */
function keyed(slots: readonly Slot[], withKeys: readonly FaultSlot[]): readonly Slot[] {
  return slots.map((slot) => {
    const same = withKeys.find(({ commands }) => commands[0].type === slot.commands[0].type);
    return { ...slot, key: same?.key ?? null };
  });
}

/** The holder of the lock and the leader, of each world. */
function roleItems({ view, says }: Stage): readonly PaletteItem[] {
  const { world } = view;
  const holder = resolveTarget(world, 'role:holder');
  const leads = world.servers.size > 1 && resolveServer(world, 'role:leader') !== null;
  return [
    ...(holder === null ? [] : clientSlots('role:holder', holder, view).flatMap(says)),
    ...(leads ? serverSlots('role:leader', view).flatMap(says) : []),
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
    ...withoutKeys(clientSlots(id, id, view)).flatMap(says),
    ...(isCommandAllowed('typeLine') ? [type] : []),
  ];
}

function clientSlots(target: ClientTarget, id: ClientId, { world }: WorldView): readonly Slot[] {
  const client = world.clients.get(id);
  return [
    ...gatesOf(client).map((gate) => ({
      key: null,
      commands: [{ type: 'openGate', client: target, gate }] as const,
    })),
    ...CLIENT_SLOTS.map(({ key, types: [first, ...others] }) => ({
      key,
      commands: [
        { type: first, client: target },
        ...others.map((type): Command => ({ type, client: target })),
      ] as const,
    })),
    ...threadSlots(target, client),
    ...clockSlots(target, USUAL_CLOCK.jumpMs, USUAL_CLOCK.perMille),
  ];
}

function serverSlots(server: ServerTarget, { world }: WorldView): readonly Slot[] {
  const isAlone = world.servers.size < 2;
  const slots = [
    ...processSlots(server).filter(({ key }) => !isAlone || key !== 'X'),
    ...diskSlots(server, USUAL.diskMs, USUAL.clockMs),
  ];
  return [
    ...withoutKeys(slots),
    { key: null, commands: [{ type: 'driftRate', server, perMille: USUAL_CLOCK.perMille }] },
    { key: null, commands: [{ type: 'askServer', server, word: FOUR_LETTER_WORDS[0] }] },
  ];
}

/** Of every two servers, of each client and its server, and of messages on their way. */
function linkItems({ view, says }: Stage): readonly PaletteItem[] {
  const { world, simulation } = view;
  if (world.servers.size < 2) return [];
  const own = ensembleClients(world, simulation.trace).flatMap(({ link }) => (link === null ? [] : [link]));
  const links = [...serverLinks(world), ...own];
  const flights = [...world.flights.keys()].slice(0, MOST_MESSAGES);
  const messages = flights.flatMap((flight) => nameOfMessage(world, flight) ?? []);
  return [
    ...links.flatMap((link) => withoutKeys(linkSlots(link, 'both', USUAL.linkMs)).flatMap(says)),
    ...messages.flatMap((name) => withoutKeys(messageSlots(name)).flatMap(says)),
  ];
}

function withoutKeys(slots: readonly Slot[]): readonly Slot[] {
  return slots.map(({ commands }) => ({ key: null, commands }));
}

function slotItems({ key, commands }: Slot, view: WorldView, languages: Languages): readonly PaletteItem[] {
  const allowed = commands.filter(({ type }) => isCommandAllowed(type));
  const [first, ...others] = allowed;
  if (first === undefined) return [];
  const values = valuesOf(first);
  const all: FaultSlot['commands'] = [first, ...others];
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
  commands: FaultSlot['commands'],
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

/** What a command with a value may be given with; null for one without. */
function valuesOf(command: Command): readonly Command[] | null {
  switch (command.type) {
    case 'slowDisk':
      return DISK_DELAYS_MS.map((extraFsyncMs) => ({ ...command, extraFsyncMs }));
    case 'driftClock':
      return CLOCK_SHIFTS_MS.map((byMs) => ({ ...command, byMs }));
    case 'driftRate':
    case 'driftClientClock':
      return [...CLOCK_RATES, 0].map((perMille) => ({ ...command, perMille }));
    case 'jumpClientClock':
      return CLOCK_JUMPS_MS.map((byMs) => ({ ...command, byMs }));
    case 'slowLink':
      return command.extraMs === 0 ? null : LINK_DELAYS_MS.map((extraMs) => ({ ...command, extraMs }));
    case 'askServer':
      return FOUR_LETTER_WORDS.map((word) => ({ ...command, word }));
    default:
      return null;
  }
}

/** What it takes: “200 ms”. */
export function valueText(command: Command, { ensemble, format, processAmounts }: Messages): string {
  switch (command.type) {
    case 'slowDisk':
      return format.span(command.extraFsyncMs);
    case 'slowLink':
      return format.span(command.extraMs);
    case 'driftClock':
      return command.byMs > 0
        ? ensemble.faults.clockForward(command.byMs)
        : ensemble.faults.clockBack(-command.byMs);
    case 'jumpClientClock':
      return processAmounts.jumpBy(command.byMs);
    case 'driftRate':
    case 'driftClientClock':
      return command.perMille === 0 ? processAmounts.rate(0) : processAmounts.rateOf(command.perMille);
    case 'askServer':
      return command.word;
    default:
      return '';
  }
}

export function actionOf(command: Command, messages: Messages): string {
  return commandWord(command, messages).action(objectName(command, messages));
}

function explanations(commands: readonly Command[], languages: readonly Spoken[]): readonly string[] {
  return languages.flatMap(({ messages }) =>
    commands.map((command) => commandWord(command, messages).explanation),
  );
}
