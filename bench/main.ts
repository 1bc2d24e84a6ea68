// Prints what the project costs on this machine: `npm run bench [-- --json] [-- --engine | --page | --real | --live | --class | --hour | --data |
// --tap]`.
// A table for people, or one JSON object with `figures` on standard output. Figures that fall short of their aim say so.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { helpIfAsked } from '../scripts/helpIfAsked.mjs';
import { build } from 'vite';
import { breakIt } from './breakIt.ts';
import { classFigures, hourOfVotes } from './classroom.ts';
import { dataFigures } from './dataDirectory.ts';
import { frameP95TenEmbedsMs } from './embeds.ts';
import {
  committedWritesPerSecond,
  costPerMessageGrowth,
  costPerStepGrowth,
  herdSeconds,
  jumpP95Ms5,
  longRun,
  stepsPerSecond,
} from './engine.ts';
import { firstInteraction } from './firstInteraction.ts';
import { frameFigures } from './frames.ts';
import { latePageMs, livePingP99Ms, liveWrites, liveWritesWithPage } from './live.ts';
import { writesBesideReal } from './realServer.ts';
import { tapLatency } from './tapLatency.ts';
import { queue10000Seconds, slowestOf50 } from './recipes.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  /** What the project aims at, and whether more or less is better. Null: for information. */
  readonly aim: { readonly atLeast: number } | { readonly atMost: number } | null;
}

const USAGE = `usage: npm run bench -- [--json] [--engine | --page | --real | --live | --class | --hour | --data]
  --engine  without the page in a browser
  --page    only the page in a browser
  --real    writes alone, beside those of Debian's real server: conformance/README.md says how it is installed
  --live    only what real clients notice, over TCP
  --class   only what the phones of a class notice; ZNODE_LAB_DIST takes a build that is there
  --hour    an hour of votes in such a class, one a minute: what memory grows by; ZNODE_LAB_DIST as above
  --tap     only what the tap adds to the answers of Debian's real server, at 5,000 requests a second over 200 connections
  --data    only what a log of 1,000,000 transactions costs on the page for data directories; ZNODE_LAB_DIST as above`;

const PARTS = ['real', 'hour', 'live', 'class', 'data', 'tap', 'engine', 'page'] as const;

type Part = 'all' | (typeof PARTS)[number];

async function main(): Promise<void> {
  const options = readOptions();
  const figures: Figure[] = [];
  for await (const figure of measure(options.part)) {
    figures.push(figure);
    if (!options.json) console.log(line(figure));
  }
  if (options.json)
    console.log(
      JSON.stringify({ figures: Object.fromEntries(figures.map(({ name, value }) => [name, value])) }),
    );
}

function readOptions(): { json: boolean; part: Part } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({
      options: {
        json: flag,
        engine: flag,
        page: flag,
        real: flag,
        live: flag,
        class: flag,
        hour: flag,
        data: flag,
        tap: flag,
      },
    });
    const part = PARTS.find((each) => values[each]) ?? 'all';
    return { json: values.json, part };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return process.exit(2);
  }
}

async function* measure(part: Part): AsyncGenerator<Figure> {
  if (part === 'real') return yield* besideReal();
  if (part === 'tap') return yield* ofTap();
  if (part === 'hour') return yield* ofClassHour();
  if (part === 'engine' || part === 'all') yield* ofEngine();
  if (part === 'page' || part === 'all') yield* ofPage();
  if (part === 'live' || part === 'all') yield* ofLive();
  if (part === 'class' || part === 'all') yield* ofClass();
  if (part === 'data' || part === 'all') yield* ofData();
}

async function* ofEngine(): AsyncGenerator<Figure> {
  yield { name: 'stepsPerSecondBare', value: stepsPerSecond('bare'), aim: { atLeast: 500_000 } };
  yield { name: 'stepsPerSecondWithHistory', value: stepsPerSecond('withHistory'), aim: null };
  yield { name: 'herd20WithHistorySeconds', value: herdSeconds(20), aim: null };
  yield { name: 'herd100WithHistorySeconds', value: herdSeconds(100), aim: null };
  yield { name: 'herd200WithHistorySeconds', value: herdSeconds(200), aim: { atMost: 3 } };
  yield { name: 'costPerStepGrowth', value: costPerStepGrowth(), aim: { atMost: 1.5 } };
  const { jumpP95Ms, memory100kStepsMb } = longRun();
  yield { name: 'jumpP95Ms', value: jumpP95Ms, aim: { atMost: 16 } };
  yield { name: 'memory100kStepsMb', value: memory100kStepsMb, aim: { atMost: 150 } };
  const writes1 = committedWritesPerSecond(1);
  yield { name: 'committedWritesPerSecond1', value: writes1, aim: null };
  yield { name: 'committedWritesPerSecond3', value: committedWritesPerSecond(3), aim: null };
  yield {
    name: 'committedWritesPerSecond5',
    value: committedWritesPerSecond(5),
    aim: { atLeast: Math.round(writes1 / 8) },
  };
  yield { name: 'costPerMessageGrowth', value: costPerMessageGrowth(), aim: { atMost: 1.5 } };
  yield { name: 'jumpP95Ms5', value: jumpP95Ms5(), aim: { atMost: 16 } };
  yield { name: 'queue10000Seconds', value: queue10000Seconds(), aim: { atMost: 10 } };
  yield { name: 'recipes50MaxSeconds', value: slowestOf50().seconds, aim: { atMost: 2 } };
  const search = await breakIt();
  yield { name: 'breakItPiecesIn5Seconds', value: search.piecesBroken, aim: { atLeast: 12 } };
  yield { name: 'breakItSlowestSeconds', value: search.slowestSeconds, aim: null };
  yield { name: 'breakItRunsPerSecond', value: search.runsPerSecond, aim: { atLeast: 200 } };
  yield { name: 'breakItOwnRunsPerSecond', value: search.ownRunsPerSecond, aim: { atLeast: 50 } };
  yield { name: 'exploredRunsPerSecond', value: search.exploredPerSecond, aim: { atLeast: 2500 } };
  yield { name: 'exploredOwnRunsPerSecond', value: search.ownExploredPerSecond, aim: { atLeast: 500 } };
  yield { name: 'exploredOneFaultSeconds', value: search.oneFaultSeconds, aim: { atMost: 4 } };
  yield { name: 'exploredTwoKillsSeconds', value: search.twoKillsSeconds, aim: { atMost: 120 } };
}

async function* ofPage(): AsyncGenerator<Figure> {
  progress('building the page');
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'error' });
  progress('first interaction');
  const interaction = await firstInteraction();
  yield { name: 'firstInteractionMs', value: interaction.page.median, aim: { atMost: 1500 } };
  yield { name: 'firstInteractionP95Ms', value: interaction.page.p95, aim: null };
  yield { name: 'embedInteractionMs', value: interaction.embed.median, aim: { atMost: 1500 } };
  yield { name: 'embedInteractionP95Ms', value: interaction.embed.p95, aim: null };
  const frames = await frameFigures(progress);
  yield { name: 'frameP95Ms', value: frames.frameP95Ms, aim: { atMost: 20 } };
  yield { name: 'frameP95Clients50Ms', value: frames.frameP95Clients50Ms, aim: { atMost: 20 } };
  yield { name: 'partitionStepP95Ms', value: frames.partitionStepP95Ms, aim: { atMost: 50 } };
  yield { name: 'frameP95EnsembleMs', value: frames.frameP95EnsembleMs, aim: { atMost: 20 } };
  yield { name: 'frameP95SevenServersMs', value: frames.frameP95SevenServersMs, aim: { atMost: 20 } };
  yield { name: 'frameWorkMs', value: frames.work.herd, aim: { atMost: 17 } };
  yield { name: 'frameWorkSevenServersMs', value: frames.work.sevenServers, aim: { atMost: 17 } };
  yield { name: 'frameWorkEnsembleMs', value: frames.work.ensemble, aim: { atMost: 8 } };
  yield { name: 'frameWorkServerTreesMs', value: frames.work.serverTrees, aim: { atMost: 8 } };
  yield { name: 'frameWorkClients500Ms', value: frames.work.clients500, aim: { atMost: 17 } };
  yield { name: 'frameP95ServerTreesMs', value: frames.frameP95ServerTreesMs, aim: { atMost: 20 } };
  yield { name: 'frameP95Clients500Ms', value: frames.frameP95Clients500Ms, aim: { atMost: 20 } };
  progress('ten embeds');
  yield { name: 'frameP95TenEmbedsMs', value: await frameP95TenEmbedsMs(), aim: { atMost: 20 } };
  yield { name: 'selectionEnsembleMs', value: frames.selectionEnsembleMs, aim: { atMost: 50 } };
}

async function* ofClass(): AsyncGenerator<Figure> {
  await buildUnlessThere();
  const { voteShownP95Ms, wokenMs, wokenSlowestMs } = await classFigures();
  yield { name: 'classVoteShownP95Ms', value: voteShownP95Ms, aim: { atMost: 500 } };
  yield { name: 'classWoken60Ms', value: wokenMs, aim: { atMost: 300 } };
  yield { name: 'classWoken60SlowestMs', value: wokenSlowestMs, aim: null };
}

async function* ofClassHour(): AsyncGenerator<Figure> {
  await buildUnlessThere();
  const { votes, processGrowthMb, pageGrowthMb } = await hourOfVotes(60, progress);
  yield { name: 'classVotes', value: votes, aim: null };
  yield { name: 'classProcessGrowthMb', value: processGrowthMb, aim: { atMost: 10 } };
  yield { name: 'classPageGrowthMb', value: pageGrowthMb, aim: { atMost: 10 } };
}

async function* ofData(): AsyncGenerator<Figure> {
  await buildUnlessThere();
  progress('a long log');
  const { logMb, openSeconds, openMb, momentP95Ms } = await dataFigures();
  yield { name: 'dataLogMb', value: logMb, aim: null };
  yield { name: 'dataOpenSeconds', value: openSeconds, aim: { atMost: 15 } };
  yield { name: 'dataOpenMb', value: openMb, aim: { atMost: 500 } };
  yield { name: 'dataMomentP95Ms', value: momentP95Ms, aim: { atMost: 200 } };
}

async function buildUnlessThere(): Promise<void> {
  if (process.env.ZNODE_LAB_DIST === undefined)
    await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'error' });
}

/** What is left of a processor for others says little of the server: its own time for a write stands beside it. */
async function* ofLive(): AsyncGenerator<Figure> {
  const bare = await liveWrites();
  yield { name: 'liveWritesPerSecond', value: bare.perSecond, aim: { atLeast: 20_000 } };
  yield { name: 'liveWriteProcessorUs', value: bare.processorUs, aim: { atMost: 50 } };
  const shown = await liveWritesWithPage();
  yield { name: 'liveWritesWithPagePerSecond', value: shown.perSecond, aim: { atLeast: 5000 } };
  yield { name: 'liveWriteWithPageProcessorUs', value: shown.processorUs, aim: { atMost: 200 } };
  yield { name: 'latePageMs', value: await latePageMs(1_000_000), aim: { atMost: 3000 } };
  yield { name: 'livePingP99Ms', value: await livePingP99Ms(), aim: { atMost: 5 } };
}

async function* ofTap(): AsyncGenerator<Figure> {
  const { directP50Ms, directP99Ms, pipe, tap } = await tapLatency();
  yield { name: 'directP50Ms', value: directP50Ms, aim: null };
  yield { name: 'directP99Ms', value: directP99Ms, aim: null };
  yield { name: 'pipeAddedP50Ms', value: pipe.p50Ms, aim: null };
  yield { name: 'pipeAddedP99Ms', value: pipe.p99Ms, aim: null };
  yield { name: 'pipeProcessorUs', value: pipe.processorUs, aim: null };
  yield { name: 'tapAddedP50Ms', value: tap.p50Ms, aim: null };
  yield { name: 'tapProcessorUs', value: tap.processorUs, aim: null };
  yield { name: 'tapAddedP99Ms', value: tap.p99Ms, aim: { atMost: 1 } };
}

function* besideReal(): Generator<Figure> {
  for (const servers of [1, 3]) {
    const { engine, real, ratio } = writesBesideReal(servers);
    yield { name: `committedWritesPerSecond${servers}`, value: engine, aim: null };
    yield { name: `realWritesPerSecond${servers}`, value: real, aim: null };
    yield { name: `writesOverReal${servers}`, value: ratio, aim: { atLeast: 3 } };
  }
}

/** A browser is silent for minutes: what it is at stands where figures do not. */
function progress(what: string): void {
  process.stderr.write(`${what} …\n`);
}

function line({ name, value, aim }: Figure): string {
  const measured = `${name.padEnd(28)}${value.toLocaleString('en-US').padStart(14)}`;
  if (aim === null) return measured;
  const [wanted, reached] =
    'atLeast' in aim
      ? [`≥ ${aim.atLeast.toLocaleString('en-US')}`, value >= aim.atLeast]
      : [`≤ ${aim.atMost}`, value <= aim.atMost];
  return `${measured}   aim ${wanted.padEnd(10)} ${reached ? 'reached' : 'FALLS SHORT'}`;
}

helpIfAsked(import.meta.url, USAGE);
await main();
