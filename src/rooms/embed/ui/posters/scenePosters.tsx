// A scene as a picture with its name: who waits for whom where clients stand in line, else the servers or the tree.
import type { CSSProperties } from 'react';
import { parseEmbed } from '../../../../embed/parameters.ts';
import type { Simulation } from '../../../../engine/index.ts';
import { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { castOf } from '../../../../ui/select/cast.ts';
import { lineOf } from '../../../../ui/select/line.ts';
import { truthServer } from '../../../../ui/select/truth.ts';
import { library } from '../../../../ui/stores/library.ts';
import { textWidth } from '../../../../ui/draw/thing/textFit.ts';
import { worldTitle } from '../../../../ui/draw/board/worldTitle.ts';
import { HerdDrawing, WAITING_HEIGHT } from '../figures/HerdDrawing.tsx';
import { herdLane, type HerdLane } from '../figures/herdLane.ts';
import { sceneOf } from '../sceneOf.ts';
import { chosen } from './chosen.ts';
import { Said, type PosterPart } from './PosterSheet.tsx';
import { WORLD_SIZE, WorldPoster, type PosterWorld } from './WorldPoster.tsx';

/** Where most can be seen of who waits for whom, of the first seconds. */
const MOMENTS_MS = [0, 15, 30, 60, 120, 250, 500, 750, 1000, 1500, 2000, 2500, 3000];
const MAX_STEPS = 5000;

export function scenePoster(scene: string): readonly PosterPart[] {
  const { choices } = sceneOf(parseEmbed([['scene', scene]]).values);
  const experiment = new Experiment(choices, library);
  const first = experiment.worlds.map(posterWorld);
  const lanes = fullestLanes(experiment);
  const isAnyWoken = lanes.some(({ wakeUps }) => wakeUps > 0);
  return experiment.worlds.map((simulation, side): PosterPart => {
    const lane = lanes[side];
    const world = first[side] ?? posterWorld(simulation);
    return {
      width: WORLD_SIZE.width,
      height: HEAD + (lanes.length > 0 && !isAnyWoken ? WAITING_HEIGHT : WORLD_SIZE.height),
      content: (
        <>
          <Name experiment={experiment} side={side} />
          <g transform={`translate(0 ${HEAD})`}>
            {lane === undefined ? <WorldPoster world={world} /> : <HerdDrawing lane={lane} />}
          </g>
        </>
      ),
    };
  });
}

/** Of the moment with the most lines in all worlds, by world; none where nobody stands in line. */
function fullestLanes(experiment: Experiment): readonly HerdLane[] {
  const isLane = experiment.worlds.every(
    ({ world }, side) =>
      world.servers.size === 1 && chosen(experiment, side).scenario.lock.order !== 'unheld',
  );
  if (!isLane) return [];
  let fullest: readonly HerdLane[] = [];
  for (const timeMs of MOMENTS_MS) {
    experiment.runUntil(timeMs, MAX_STEPS);
    const lanes = experiment.worlds.map((simulation, side) => {
      const { scenario, choice } = chosen(experiment, side);
      return herdLane(simulation, simulation.world, lineOf(scenario, choice));
    });
    if (linesIn(lanes) > linesIn(fullest)) fullest = lanes;
  }
  return fullest;
}

function linesIn(lanes: readonly HerdLane[]): number {
  return lanes.reduce((sum, { nodes, looks }) => sum + nodes.length + looks.length, 0);
}

function posterWorld({ world }: Simulation): PosterWorld {
  const paths = [...truthServer(world).nodes.keys()].filter((path) => /^\/[^/]+$/.test(path));
  return {
    servers: world.servers.size,
    znodes: paths.filter((path) => path !== '/zookeeper').map((path) => path.slice(1)),
    clients: castOf(world).map(({ name }) => name),
  };
}

const HEAD = 44;

function Name({ experiment, side }: { readonly experiment: Experiment; readonly side: number }) {
  const { choice } = chosen(experiment, side);
  return (
    <>
      <Said words={(words) => cut(worldTitle(choice, words).name, 14.5)} x={6} y={15} style={TITLE} />
      <Said words={(words) => cut(worldTitle(choice, words).more, 12)} x={6} y={32} style={MORE} />
    </>
  );
}

function cut(text: string, fontSize: number): string {
  const room = WORLD_SIZE.width - 12;
  if (textWidth(text, fontSize) <= room) return text;
  return `${text.slice(0, Math.floor((text.length * room) / textWidth(text, fontSize)) - 1)}…`;
}

const TITLE: CSSProperties = {
  fill: 'var(--ink)',
  fontFamily: 'var(--font-sans)',
  fontSize: 14.5,
  fontWeight: 600,
};
const MORE: CSSProperties = { ...TITLE, fill: 'var(--ink-muted)', fontSize: 12, fontWeight: 400 };
