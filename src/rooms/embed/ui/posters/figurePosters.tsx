// The figures as pictures that say by themselves what they are about: with what comes of them.
import type { CSSProperties } from 'react';
import type { FigureId } from '../../../../embed/figures.ts';
import { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { lockLine } from '../../../../ui/select/lockLine.ts';
import { library } from '../../../../ui/stores/library.ts';
import { CLAIM_HEIGHT, ClaimDrawing } from '../figures/ClaimDrawing.tsx';
import { claimChoice, runClaim } from '../figures/claimRun.ts';
import { claimStory } from '../figures/claimStory.ts';
import { FENCE_HEIGHT, FenceDrawing } from '../figures/FenceDrawing.tsx';
import { FENCE_END_MS, fenceChoice, runFence } from '../figures/fenceRun.ts';
import { fenceStory } from '../figures/fenceStory.ts';
import { FilmDrawing, filmHeight } from '../figures/FilmDrawing.tsx';
import { filmChoice, filmOf, runFilm, type FilmId } from '../figures/filmRun.ts';
import { filmStory } from '../figures/filmStory.ts';
import { ALL_WAIT_AT_MS, herdChoices } from '../figures/herdChoices.ts';
import { HERD_SIZE, HerdDrawing, WAITING_HEIGHT } from '../figures/HerdDrawing.tsx';
import { herdLane } from '../figures/herdLane.ts';
import { chosen } from './chosen.ts';
import { InLanguages, Said, type PosterPart } from './PosterSheet.tsx';

/** `narrow`: for a column too small for all of it side by side. */
export function figurePoster(figure: FigureId, paper: 'wide' | 'narrow'): readonly PosterPart[] {
  const width = paper === 'wide' ? WIDE : NARROW;
  switch (figure) {
    case 'herd-figure':
      return herdPoster();
    case 'fence-figure':
      return [fencePart(width)];
    case 'queue-figure':
      return [claimPart(width)];
    default:
      return [filmPart(figure, width)];
  }
}

const CLIENTS = 8;
const SEED = 1;
const MAX_STEPS = 100_000;
const HEAD = 54;

/** All wait, and how often they will have been woken when all have had the lock. */
function herdPoster(): readonly PosterPart[] {
  const experiment = new Experiment(herdChoices(CLIENTS, SEED), library);
  const lanesNow = () =>
    experiment.worlds.map((simulation, side) => {
      const { scenario, choice } = chosen(experiment, side);
      return herdLane(simulation, simulation.world, lockLine(scenario, choice));
    });
  experiment.runUntil(ALL_WAIT_AT_MS, MAX_STEPS);
  const waiting = lanesNow();
  while (!experiment.isIdle && experiment.steps < MAX_STEPS && experiment.advance());
  const ended = lanesNow();
  return waiting.map((lane, side): PosterPart => {
    const { width } = HERD_SIZE;
    const count = ended[side]?.wakeUps ?? 0;
    const title = side === 0 ? ('left' as const) : ('right' as const);
    return {
      width,
      height: HEAD + WAITING_HEIGHT,
      content: (
        <>
          <Said words={({ figures }) => figures.herd[title]} x={8} y={16} style={TITLE} />
          <Said words={({ figures }) => figures.herd.inAll(count)} x={8} y={40} style={COUNT} />
          <g transform={`translate(0 ${HEAD})`}>
            <HerdDrawing lane={lane} />
          </g>
        </>
      ),
    };
  });
}

const WIDE = 696;
const NARROW = 340;

function fencePart(width: number): PosterPart {
  const experiment = new Experiment([fenceChoice('on', SEED)], library);
  runFence(experiment);
  const { simulation, scenario, choice } = chosen(experiment, 0);
  const story = fenceStory(simulation, simulation.world, lockLine(scenario, choice), simulation.world.step);
  return {
    width,
    height: FENCE_HEIGHT,
    content: (
      <InLanguages>
        {({ figures }) => (
          <FenceDrawing
            story={story}
            nowMs={FENCE_END_MS}
            endMs={FENCE_END_MS}
            width={width}
            words={figures.fence}
          />
        )}
      </InLanguages>
    ),
  };
}

function filmPart(id: FilmId, width: number): PosterPart {
  const film = filmOf(id, 'on');
  const experiment = new Experiment([filmChoice(film, SEED)], library);
  runFilm(experiment, film);
  const { simulation } = chosen(experiment, 0);
  const story = filmStory(film, simulation, simulation.world);
  return {
    width,
    height: filmHeight(film),
    content: (
      <InLanguages>
        {({ figures }) => <FilmDrawing film={film} story={story} width={width} words={figures.film} />}
      </InLanguages>
    ),
  };
}

function claimPart(width: number): PosterPart {
  const experiment = new Experiment([claimChoice('on', SEED)], library);
  runClaim(experiment);
  const { simulation } = chosen(experiment, 0);
  const story = claimStory(simulation.trace, simulation.world.step);
  return {
    width,
    height: CLAIM_HEIGHT,
    content: (
      <InLanguages>
        {({ figures }) => <ClaimDrawing story={story} width={width} words={figures.claim} />}
      </InLanguages>
    ),
  };
}

const TITLE: CSSProperties = {
  fill: 'var(--ink)',
  fontFamily: 'var(--font-sans)',
  fontSize: 14,
  fontWeight: 600,
};
const COUNT: CSSProperties = { ...TITLE, fontSize: 20, fontWeight: 700 };
