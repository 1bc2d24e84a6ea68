// What a phone shows: the vote that is open, and its client or its server as large as there is room.
import type { Act, ClientFace, ServerFace, SessionNews, VoteShown, WorldFace } from '../model/protocol.ts';
import { drawn, element } from './element.ts';
import type { Texts } from './texts.ts';

export interface Shown {
  readonly name: string;
  /** Whether the relay answers; `joining` until it has answered for the first time. */
  readonly line: 'joining' | 'up' | 'away';
  readonly isHostThere: boolean;
  readonly me: ClientFace | ServerFace | null;
  readonly vote: VoteShown | null;
  /** The answer that was pressed, until the teacher's page has counted it. */
  readonly sent: VoteSent | null;
  /** A watch event has just come. */
  readonly isWoken: boolean;
}

export interface VoteSent {
  readonly vote: string;
  readonly option: string;
}

export interface Presses {
  readonly act: (act: Act) => void;
  readonly choose: (vote: string, option: string) => void;
}

/** The page as a whole: it is small, and the focus stays with the button that has it. */
export function drawScreen(page: HTMLElement, shown: Shown, texts: Texts, presses: Presses): void {
  const focused = document.activeElement?.getAttribute('data-key') ?? null;
  mark(page, shown);
  page.replaceChildren(
    element('p', { class: 'name' }, element('span', {}, shown.name), otherLanguage(texts)),
    ...(shown.line === 'away'
      ? [element('p', { class: 'away', role: 'alert' }, awayText(shown, texts))]
      : []),
    ...(shown.vote === null ? [] : [voteOf(shown.vote, shown.sent, texts, presses)]),
    ...partOf(shown, texts, presses),
  );
  if (focused !== null) page.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

/** The same page in the other language. The phone stays the one it is. */
export function otherLanguage({ other: { tag, name } }: Texts): HTMLElement {
  return element('a', { class: 'language', href: `?lang=${tag}`, lang: tag, 'data-key': 'language' }, name);
}

/** For scripts, and for the style sheet. */
function mark(page: HTMLElement, shown: Shown): void {
  const { me, line, isWoken } = shown;
  const [first, second] = worldsOf(shown);
  const set = (name: string, value: string | null): void => {
    if (value === null) page.removeAttribute(name);
    else page.setAttribute(name, value);
  };
  set('data-me', me === null ? '' : me.kind === 'client' ? me.letters : String(me.number));
  set('data-state', line === 'up' ? (first?.state ?? (me?.kind === 'server' ? me.role : 'joined')) : line);
  set('data-wakeups', String(first?.wakeUps ?? 0));
  set('data-wakeups-right', second === undefined ? null : String(second.wakeUps));
  set('data-session', first?.session ?? 'NONE');
  set('data-hue', me?.kind === 'client' ? String(me.hue) : null);
  set('data-woken', isWoken ? '' : null);
}

/** Out of reach the phone knows no more than its client does: that its connection is lost. */
function worldsOf({ me, line }: Shown): readonly WorldFace[] {
  if (me?.kind !== 'client') return [];
  if (line === 'up') return me.worlds;
  return me.worlds.map((world) =>
    world.session === 'CONNECTED' || world.session === 'RECONNECTED'
      ? { ...world, state: 'cut', waitsFor: null, place: null, session: 'SUSPENDED' }
      : world,
  );
}

function awayText({ me }: Shown, texts: Texts): string {
  return me?.kind === 'client' ? texts.awayClient : texts.away;
}

function partOf(shown: Shown, texts: Texts, presses: Presses): readonly Node[] {
  const { me, name, vote, line, isHostThere } = shown;
  if (me?.kind === 'client') return [clientOf(me, shown, texts, presses)];
  if (me?.kind === 'server') return [serverOf(me, texts)];
  if (line === 'joining') return [element('p', { class: 'look', role: 'status' }, texts.joining)];
  if (line === 'away') return [];
  if (!isHostThere) return [element('p', { class: 'look', role: 'status' }, texts.noHost)];
  if (vote !== null) return [];
  return [
    element(
      'div',
      { class: 'look', role: 'status' },
      element('p', {}, texts.joined(name)),
      element('p', {}, texts.look),
    ),
  ];
}

function voteOf(vote: VoteShown, sent: VoteSent | null, texts: Texts, presses: Presses): HTMLElement {
  const title = element('h1', {}, vote.question);
  if (vote.state === 'closed') {
    const most = Math.max(1, ...Object.values(vote.counts ?? {}));
    const bars = vote.options.map(({ id, text }) => barOf({ id, text }, vote, most, texts));
    return element(
      'section',
      { class: 'vote' },
      title,
      element('p', { class: 'hint', role: 'status' }, texts.closed),
      element('ul', { class: 'bars' }, ...bars),
    );
  }
  const isCounted = (vote.chosen ?? null) !== null;
  const pressed = vote.chosen ?? sent?.option ?? null;
  const buttons = vote.options.map(({ id, text }) => {
    const button = element(
      'button',
      {
        type: 'button',
        'data-option': id,
        'data-key': `option ${id}`,
        'aria-pressed': String(pressed === id),
        ...(pressed === null ? {} : { disabled: '' }),
      },
      text,
    );
    button.addEventListener('click', () => presses.choose(vote.id, id));
    return button;
  });
  const hint = isCounted ? texts.chosen : pressed === null ? texts.choose : texts.sending;
  return element(
    'section',
    { class: 'vote' },
    title,
    element('div', { class: 'options' }, ...buttons),
    element('p', { class: 'hint', role: 'status' }, hint),
  );
}

function barOf(
  { id, text }: VoteShown['options'][number],
  { counts, right, chosen }: VoteShown,
  most: number,
  texts: Texts,
): HTMLElement {
  const count = counts?.[id] ?? 0;
  const bar = element('span', { class: 'bar', 'aria-hidden': 'true' });
  bar.style.width = `${(100 * count) / most}%`;
  return element(
    'li',
    { ...(right === id ? { 'data-right': '' } : {}), ...(chosen === id ? { 'data-chosen': '' } : {}) },
    bar,
    element(
      'span',
      { class: 'option' },
      text,
      ...(chosen === id ? [element('small', {}, ` · ${texts.ownAnswer}`)] : []),
      ...(right === id ? [element('b', {}, `✓ ${texts.rightAnswer}`)] : []),
    ),
    element('span', { class: 'count' }, String(count)),
  );
}

function clientOf(me: ClientFace, shown: Shown, texts: Texts, presses: Presses): HTMLElement {
  const worlds = worldsOf(shown);
  const [first, second] = worlds;
  const times = worlds.map(({ wakeUps }) => wakeUps);
  const isLost = worlds.some(({ session }) => session === 'LOST');
  return element(
    'section',
    { class: 'client' },
    discOf(me, first),
    element(
      'div',
      { class: 'states', role: 'status' },
      ...(shown.isWoken ? [element('p', { class: 'wakeUp' }, texts.wakeUp)] : []),
      ...(first === undefined ? [] : [stateOf(first, second === undefined ? null : texts.left, texts)]),
      ...(second === undefined ? [] : [stateOf(second, texts.right, texts)]),
    ),
    element('p', { class: 'woken' }, texts.woken(times)),
    ...(isLost ? [element('p', { class: 'lost' }, texts.lost)] : []),
    ...(me.news.length === 0 ? [] : [newsOf(me.news, texts)]),
    // Out of reach it can do nothing.
    ...(shown.line === 'up'
      ? [element('div', { class: 'acts' }, ...me.acts.map((act) => actOf(act, texts, presses)))]
      : []),
  );
}

function discOf({ outline, letters }: ClientFace, first: WorldFace | undefined): SVGElement {
  const size = letters.length > 1 ? 74 : 104;
  return drawn(
    'svg',
    { class: 'disc', viewBox: '-120 -120 240 240', 'aria-hidden': 'true', 'data-body': bodyOf(first) },
    drawn('path', { d: outline }),
    drawn('text', { y: String(size * 0.35), style: `font-size:${size}px` }, letters),
  );
}

function bodyOf(world: WorldFace | undefined): 'awake' | 'asleep' | 'dead' {
  if (world?.state === 'killed' || world?.state === 'done') return 'dead';
  return world?.state === 'waiting' || world?.state === 'paused' || world?.state === 'idle'
    ? 'asleep'
    : 'awake';
}

function stateOf(world: WorldFace, side: string | null, texts: Texts): HTMLElement {
  const { place, session } = world;
  const said = saidOf(world, texts);
  const more = [
    ...(place !== null && place > 1 ? [texts.place(place)] : []),
    ...(session === 'NONE' ? [] : [texts.sessions[session]]),
  ];
  return element(
    'p',
    { class: 'state', 'data-session': session },
    ...(side === null ? [] : [element('small', {}, side)]),
    element('strong', {}, said),
    element('span', { class: 'more' }, more.join(' · ')),
  );
}

function saidOf({ state, waitsFor, session }: WorldFace, texts: Texts): string {
  if (state === 'waiting' && waitsFor !== null) return texts.waitsFor(waitsFor);
  return state === 'done' && session === 'LOST' ? texts.expired : texts.states[state];
}

/** Newest first: that is what the user comes back to. */
function newsOf(news: readonly SessionNews[], texts: Texts): HTMLElement {
  const lines = news
    .slice(-4)
    .toReversed()
    .map(({ state, atMs }) =>
      element('li', { 'data-news': state }, `${texts.sessions[state]} ${texts.at((atMs / 1000).toFixed(1))}`),
    );
  return element('ol', { class: 'news' }, ...lines);
}

function actOf(act: Act, texts: Texts, presses: Presses): HTMLElement {
  const button = element(
    'button',
    {
      type: 'button',
      'data-act': act,
      'data-key': `act ${act}`,
      ...(act === 'release' ? { class: 'main' } : {}),
    },
    texts.acts[act],
  );
  button.addEventListener('click', () => presses.act(act));
  return button;
}

function serverOf(me: ServerFace, texts: Texts): HTMLElement {
  const votes = me.votes.map((vote) =>
    element('li', {}, texts.voteOf(vote.from, vote.for, vote.from === me.number)),
  );
  const log = me.log
    .toReversed()
    .map(({ zxid, what, isCommitted }) =>
      element(
        'li',
        isCommitted ? {} : { 'data-open': '' },
        element('code', {}, zxid),
        ` ${what} `,
        element('small', {}, isCommitted ? texts.committed : texts.notCommitted),
      ),
    );
  return element(
    'section',
    { class: 'server', 'data-role': me.role },
    element('h1', {}, texts.server(me.number)),
    element('p', { class: 'role', role: 'status' }, texts.roles[me.role], ' · ', texts.epoch(me.epoch)),
    element('p', {}, texts.reaches(me.reaches)),
    element('h2', {}, texts.votes),
    votes.length === 0 ? element('p', { class: 'hint' }, texts.noVotes) : element('ul', {}, ...votes),
    element('h2', {}, texts.log),
    log.length === 0
      ? element('p', { class: 'hint' }, texts.emptyLog)
      : element('ol', { class: 'log' }, ...log),
  );
}
