// The world shown beside another one, on one clock: another future of it, any scenario, a world that is kept here, or what was
// sent.
import { findScenario } from '../../../scenarios/catalogue.ts';
import { MAX_CLIENTS } from '../../../scenarios/experiment/experiment.ts';
import { parseWorldFile } from '../../../scenarios/link/worldFile.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { WORLDS } from '../words/worlds.ts';
import { branchName, branchNamesNow } from '../../../ui/controls/branches/branchName.ts';
import { library } from '../../../ui/stores/library.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { shownSide } from '../../../ui/stores/shownSide.ts';
import { compareBranch, compareLink, compareMoment } from './compareRuns.ts';
import { openSaved, useSavedWorlds } from './savedWorlds.ts';
import { openLoaded } from '../../../ui/scenes/openScene.ts';
import { foundScenes } from '../../../ui/scenes/foundScenes.ts';
import { itemOf, type Languages, type PaletteItem } from '../../../ui/room/paletteItem.ts';

/** The comparison of the world shown, and the worlds that are kept here. */
export function paletteItems(languages: Languages): readonly PaletteItem[] {
  return [...compareItem(languages), ...savedItems(languages)];
}

function savedItems(languages: Languages): readonly PaletteItem[] {
  return useSavedWorlds.getState().worlds.map((world) =>
    itemOf(`world ${world.id}`, 'world', languages, ({ area }) => world.name || area(WORLDS).unnamed, {
      what: 'run',
      run: () => void openSaved(world),
    }),
  );
}

/** Asks what the world that is looked at is to be compared with. */
function compareItem(languages: Languages): readonly PaletteItem[] {
  const choices = getExperiment()?.choices ?? [];
  const shown = choices[Math.min(shownSide(), choices.length - 1)];
  if (shown === undefined) return [];
  const values = () => [
    ...withBranches(languages),
    ...withScenarios(shown, languages),
    ...withSaved(languages),
  ];
  const typed = (text: string) => (text.includes('#') ? linkItem(text, languages) : null);
  return [
    itemOf('compareWith', 'page', languages, ({ area }) => area(WORLDS).compare.ask, {
      what: 'ask',
      values,
      typed,
    }),
  ];
}

function linkItem(text: string, languages: Languages): PaletteItem {
  const run = () => void compareLink(text);
  return itemOf('compare link', 'page', languages, ({ area }) => area(WORLDS).compare.withLink, {
    what: 'run',
    run,
  });
}

/** Other futures of the run shown. */
function withBranches(languages: Languages): readonly PaletteItem[] {
  const experiment = getExperiment();
  const names = branchNamesNow();
  return (experiment?.branches ?? [])
    .filter(({ id }) => id !== experiment?.current)
    .map((branch) =>
      itemOf(
        `compare branch ${branch.id}`,
        'branch',
        languages,
        ({ messages }) => branchName(branch, names, messages),
        { what: 'run', run: () => void compareBranch(branch.id) },
      ),
    );
}

function withScenarios(shown: ScenarioChoice, [own, ...others]: Languages): readonly PaletteItem[] {
  const entries = foundScenes(
    own.messages,
    others.map(({ messages }) => messages),
  );
  return entries.flatMap(({ scene, name, names, tags, said }) => {
    const [other] = scene.kind === 'scenario' ? scene.choices() : [];
    const two = other === undefined ? null : besides(shown, other);
    if (two === null) return [];
    const run = () => void openLoaded(two);
    const does = { what: 'run', run } as const;
    return [{ key: `compare ${scene.id}`, kind: 'scenario' as const, name, names, tags, said, does }];
  });
}

/** As they were left: with all that was done in them. */
function withSaved(languages: Languages): readonly PaletteItem[] {
  return useSavedWorlds.getState().worlds.flatMap(({ id, name, text }) => {
    const parsed = parseWorldFile(text, library);
    if (!parsed.ok || parsed.value.choices.length !== 1) return [];
    const run = () => void compareMoment(parsed.value);
    const say = () => name || languages[0].area(WORLDS).unnamed;
    return [itemOf(`compare world ${id}`, 'world', languages, say, { what: 'run', run })];
  });
}

/** Two worlds have one seed and as many clients, as their link says; null where no number of clients fits both. */
function besides(shown: ScenarioChoice, other: ScenarioChoice): readonly ScenarioChoice[] | null {
  const [a, b] = [clientsOf(shown), clientsOf(other)];
  const min = Math.max(a.min, b.min);
  const clients = Math.max(min, Math.min(shown.clients, a.max, b.max));
  if (clients > Math.min(a.max, b.max)) return null;
  const beside = sideChoice({ scenario: other.scenario, values: { ...other.values } }, shown.seed, clients);
  const two = [{ ...shown, clients }, beside];
  const isSound = two.every((each) => (findScenario(each.scenario)?.contradiction?.(each) ?? null) === null);
  return isSound ? two : null;
}

/** A composed world has the clients it has. */
function clientsOf({ scenario, plan, clients }: ScenarioChoice): {
  readonly min: number;
  readonly max: number;
} {
  if (plan !== undefined) return { min: clients, max: clients };
  const bounds = findScenario(scenario)?.clients ?? { min: 1, max: MAX_CLIENTS };
  return { min: bounds.min, max: Math.min(bounds.max, MAX_CLIENTS) };
}
