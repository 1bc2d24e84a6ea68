// Conducts the class: what the relay tells goes into the store and into the world, and what phones are to show goes to them. The world
// runs here, in the teacher's page: what a phone does is a command like the teacher's own.
import { assertNever, type Command } from '../../../engine/index.ts';
import { giveAndTell } from '../../../ui/commands/give.ts';
import { restartWithClients } from '../../../ui/controls/clientCount.ts';
import { refusalsNow } from '../../../ui/playback/gestures.ts';
import { play } from '../../../ui/playback/transport.ts';
import { nameClients, useClassroom } from '../../../ui/stores/classroom.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { LentPace } from '../../../ui/stores/lentPace.ts';
import { getExperiment, useSession } from '../../../ui/stores/session.ts';
import { worldNow } from '../../../ui/stores/useWorld.ts';
import { castVote, shownVote, withoutVote } from '../model/ballot.ts';
import type { Act, Phone, PhoneId, PhoneWord, Screen, ToHost } from '../model/protocol.ts';
import { reachIn } from '../model/reach.ts';
import { NO_SEATS, seated, sharedSeats } from '../model/seats.ts';
import { clientFaces, clientsShown, commandOf } from './clientFaces.ts';
import { classNow, useClass, type PhonePart } from './classStore.ts';
import { HostLine } from './hostLine.ts';
import { Timer } from './timer.ts';
import { serverFaces, serversShown } from './serverFaces.ts';

/** Between two tellings of what phones show, at least. */
const TELL_MS = 40;
/** More phones than that are in no picture as clients. */
export const MOST_CLIENTS = 60;
/** In class the world’s clock is the room’s: a session that runs out takes the seconds that everybody sees pass. */
const CLASS_PACE = { pacing: 'realTime', speed: 1 } as const;

const pace = new LentPace();
const telling = new Timer();
/** What each phone was last told of its part, as text. */
const told = new Map<PhoneId, string>();

/** To be called once, with the secret of the process that served this page. */
export function openClass(secret: string): void {
  const relay = new HostLine(secret, {
    hear,
    lost: () => useClass.setState({ line: 'lost' }),
  });
  useClass.setState({ line: 'connecting', relay });
  usePlayhead.subscribe(refresh);
  useSession.subscribe((session, before) => {
    if (session.experiment !== before.experiment) reseat();
    refresh();
  });
}

/** Phones have another part in the world from now on. */
export function givePart(part: PhonePart): void {
  useClass.setState({ part, seats: NO_SEATS });
  if (part === 'clients') pace.take(CLASS_PACE);
  else pace.giveBack();
  reseat();
}

/**
 * The same scene with a client for each phone, as far as it can have so many; null where the number is its own affair. A phone out of
 * reach counts while a client is its own: that client is to lose its session, not to be left out.
 */
export function clientsForPhones(): number | null {
  const scenarios = getExperiment()?.scenarios ?? [];
  const min = Math.max(0, ...scenarios.map(({ clients }) => clients.min));
  const max = Math.min(MOST_CLIENTS, ...scenarios.map(({ clients }) => clients.max));
  const { phones, seats } = classNow();
  const taking = phones.filter(({ phone, isReachable }) => isReachable || seats.has(phone)).length;
  return max <= min ? null : Math.min(max, Math.max(min, taking));
}

export function openForPhones(): void {
  const clients = clientsForPhones();
  if (clients !== null) restartWithClients(clients);
}

export function allow(act: Act, isAllowed: boolean): void {
  useClass.setState(({ allowed }) => ({
    allowed: isAllowed
      ? [...allowed.filter((each) => each !== act), act]
      : allowed.filter((each) => each !== act),
  }));
  refresh();
}

export function removePhone(phone: PhoneId): void {
  classNow().relay?.say({ kind: 'remove', phone });
}

/** Says it to all phones; to nobody where there is no relay. */
export function tellAll(screen: Screen): void {
  classNow().relay?.say({ kind: 'tell', to: 'all', screen });
}

function hear(message: ToHost): void {
  switch (message.kind) {
    case 'room':
      told.clear();
      useClass.setState({ line: 'open', join: message.join, phones: message.phones });
      tellAll({ me: null, vote: null });
      for (const { phone } of message.phones) tellVote(phone);
      return reseat();
    case 'phone': {
      const { kind: _, ...phone } = message;
      if (phone.isReachable) {
        // It may have been loaded anew: it is told all there is.
        told.delete(phone.phone);
        tellVote(phone.phone);
      }
      return changePhones((phones) => withPhone(phones, phone));
    }
    case 'gone':
      told.delete(message.phone);
      useClass.setState(({ ballot }) => ({
        ballot: ballot?.state === 'open' ? withoutVote(ballot, message.phone) : ballot,
      }));
      return changePhones((phones) => phones.filter(({ phone }) => phone !== message.phone));
    case 'said':
      return hearPhone(message.phone, message.word);
    case 'bye':
      return useClass.setState({ line: message.why === 'elsewhere' ? 'elsewhere' : 'ended' });
    default:
      return assertNever(message);
  }
}

function withPhone(phones: readonly Phone[], phone: Phone): readonly Phone[] {
  const isKnown = phones.some((each) => each.phone === phone.phone);
  return isKnown ? phones.map((each) => (each.phone === phone.phone ? phone : each)) : [...phones, phone];
}

function hearPhone(phone: PhoneId, word: PhoneWord): void {
  switch (word.kind) {
    case 'vote': {
      const { ballot } = classNow();
      if (ballot === null) return;
      useClass.setState({ ballot: castVote(ballot, phone, word) });
      return tellVote(phone);
    }
    case 'act': {
      const client = clientsShown()[classNow().seats.get(phone) ?? -1];
      const isAllowed = classNow().part === 'clients' && classNow().allowed.includes(word.act);
      if (client === undefined || !isAllowed || !usePlayhead.getState().atHead) return;
      return giveForPhone(commandOf(word.act, client));
    }
    default:
      assertNever(word);
  }
}

/** Tells a phone which answer it has voted for. */
function tellVote(phone: PhoneId): void {
  const { ballot } = classNow();
  if (ballot === null) return;
  const vote = shownVote(ballot, ballot.votes.get(phone) ?? null);
  classNow().relay?.say({ kind: 'tell', to: [phone], screen: { vote } });
}

function changePhones(change: (phones: readonly Phone[]) => readonly Phone[]): void {
  useClass.setState(({ phones }) => ({ phones: change(phones) }));
  reseat();
}

/** To be called when phones have joined or left, or another part is shown. */
function reseat(): void {
  const { part, phones, seats } = classNow();
  switch (part) {
    case 'nothing':
      useClass.setState({ seats: NO_SEATS });
      break;
    case 'clients':
      useClass.setState({ seats: seated(seats, phones, Math.min(MOST_CLIENTS, clientsShown().length)) });
      break;
    case 'servers':
      useClass.setState({ seats: sharedSeats(phones, serversShown().length) });
      break;
    default:
      assertNever(part);
  }
  nameSeated();
  refresh();
}

/** The clients of phones that have given a name. */
function nameSeated(): void {
  const { part, phones, seats } = classNow();
  const clients = clientsShown();
  const named = phones.flatMap(({ phone, name }) => {
    const client = clients[seats.get(phone) ?? -1];
    return part !== 'clients' || client === undefined || name === '' ? [] : [[client, name] as const];
  });
  const before = [...useClassroom.getState().people];
  if (JSON.stringify(before) !== JSON.stringify(named)) nameClients(new Map(named));
}

/** The world has gone on: its phones follow. */
function refresh(): void {
  if (telling.isDue) return;
  // At once: what the page draws of the same moment takes longer.
  tellParts();
  telling.start(TELL_MS, () => {
    followReach();
    tellParts();
  });
}

/** Cuts off the clients of phones that are out of reach. Does nothing while a past moment is shown. */
function followReach(): void {
  const { part, phones, seats, cut, cutIn } = classNow();
  if (part !== 'clients' || !usePlayhead.getState().atHead) return;
  const clients = clientsShown();
  const within = new Map(
    phones.flatMap(({ phone, isReachable }) => {
      const client = clients[seats.get(phone) ?? -1];
      return client === undefined ? [] : [[client, isReachable] as const];
    }),
  );
  const experiment = getExperiment();
  const before = experiment === cutIn ? cut : new Set<never>();
  const reach = reachIn(within, before, (client) => worldNow(0)?.world.cutOff.has(client) === true);
  useClass.setState({ cut: reach.cut, cutIn: experiment });
  for (const command of reach.commands) giveForPhone(command);
}

/** Whether time goes by is the teacher's affair: a world that stands, as it does beside a question, stays where it is. */
function giveForPhone(command: Command): void {
  const isGiven = refusalsNow(command).includes(null) && giveAndTell(command);
  if (isGiven && usePlayhead.getState().playing) play();
}

function tellParts(): void {
  const { phones, seats } = classNow();
  const faces = facesBySeat();
  for (const { phone, isReachable } of phones) {
    const me = faces[seats.get(phone) ?? -1] ?? null;
    const text = JSON.stringify(me);
    if (!isReachable || (told.get(phone) ?? 'null') === text) continue;
    told.set(phone, text);
    classNow().relay?.say({ kind: 'tell', to: [phone], screen: { me } });
  }
}

function facesBySeat(): readonly NonNullable<Screen['me']>[] {
  const { part, allowed } = classNow();
  const experiment = getExperiment();
  if (experiment === null) return [];
  switch (part) {
    case 'nothing':
      return [];
    case 'clients':
      return [...clientFaces(experiment, usePlayhead.getState().atHead ? allowed : []).values()];
    case 'servers':
      return [...serverFaces().values()];
    default:
      return assertNever(part);
  }
}

/** Who is at a seat, for the list of those who have joined. */
export function seatName(phone: PhoneId): string | null {
  const { part, seats } = classNow();
  const seat = seats.get(phone);
  if (seat === undefined || part === 'nothing') return null;
  if (part === 'servers') return serversShown()[seat] ?? null;
  return clientsShown()[seat] ?? null;
}

/** Of the person, where she has given a name; else by her number. */
export function phoneName({ phone, name }: Pick<Phone, 'phone' | 'name'>): string {
  return name === '' ? `#${phone}` : name;
}
