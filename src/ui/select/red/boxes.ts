// The znodes that a recipe is about, in line, as the tree has them in the moment a promise breaks.
import { sequenceOf, dataText } from '../../../engine/index.ts';
import type { Simulation, World } from '../../../engine/index.ts';
import type { Turn } from './turn.ts';
import type { Family } from '../../../scenarios/scenario/scenario.ts';
import { childrenOrSelf, leafOf } from '../childrenOf.ts';
import { laneNodes } from '../laneNodes.ts';
import type { Line } from '../lockLine.ts';
import { traceIndex } from '../traceIndex.ts';
import { truthServer } from '../truth.ts';

export interface RedBox {
  readonly key: string;
  /** Its number where it has one, else its name or what is in it. */
  readonly text: string;
  /** Its owner's place among the clients; null if nobody owns it. */
  readonly index: number | null;
  /** `first`: it has what it was made for. `broken`: the breach is about it. `gone`: nobody living has its session. */
  readonly look: 'first' | 'waits' | 'broken' | 'gone';
}

/** More are not told apart. */
const BOXES = 8;

export function boxesAt(
  simulation: Simulation,
  turn: Turn,
  line: Line & { readonly family: Family },
): readonly RedBox[] {
  if (line.family === 'ensemble') return [];
  const world = simulation.worldAt(turn.step);
  const boxes = line.order === 'sequence' ? inLine(simulation, world, line) : below(simulation, world, line);
  return boxes
    .slice(0, BOXES)
    .map(({ path, ...box }) => ({ ...box, key: path, look: path === turn.path ? 'broken' : box.look }));
}

type Found = Omit<RedBox, 'key'> & { readonly path: string };

function inLine(simulation: Simulation, world: World, line: Line): readonly Found[] {
  return laneNodes(simulation, world, line)
    .nodes.filter(({ standing }) => standing !== 'ghost')
    .map(({ path, client, standing, owner }) => ({
      path,
      text: String(sequenceOf(path) ?? leafOf(path)),
      index: indexOf(world, client),
      look: owner === 'forsaken' ? 'gone' : standing === 'first' ? 'first' : 'waits',
    }));
}

function below(
  { trace }: Simulation,
  world: World,
  { parent, family }: Line & { readonly family: Family },
): readonly Found[] {
  const { clientOf } = traceIndex(trace);
  return (
    childrenOrSelf(truthServer(world), parent)
      // Without children the node itself tells only what is in it.
      .filter(({ path, data }) => path !== parent || (data !== null && data !== ''))
      .slice(0, BOXES)
      .map(({ path, owner, data }) => {
        const client = owner === null ? undefined : clientOf.get(owner);
        const sequence = sequenceOf(path);
        const name = sequence === null ? leafOf(path) : String(sequence);
        const text = dataText(data);
        const isTold = family === 'queues' || family === 'coordination';
        return {
          path,
          text: isTold && client === undefined && text !== null && text !== '' ? text : name,
          index: client === undefined ? null : indexOf(world, client),
          look: 'waits',
        };
      })
  );
}

function indexOf(world: World, client: string | null): number | null {
  const index = [...world.clients.keys()].findIndex((id) => id === client);
  return index < 0 ? null : index;
}
