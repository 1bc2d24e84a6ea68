// What the phone of each client shows: the client of both worlds as they are at the playhead.
import { assertNever, type ClientId, type Command } from '../../../engine/index.ts';
import type { Experiment, WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { calledClient } from '../../../words/names.ts';
import { discShape } from '../../../ui/draw/thing/glyphs.ts';
import type { Activity } from '../../../ui/select/clientBody.ts';
import type { ClientDisc } from '../../../ui/select/clientDiscs.ts';
import { wokenAt } from '../../../ui/select/counters.ts';
import { ensembleClients } from '../../../ui/select/ensemble/ensembleClients.ts';
import { lockLine } from '../../../ui/select/lockLine.ts';
import { traceIndex } from '../../../ui/select/traceIndex.ts';
import { worldNow, type WorldView } from '../../../ui/stores/useWorld.ts';
import { worldPicture, type WorldPicture } from '../../../ui/views/world/worldPicture.ts';
import type { Act, ClientFace, ClientState, SessionNews, WorldFace } from '../model/protocol.ts';
import { sessionChanges } from './sessionHistory.ts';

const OUTLINE_RADIUS = 100;
const SIDES: readonly WorldSide[] = [0, 1];

/** The clients of the worlds shown, in the order of their seats. */
export function clientsShown(): readonly ClientId[] {
  const clients = SIDES.map((side) => [...(worldNow(side)?.world.clients.keys() ?? [])]);
  // In two worlds they are the same, but for those who came later.
  return clients.reduce((most, each) => (each.length > most.length ? each : most), []);
}

/** `allowed`: what phones may do now; nothing where what is done would be done in the past. */
export function clientFaces(
  experiment: Experiment,
  allowed: readonly Act[],
): ReadonlyMap<ClientId, ClientFace> {
  const views = SIDES.flatMap((side) => worldNow(side) ?? []);
  const pictures = views.map((view) => pictureOf(view, experiment));
  const faces = clientsShown().map((client, index): readonly [ClientId, ClientFace] => {
    const shown = pictures.flatMap(({ view, discs, picture }) => {
      const disc = discs.get(client);
      return disc === undefined ? [] : [worldFace(client, disc, view, picture)];
    });
    const face: ClientFace = {
      kind: 'client',
      letters: client.slice('client:'.length),
      hue: index % 8,
      outline: discShape(index, OUTLINE_RADIUS),
      worlds: shown.map(({ face: worldsFace }) => worldsFace),
      acts: allowed.filter((act) => isPossible(act, client, views)),
      news: shown[0]?.news ?? [],
    };
    return [client, face];
  });
  return new Map(faces);
}

/** What an act is in the lab. */
export function commandOf(act: Act, client: ClientId): Command {
  switch (act) {
    case 'release':
      return { type: 'release', client };
    case 'kill':
      return { type: 'killClient', client };
    case 'pause':
      return { type: 'pauseClient', client };
    case 'resume':
      return { type: 'resumeClient', client };
    case 'start':
      return { type: 'startClient', client };
    default:
      return assertNever(act);
  }
}

function isPossible(act: Act, client: ClientId, views: readonly WorldView[]): boolean {
  const command = commandOf(act, client);
  return views.some(({ simulation, world }) => simulation.refusal(command, world) === null);
}

interface Pictured {
  readonly view: WorldView;
  readonly discs: ReadonlyMap<string, ClientDisc>;
  /** Null of an ensemble, whose clients stand in no line. */
  readonly picture: WorldPicture | null;
}

function pictureOf(view: WorldView, experiment: Experiment): Pictured {
  const scenario = experiment.scenarios[view.side];
  const choice = experiment.choices[view.side];
  if (scenario === undefined || choice === undefined) return { view, discs: new Map(), picture: null };
  const line = lockLine(scenario, choice);
  if (scenario.picture === 'ensemble') {
    const clients = ensembleClients(view.world, view.simulation.trace, line);
    const discs = clients.map(({ disc }) => [disc.id, disc as ClientDisc] as const);
    return { view, discs: new Map(discs), picture: null };
  }
  const options = { lock: line, invariants: [], claims: [], expected: [] };
  const picture = worldPicture(view.simulation, view.world, options);
  return { view, discs: new Map(picture.clients.map((disc) => [disc.id, disc])), picture };
}

function worldFace(
  client: ClientId,
  disc: ClientDisc,
  { world, simulation }: WorldView,
  picture: WorldPicture | null,
): { readonly face: WorldFace; readonly news: readonly SessionNews[] } {
  const changes = sessionChanges(simulation.trace, client, world.step);
  const waitsFor = picture === null ? null : whomItWaitsFor(disc, picture);
  const face: WorldFace = {
    state: stateOf(disc),
    waitsFor: waitsFor === null ? null : calledClient(waitsFor),
    place: disc.place,
    wakeUps: wokenAt(traceIndex(simulation.trace), client, world.step).times,
    session: changes.at(-1)?.state ?? 'NONE',
  };
  // That it has connected at the beginning is no news, nor is what no library tells: that its process is gone.
  const news = changes.slice(1).filter(({ state }) => state !== 'NONE');
  return { face, news: news.slice(-NEWS) };
}

const NEWS = 6;

function stateOf(disc: ClientDisc): ClientState {
  if (disc.process === 'killed') return 'killed';
  if (disc.process === 'closed') return 'done';
  if (disc.process === 'paused') return 'paused';
  if (disc.wire === 'cut') return 'cut';
  if (disc.activity === 'holding') return disc.belief?.what === 'leader' ? 'leading' : 'holding';
  return STATES[disc.activity];
}

const STATES: Readonly<Record<Exclude<Activity, 'holding'>, ClientState>> = {
  idle: 'idle',
  atGate: 'atGate',
  asking: 'asking',
  waiting: 'waiting',
  resting: 'resting',
  done: 'done',
  failed: 'failed',
  quiet: 'resting',
};

/** The owner of what it watches; where it watches a znode without an owner, the first in line. */
function whomItWaitsFor(disc: ClientDisc, { nodes, lane }: WorldPicture): ClientId | null {
  const owners = nodes.flatMap(({ path, owner }) =>
    owner !== null && owner !== disc.id && disc.watches.includes(path) ? [owner] : [],
  );
  const [owner = lane.places[0]?.client ?? null] = owners;
  return owner === disc.id ? null : owner;
}
