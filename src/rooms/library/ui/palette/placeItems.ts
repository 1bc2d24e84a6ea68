// Where one can go and what can be set: pages, settings, views, files, and the things of the world shown.
import type { PaletteKind } from '../../../../words/contracts/paletteKind.ts';
import { DECK_PANEL } from '../../../../words/deckPanel.ts';
import { LANGUAGE_NAMES } from '../../../../words/languageNames.ts';
import { LANGUAGES } from '../../../../words/languages.ts';
import { letters } from '../../../../words/names.ts';
import { PALETTE } from '../../words/palette.ts';
import { TAKE_AWAY } from '../../../../words/takeAway.ts';
import type { Spoken } from '../../../../words/load.ts';
import { wordsNow } from '../../../../words/useWords.ts';
import { branchName, branchNamesNow } from '../../../../ui/controls/branches/branchName.ts';
import { PACES, setPacing, setSpeed, SPEED_OF, SPEEDS } from '../../../../ui/controls/pace.ts';
import { nextSentence, previousSentence } from '../../../../ui/controls/stepping.ts';
import { FORMS, takeAway, type Form } from '../../../../ui/controls/takeAway/TakeAway.tsx';
import { redo, undo } from '../../../../ui/controls/undo.ts';
import { fetched } from '../../../../ui/fetching/fetched.ts';
import type { DialogName, RoomEntry } from '../../../../ui/room/room.ts';
import { jumpToHead, jumpToStart, togglePlay } from '../../../../ui/playback/transport.ts';
import { switchBranch } from '../../../../ui/playback/gestures.ts';
import { deckNow } from '../../../../ui/stores/deckStore.ts';
import { openDialog } from '../../../../ui/stores/dialogs.ts';
import { notify } from '../../../../ui/stores/notices.ts';
import { openConsole, showPanel } from '../../../../ui/stores/panelTab.ts';
import { setPreferences, usePreferences } from '../../../../ui/stores/preferences.ts';
import { present } from '../../../../ui/stores/presentation.ts';
import { select, type Thing } from '../../../../ui/stores/selection.ts';
import { getExperiment } from '../../../../ui/stores/session.ts';
import { showSide } from '../../../../ui/stores/shownSide.ts';
import { fromRoom } from '../../../../ui/stores/stage.ts';
import { chooseViews } from '../../../../ui/stores/shownViews.ts';
import type { WorldView } from '../../../../ui/stores/useWorld.ts';
import { viewsFor } from '../../../../ui/views/viewsFor.ts';
import type { ViewId } from '../../../../scenarios/scenario/scenario.ts';
import { itemOf, type Languages, type PaletteItem } from '../../../../ui/room/paletteItem.ts';

type Say = (spoken: Spoken) => string | readonly string[];

const THEMES = ['system', 'light', 'dark'] as const;
/** As other pages call them. */
const ALSO_CALLED = {
  system: [],
  light: ['light mode', 'day mode', '浅色模式', '日间模式'],
  dark: ['dark mode', 'night mode', '深色模式', '夜间模式', '暗色'],
} as const;

/** What is done at once, whatever is shown. */
export function pageItems(entries: readonly RoomEntry[], languages: Languages): readonly PaletteItem[] {
  const item = (key: string, kind: PaletteKind, say: Say, run: () => void) =>
    itemOf(key, kind, languages, say, { what: 'run', run });
  const dialog = (name: DialogName, say: Say) => item(name, 'page', say, () => openDialog(name));
  return [
    item(
      'playPause',
      'page',
      ({ messages: { controls } }) => [`${controls.play} / ${controls.pause}`],
      togglePlay,
    ),
    item('stepBack', 'page', ({ messages }) => messages.controls.stepBack, previousSentence),
    item('stepForward', 'page', ({ messages }) => messages.controls.stepForward, nextSentence),
    item('toStart', 'page', ({ messages }) => messages.controls.toStart, jumpToStart),
    item('toHead', 'page', ({ messages }) => messages.controls.toHead, jumpToHead),
    item('undo', 'page', ({ messages }) => messages.controls.undo, undo),
    item('redo', 'page', ({ area }) => area(PALETTE).redo, redo),
    ...entryItems(entries, languages),
    dialog('share', ({ messages }) => [messages.shell.share, messages.dialogs.share.title]),
    dialog('film', ({ area }) => [`${area(TAKE_AWAY).film.make}…`, area(TAKE_AWAY).film.title]),
    dialog('storyboard', ({ area }) => area(TAKE_AWAY).storyboard.open),
    dialog('qr', ({ area }) => area(DECK_PANEL).qr.title),
    dialog('help', ({ messages }) => [messages.shell.help, messages.dialogs.help.title]),
    item('present', 'page', ({ messages }) => messages.shell.present, present),
    ...(['guide', 'card', 'log'] as const).map((tab) =>
      item(`panel ${tab}`, 'page', panelName(tab), () => showPanel(tab)),
    ),
    item(
      'panel console',
      'page',
      (spoken) => [panelName('console')(spoken), 'zkCli'],
      () => openConsole('lab'),
    ),
  ];
}

/** The ways into rooms. */
function entryItems(entries: readonly RoomEntry[], languages: Languages): readonly PaletteItem[] {
  return entries.map(({ key, say, run }) =>
    itemOf(
      key,
      'page',
      languages,
      (spoken) => {
        const { name, also = [] } = say(spoken);
        return [name, ...also];
      },
      { what: 'run', run },
    ),
  );
}

function panelName(tab: 'guide' | 'card' | 'log' | 'console'): (spoken: Spoken) => string {
  return ({ messages: { shell }, area }) => area(PALETTE).bySetting(shell.panels.name, shell.panels[tab]);
}

/** How the page looks and how time passes. */
export function settingItems(languages: Languages): readonly PaletteItem[] {
  const { locale, theme, pacing, speed } = usePreferences.getState();
  const hasTwoWorlds = getExperiment()?.worlds.length === 2;
  const item = (key: string, isInForce: boolean, say: Say, run: () => void) =>
    itemOf(key, 'setting', languages, say, { what: 'run', run, isInForce });
  const of =
    (name: (spoken: Spoken) => string, value: (spoken: Spoken) => string, ...also: readonly string[]): Say =>
    (spoken) => [spoken.area(PALETTE).bySetting(name(spoken), value(spoken)), ...also];
  return [
    ...LANGUAGES.map((id) =>
      item(
        `language ${id}`,
        id === locale,
        of(
          ({ messages }) => messages.dialogs.looks.language,
          () => LANGUAGE_NAMES[id],
          id,
        ),
        () => setPreferences({ locale: id }),
      ),
    ),
    ...THEMES.map((id) =>
      item(
        `theme ${id}`,
        id === theme,
        of(
          ({ messages }) => messages.dialogs.looks.theme,
          ({ messages }) => messages.dialogs.looks.themes[id],
          ...ALSO_CALLED[id],
        ),
        () => setPreferences({ theme: id }),
      ),
    ),
    ...PACES.map((id) =>
      item(
        `pace ${id}`,
        id === pacing,
        of(
          ({ messages }) => messages.controls.pacing,
          ({ messages }) => messages.controls[id],
        ),
        () => setPacing(id),
      ),
    ),
    ...SPEEDS.map((id) =>
      item(
        `speed ${id}`,
        SPEED_OF[id] === speed,
        of(
          ({ messages }) => messages.controls.speed,
          ({ messages: { controls } }) => `${controls.speeds[id]} ${controls.speedNames[id]}`,
        ),
        () => setSpeed(id),
      ),
    ),
    item(
      'compare',
      hasTwoWorlds,
      ({ area }) => area(PALETTE).twoWorlds,
      async () => (await fromRoom('compareOrNot'))('compare'),
    ),
    item(
      'single',
      !hasTwoWorlds,
      ({ area }) => area(PALETTE).oneWorld,
      async () => (await fromRoom('compareOrNot'))('single'),
    ),
  ];
}

/** The views of the scenario shown, to be put up or away. */
export function viewItems(shown: readonly ViewId[], languages: Languages): readonly PaletteItem[] {
  const scenario = getExperiment()?.scenarios[0];
  if (scenario === undefined) return [];
  return viewsFor(scenario).map((id) => {
    const isShown = shown.includes(id);
    const next = isShown ? shown.filter((other) => other !== id) : [...shown, id];
    const say: Say = ({ messages: { views }, area }) => {
      const { show, hide } = area(PALETTE);
      return (isShown ? hide : show)(views.names[id]);
    };
    return itemOf(`view ${id}`, 'view', languages, say, { what: 'run', run: () => chooseViews(next) });
  });
}

/** The moment as a file, the user's bookmarks and the branches of the run. */
export function keptItems(languages: Languages): readonly PaletteItem[] {
  const { bookmarks, open } = deckNow();
  const branches = getExperiment()?.branches ?? [];
  return [
    ...FORMS.map((form) =>
      itemOf(
        `file ${form}`,
        'file',
        languages,
        ({ area }) => [
          area(PALETTE).saveAs(area(TAKE_AWAY).forms[form].label),
          area(TAKE_AWAY).forms[form].about,
        ],
        { what: 'run', run: () => void saveAs(form) },
      ),
    ),
    itemOf('bookmark', 'page', languages, ({ area }) => area(DECK_PANEL).bookmarks.add, {
      what: 'run',
      run: () => openDialog('bookmarks'),
    }),
    ...(open === 'own' ? bookmarks : []).map(({ caption }, index) =>
      itemOf(`bookmark ${caption}`, 'bookmark', languages, () => caption, {
        what: 'run',
        run: () => void fetched(() => fromRoom('goTo')).then((goTo) => goTo(index)),
      }),
    ),
    ...(branches.length < 2 ? [] : branches).map((branch) =>
      itemOf(
        `branch ${branch.id}`,
        'branch',
        languages,
        ({ messages }) => branchName(branch, branchNamesNow(), messages),
        {
          what: 'run',
          run: () => switchBranch(branch.id),
          isInForce: branch.id === getExperiment()?.current,
        },
      ),
    ),
  ];
}

/** The page announces the result. */
async function saveAs(form: Form): Promise<void> {
  const words = wordsNow(TAKE_AWAY);
  const { label } = words.forms[form];
  const how = await takeAway(form).then(
    () => 'saved' as const,
    () => 'failed' as const,
  );
  notify({ text: words[how](label), action: null });
}

/** Everybody and everything in a world: chosen, it is selected in the picture. */
export function thingItems({ side, world }: WorldView, languages: Languages): readonly PaletteItem[] {
  const item = (kind: 'client' | 'server' | 'znode', id: string, say: Say) =>
    itemOf(`${kind} ${id}`, kind, languages, say, {
      what: 'run',
      run: () => turnTo({ world: side, kind, id }),
    });
  const paths = new Set([...world.servers.values()].flatMap(({ nodes }) => [...nodes.keys()]));
  return [
    ...[...world.clients.keys()].map((id) =>
      item('client', id, ({ messages }) => messages.panels.client.title(letters(id))),
    ),
    ...[...world.servers.keys()].map((id) =>
      item('server', id, ({ messages }) => messages.ensemble.server(Number(id.slice('server:'.length)))),
    ),
    // A sequential znode is also looked for by its number alone.
    ...[...paths].map((path) =>
      item('znode', path, () => [
        path,
        ...(/(\d{10})$/
          .exec(path)
          ?.slice(1)
          .map((digits) => `${Number(digits)}`) ?? []),
      ]),
    ),
  ];
}

/** Selects it, and gives it the focus where it is drawn. */
function turnTo(thing: Thing): void {
  const { world, kind, id } = thing;
  showSide(world);
  select(thing);
  // When the palette has closed and given the focus back.
  setTimeout(() => {
    const pictures = document.querySelectorAll('#picture svg[viewBox][role="group"]');
    const picture = pictures[pictures.length > 1 ? world : 0];
    picture?.querySelector<SVGElement>(`[data-thing="${CSS.escape(`${kind} ${id}`)}"]`)?.focus();
  });
}
