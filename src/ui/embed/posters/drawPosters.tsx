// Draws the first moment of everything an embed can show, as the engine has it: run by the build, for the time before a
// reader asks for the lab itself.
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { FIGURES, pictureName, type FigureId } from '../../../embed/figures.ts';
import { parseEmbed } from '../../../embed/parameters.ts';
import type { Simulation } from '../../../engine/index.ts';
import { Experiment } from '../../../scenarios/experiment.ts';
import { castOf } from '../../select/cast.ts';
import { lineOf } from '../../select/line.ts';
import { truthServer } from '../../select/truth.ts';
import { library } from '../../stores/library.ts';
import { FENCE_HEIGHT, FenceDrawing } from '../figures/FenceDrawing.tsx';
import { FENCE_END_MS, fenceChoice, runFence } from '../figures/fenceRun.ts';
import { fenceStory } from '../figures/fenceStory.ts';
import { ALL_WAIT_AT_MS, herdChoices } from '../figures/herdChoices.ts';
import { HERD_SIZE, HerdDrawing } from '../figures/HerdDrawing.tsx';
import { herdLane } from '../figures/herdLane.ts';
import { listScenes, sceneOf } from '../sceneOf.ts';
import { WORLD_SIZE, WorldPoster, type PosterWorld } from './WorldPoster.tsx';

/** SVG files by the ids of what they show. */
export function drawPosters(): Readonly<Record<string, string>> {
  const scenes = Object.values(listScenes())
    .flat()
    .map((id) => [pictureName(id), scenePoster(id)]);
  const figures = FIGURES.map((id) => [id, figurePoster(id)]);
  return Object.fromEntries([...scenes, ...figures]);
}

function scenePoster(scene: string): string {
  const { choices } = sceneOf(parseEmbed([['scene', scene]]).values);
  const { worlds } = new Experiment(choices, library);
  return sideBySide(worlds, WORLD_SIZE, (simulation) => <WorldPoster world={posterWorld(simulation)} />);
}

function posterWorld({ world }: Simulation): PosterWorld {
  const paths = [...truthServer(world).nodes.keys()].filter((path) => /^\/[^/]+$/.test(path));
  return {
    servers: world.servers.size,
    znodes: paths.filter((path) => path !== '/zookeeper').map((path) => path.slice(1)),
    clients: castOf(world).map(({ name }) => name),
  };
}

function figurePoster(figure: FigureId): string {
  return figure === 'herd-figure' ? herdPoster() : fencePoster();
}

const CLIENTS = 8;
const SEED = 1;
const MAX_STEPS = 100_000;

function herdPoster(): string {
  const experiment = new Experiment(herdChoices(CLIENTS, SEED), library);
  experiment.runUntil(ALL_WAIT_AT_MS, MAX_STEPS);
  return sideBySide(experiment.worlds, HERD_SIZE, (simulation, side) => {
    const { scenario, choice } = chosen(experiment, side);
    return <HerdDrawing lane={herdLane(simulation, simulation.world, lineOf(scenario, choice))} />;
  });
}

const FENCE_WIDTH = 696;

function fencePoster(): string {
  const experiment = new Experiment([fenceChoice('on', SEED)], library);
  runFence(experiment);
  const { simulation, scenario, choice } = chosen(experiment, 0);
  const story = fenceStory(simulation, simulation.world, lineOf(scenario, choice), simulation.world.step);
  return drawing(
    { width: FENCE_WIDTH, height: FENCE_HEIGHT },
    <FenceDrawing story={story} nowMs={FENCE_END_MS} endMs={FENCE_END_MS} width={FENCE_WIDTH} words={null} />,
  );
}

function chosen({ worlds, scenarios, choices }: Experiment, side: number) {
  const [simulation, scenario, choice] = [worlds[side], scenarios[side], choices[side]];
  if (simulation === undefined || scenario === undefined || choice === undefined)
    throw new RangeError(`the experiment has no world ${side}`);
  return { simulation, scenario, choice };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const BETWEEN = 20;

function sideBySide(
  worlds: readonly Simulation[],
  { width, height }: Size,
  draw: (simulation: Simulation, side: number) => ReactNode,
): string {
  const placed = worlds.map((simulation, side) => ({ simulation, side, x: side * (width + BETWEEN) }));
  return drawing(
    { width: worlds.length * (width + BETWEEN) - BETWEEN, height },
    placed.map(({ simulation, side, x }) => (
      <g key={x} transform={`translate(${x})`}>
        {draw(simulation, side)}
      </g>
    )),
  );
}

/** `#light` or `#dark` behind its address says which it is to be; without, it is as the system has it. */
function drawing({ width, height }: Size, content: ReactNode): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <style>{STYLE}</style>
      <g id="light">
        <g id="dark">{content}</g>
      </g>
    </svg>,
  );
}

/** Filled in by the build with the colours of the page that the drawing uses. */
const STYLE = '/* tokens */';
