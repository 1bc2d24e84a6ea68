// A scene as a picture with its name: who waits for whom where clients stand in line, else the servers or the tree.
import type { CSSProperties } from 'react';
import { parseEmbed } from '../../../../embed/parameters.ts';
import type { Simulation } from '../../../../engine/index.ts';
import { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { castOf } from '../../../../ui/select/cast.ts';
import { lockLine } from '../../../../ui/select/lockLine.ts';
import { truthServer } from '../../../../ui/select/truth.ts';
import { library } from '../../../../ui/stores/library.ts';
import { textWidth } from '../../../../ui/draw/thing/textFit.ts';
import type { Messages } from '../../../../words/messages.ts';
import { worldTitle } from '../../../../ui/draw/board/worldTitle.ts';
import { HerdDrawing, WAITING_HEIGHT } from '../figures/HerdDrawing.tsx';
import { herdLane, type HerdLane } from '../figures/herdLane.ts';
import { sceneOf } from '../sceneOf.ts';
import { chosen } from './chosen.ts';
import { InLanguages, inEachLanguage, type PosterPart } from './PosterSheet.tsx';
import { WORLD_SIZE, WorldPoster, type PosterWorld } from './WorldPoster.tsx';

/** Where most can be seen of who waits for whom, of the first seconds. */
const MOMENTS_MS = [0, 15, 30, 60, 120, 250, 500, 750, 1000, 1500, 2000, 2500, 3000];
const MAX_STEPS = 5000;

export function scenePoster(scene: string): readonly PosterPart[] {
  const { choices } = sceneOf(parseEmbed([['scene', scene]]).values);
  const experiment = new Experiment(choices, library);
  const first = experiment.worlds.map(posterWorld);
  const lanes = fullestLanes(experiment);
  const head = Math.max(
    ...experiment.worlds.flatMap((_, side) =>
      inEachLanguage((words) => headOf(nameLines(experiment, side, words))),
    ),
  );
  const isAnyWoken = lanes.some(({ wakeUps }) => wakeUps > 0);
  return experiment.worlds.map((simulation, side): PosterPart => {
    const lane = lanes[side];
    const world = first[side] ?? posterWorld(simulation);
    return {
      width: WORLD_SIZE.width,
      height: head + (lanes.length > 0 && !isAnyWoken ? WAITING_HEIGHT : WORLD_SIZE.height),
      content: (
        <>
          <Name experiment={experiment} side={side} />
          <g transform={`translate(0 ${head})`}>
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
      return herdLane(simulation, simulation.world, lockLine(scenario, choice));
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

interface NameLines {
  readonly name: readonly string[];
  readonly more: readonly string[];
}

function nameLines(experiment: Experiment, side: number, words: Messages): NameLines {
  const { name, more } = worldTitle(chosen(experiment, side).choice, words);
  return { name: linesOf(name, 14.5), more: linesOf(more, 12) };
}

/** The height of a name, with what is said below it. */
function headOf({ name, more }: NameLines): number {
  return 12 + NAME_LINE * name.length + MORE_LINE * more.length;
}

const NAME_LINE = 17;
const MORE_LINE = 15;

function Name({ experiment, side }: { readonly experiment: Experiment; readonly side: number }) {
  return (
    <InLanguages>
      {(words) => {
        const { name, more } = nameLines(experiment, side, words);
        return (
          <>
            {name.map((line, at) => (
              <text key={line} x={6} y={15 + at * NAME_LINE} style={TITLE}>
                {line}
              </text>
            ))}
            {more.map((line, at) => (
              <text key={line} x={6} y={15 + name.length * NAME_LINE + at * MORE_LINE} style={MORE}>
                {line}
              </text>
            ))}
          </>
        );
      }}
    </InLanguages>
  );
}

/** Two lines at most. Chinese breaks between any two characters. */
function linesOf(text: string, fontSize: number): readonly string[] {
  const fits = (line: string) => textWidth(line.trimEnd(), fontSize) <= ROOM;
  if (fits(text)) return [text];
  const pieces = text.split(/(?<=[\s，。：、])|(?<=\p{Script=Han})(?=[\p{Script=Han}\w])/u);
  const tooMany = pieces.findIndex((_, at) => !fits(pieces.slice(0, at + 1).join('')));
  const first = pieces.slice(0, tooMany).join('');
  return first === '' ? [cut(text, fontSize)] : [first.trimEnd(), cut(text.slice(first.length), fontSize)];
}

function cut(text: string, fontSize: number): string {
  if (textWidth(text, fontSize) <= ROOM) return text;
  return `${text.slice(0, Math.floor((text.length * ROOM) / textWidth(text, fontSize)) - 1)}…`;
}

const ROOM = WORLD_SIZE.width - 12;

const TITLE: CSSProperties = {
  fill: 'var(--ink)',
  fontFamily: 'var(--font-sans)',
  fontSize: 14.5,
  fontWeight: 600,
};
const MORE: CSSProperties = { ...TITLE, fill: 'var(--ink-muted)', fontSize: 12, fontWeight: 400 };
