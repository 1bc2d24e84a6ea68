import { useState, type ReactNode } from 'react';
import { usualFaults, type Fault } from '../model/faults.ts';
import type { FoundRun, Shown } from '../model/search.ts';
import type { FromSearch } from '../model/service.ts';
import { causeOf } from '../model/cause.ts';
import { leastClients, withClients } from '../model/withClients.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { useWords } from '../../../words/useWords.ts';
import { ClientsField } from '../../../ui/controls/sceneForm/ClientsField.tsx';
import { FormLine } from '../../../ui/controls/sceneForm/FormLine.tsx';
import { usePausedWorld } from '../../../ui/controls/usePausedWorld.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import { getExperiment } from '../../../ui/stores/session.ts';
import { worldTitle } from '../../../ui/draw/board/worldTitle.ts';
import styles from './breakIt.module.css';
import { Besides } from './Besides.tsx';
import { claimNames } from './claimNames.ts';
import { CallsOfRun } from './CallsOfRun.tsx';
import { EveryRun } from './EveryRun.tsx';
import { FaultBoxes } from './FaultBoxes.tsx';
import { FindingsText } from './FindingsText.tsx';
import { findingsOf, type BrokenPromise } from './findings.ts';
import { openFilm } from './openFilm.ts';
import { keptByWorld } from './keptByWorld.ts';
import { useSearch, YET_TO_SEARCH, type SearchState } from './useSearch.ts';

const SECONDS = 30;
/** Enough for all that is known to go wrong, and a short film. */
const FEW_CLIENTS = 3;
/** More take long, and find no more. */
const MOST_CLIENTS = 8;

interface World {
  readonly side: WorldSide;
  readonly choice: ScenarioChoice;
  readonly scenario: Scenario;
}

/** Looks for a run of what is shown that breaks a promise, and opens it. */
export function BreakItDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const own = useWords(BREAK_IT);
  usePausedWorld();
  const [worlds] = useState(shownWorlds);
  const [side, setSide] = useState('0');
  return (
    <Dialog title={own.title} onClose={onClose}>
      {worlds.length > 1 && (
        <FormLine label={words.dialogs.scene.world}>
          <Choice
            name={words.dialogs.scene.world}
            value={side}
            options={worlds.map(({ choice }, at) => ({
              value: String(at),
              label: at === 0 ? words.shell.left : words.shell.right,
              name: words.format.labelled(
                at === 0 ? words.shell.left : words.shell.right,
                worldTitle(choice, words).name,
              ),
            }))}
            onChoose={setSide}
          />
        </FormLine>
      )}
      {worlds.map((world) => (
        <Kept key={world.side} isShown={String(world.side) === side}>
          <OfWorld world={world} onClose={onClose} />
        </Kept>
      ))}
    </Dialog>
  );
}

function shownWorlds(): readonly World[] {
  const experiment = getExperiment();
  return (experiment?.choices ?? []).flatMap((choice, at) => {
    const scenario = experiment?.scenarios[at];
    return scenario === undefined ? [] : [{ side: at === 0 ? 0 : 1, choice, scenario }];
  });
}

interface OfWorldProps {
  readonly world: World;
  readonly onClose: () => void;
}

function OfWorld({ world, onClose }: OfWorldProps) {
  const words = useWords();
  const own = useWords(BREAK_IT);
  const { side, choice, scenario } = world;
  const { name } = worldTitle(choice, words);
  const claims = claimsOf(scenario, choice.values);
  const [way, setWay] = useKeptWay(choice, () => 'search');
  const isOwn = runsOwnCode(choice);
  const calls = <CallsOfRun side={side} onShown={onClose} />;
  if (claims.length === 0 && !isOwn)
    return (
      <>
        <p>{own.noPromises(name)}</p>
        {calls}
      </>
    );
  return (
    <>
      <Choice
        name={own.ways.name}
        value={way}
        options={WAYS.map((value) => ({ value, label: own.ways[value] }))}
        onChoose={(chosen) => setWay(() => chosen)}
      />
      {way === 'search' && <p>{own.about(name)}</p>}
      {way !== 'calls' && (
        <p className={styles.note}>
          {claims.length === 0 ? own.notJudged : own.promises(claimNames(scenario, choice.values, words))}
        </p>
      )}
      <Kept isShown={way === 'search'}>
        <SearchOf world={world} onClose={onClose} />
      </Kept>
      <Kept isShown={way === 'everyRun'}>
        <EveryRun world={world} onClose={onClose} />
      </Kept>
      <Kept isShown={way === 'calls'}>{calls}</Kept>
    </>
  );
}

interface KeptProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Begins when it is first shown, and keeps what it has found while something else is. */
function Kept({ isShown, children }: KeptProps) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!isShown && !wasShown) return null;
  return (
    <div className={styles.kept} hidden={!isShown}>
      {children}
    </div>
  );
}

const WAYS = ['search', 'everyRun', 'calls'] as const;

const useKeptWay = keptByWorld<(typeof WAYS)[number]>();
const useKeptOrder = keptByWorld<Order>();
const useKeptSearch = keptByWorld<SearchState>();
/** How often it was searched, and what is known from before. */
const useKeptBefore = keptByWorld<{ readonly searches: number; readonly known: readonly FoundRun[] }>();

function SearchOf({ world, onClose }: { readonly world: World; readonly onClose: () => void }) {
  const { choice, scenario } = world;
  const words = useWords();
  const own = useWords(BREAK_IT);
  const [order, setOrder] = useKeptOrder(choice, () => ({
    clients: fewClients(world),
    allow: usualFaults(scenario),
  }));
  const [{ searches, known }, setBefore] = useKeptBefore(choice, () => NOTHING_BEFORE);
  const search = useSearch(useKeptSearch(choice, () => YET_TO_SEARCH));
  const { is, latest } = search;
  const { clients, allow } = order;
  const found = latest === null || latest.type === 'failed' ? null : latest.found;
  const start = (): void => {
    // The same seed would try the same runs again.
    const now = found === null ? known : [...known, found];
    const except = now.map(causeOf);
    search.start({
      choice: withClients(choice, clients),
      allow,
      seed: searches + 1,
      seconds: SECONDS,
      except,
    });
    setBefore(() => ({ searches: searches + 1, known: now }));
  };
  const change = (changed: Partial<Order>): void => {
    search.forget();
    setBefore(() => NOTHING_BEFORE);
    setOrder((before) => ({ ...before, ...changed }));
  };
  const findings = findingsOf(latest, words, own);
  const isRunning = is === 'running';
  return (
    <>
      <fieldset className={styles.order} disabled={isRunning}>
        {/* Who is in a composed world is its plan's to say. */}
        {choice.plan === undefined && (
          <ClientsField
            clients={clients}
            min={leastClients(scenario, choice)}
            max={Math.min(scenario.clients.max, Math.max(MOST_CLIENTS, clients))}
            onChange={(few) => change({ clients: few })}
          />
        )}
        <FaultBoxes allow={allow} onChange={(faults) => change({ allow: faults })} />
      </fieldset>
      <div className={styles.buttons}>
        {/* One button that stays where it is, and so keeps the focus. */}
        <Button look={is === 'yetToStart' ? 'main' : 'plain'} onClick={isRunning ? search.stop : start}>
          {isRunning ? own.stop : is === 'over' ? own.again : own.search(SECONDS)}
        </Button>
        {/* What is there can be watched while a shorter run is looked for. */}
        {found !== null && findings.broken !== null && (
          <OpenFilm found={found} broken={findings.broken} onOpen={search.stop} onOpened={onClose} />
        )}
      </div>
      {isRunning && (
        <progress
          className={styles.progress}
          aria-label={own.progress}
          max={SECONDS}
          value={secondsOf(latest)}
        />
      )}
      {search.isHere && <p className={styles.note}>{own.onPage}</p>}
      <p role="status" className={styles.headline} data-found={found !== null || undefined}>
        {is !== 'yetToStart' && findings.headline}
      </p>
      {is !== 'yetToStart' && <FindingsText findings={findings} onLeave={onClose} />}
      <Besides
        known={known}
        shown={latest === null || latest.type === 'failed' ? NOTHING_SHOWN : latest.shown}
        onOpened={onClose}
      />
    </>
  );
}

const NOTHING_BEFORE = { searches: 0, known: [] };
const NOTHING_SHOWN: readonly Shown[] = [];

interface Order {
  readonly clients: number;
  readonly allow: readonly Fault[];
}

function secondsOf(latest: FromSearch | null): number {
  return latest?.type === 'progress' ? latest.seconds : 0;
}

/** As many as there are where fewer make no sense with what was chosen. */
function fewClients({ choice, scenario }: World): number {
  const { min, initial } = scenario.clients;
  const clients = Math.max(min, Math.min(initial, FEW_CLIENTS));
  const contradiction = scenario.contradiction?.({ ...choice, clients }) ?? null;
  return contradiction === null ? clients : choice.clients;
}

interface FilmProps {
  readonly found: FoundRun;
  readonly broken: BrokenPromise;
  readonly onOpen: () => void;
  readonly onOpened: () => void;
}

function OpenFilm({ found, broken, onOpen, onOpened }: FilmProps) {
  const own = useWords(BREAK_IT);
  const [hasFailed, setHasFailed] = useState(false);
  const open = async (): Promise<void> => {
    onOpen();
    const captions = { commands: broken.commands, broken: own.broken(broken.name) };
    if (await openFilm(found, captions)) onOpened();
    else setHasFailed(true);
  };
  return (
    <>
      <Button look="main" onClick={() => void open().catch(() => setHasFailed(true))}>
        {own.open}
      </Button>
      {hasFailed && <p role="alert">{own.notOpened}</p>}
    </>
  );
}
