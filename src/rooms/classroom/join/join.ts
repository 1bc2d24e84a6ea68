// The page of a phone: joins the class, shows what it is told, and says what is pressed.
import './join.css';
import { PHONE_ADDRESS } from './address.ts';
import { drawScreen, otherLanguage, type Shown } from './draw.ts';
import { element } from './element.ts';
import { forgetPhone, keepPhone, keptPhone } from './keptPhone.ts';
import { Line } from './line.ts';
import { readMessage } from './read.ts';
import type { Screen } from '../model/protocol.ts';
import { textsFor } from './texts.ts';

const { lang, texts } = textsFor(new URLSearchParams(location.search).get('lang'), navigator.languages);
const page = document.getElementById('join') ?? document.body;
document.documentElement.lang = lang;
document.title = `${texts.title} · Znode Lab`;

/** So long a wake-up is shown. */
const WAKE_MS = 1600;
const WAKE_PATTERN = [180, 80, 180];

let shown: Shown = { name: '', line: 'joining', isHostThere: true, me: null, vote: null, isWoken: false };
let wokenTimer: ReturnType<typeof setTimeout> | undefined;

const line = new Line(PHONE_ADDRESS, (text) => readMessage(text, texts), {
  changed: (isUp) => change({ line: isUp ? 'up' : 'away' }),
  hear: (message) => {
    switch (message.kind) {
      case 'welcome':
        keepPhone({ name: shown.name, token: message.token });
        return;
      case 'beat':
        return;
      case 'host':
        change(message.isThere ? { isHostThere: true } : { isHostThere: false, me: null, vote: null });
        return;
      case 'screen':
        hearScreen(message);
        return;
      case 'bye':
        forgetPhone();
        askName(texts.bye[message.why]);
    }
  },
});

const kept = keptPhone();
if (kept === null) askName();
else {
  shown = { ...shown, name: kept.name };
  draw();
  line.open(kept.name, kept.token);
}

function hearScreen({ me, vote }: Screen): void {
  const next: Partial<Shown> = {};
  if (me !== undefined) Object.assign(next, { me });
  if (vote !== undefined) {
    // What it has chosen it knows by itself, unless it is told anew.
    const chosen = vote?.id === shown.vote?.id ? (shown.vote?.chosen ?? null) : null;
    Object.assign(next, { vote: vote === null ? null : { chosen, ...vote } });
  }
  const isWoken = me?.kind === 'client' && wakeUpsOf(me) > wakeUpsOf(shown.me);
  if (isWoken && shown.me?.kind === 'client' && me.letters === shown.me.letters) wake();
  change(next);
}

function wakeUpsOf(me: Shown['me']): number {
  return me?.kind === 'client' ? me.worlds.reduce((sum, { wakeUps }) => sum + wakeUps, 0) : 0;
}

function wake(): void {
  // Phones without it only flash.
  if ('vibrate' in navigator) navigator.vibrate(WAKE_PATTERN);
  clearTimeout(wokenTimer);
  shown = { ...shown, isWoken: true };
  wokenTimer = setTimeout(() => change({ isWoken: false }), WAKE_MS);
}

function change(part: Partial<Shown>): void {
  shown = { ...shown, ...part };
  draw();
}

function draw(): void {
  drawScreen(page, shown, texts, {
    act: (act) => line.say({ kind: 'act', act }),
    choose: (vote, option) => {
      line.say({ kind: 'vote', vote, option });
      if (shown.vote !== null) change({ vote: { ...shown.vote, chosen: option } });
    },
  });
}

/** `why`: what has ended the class for this phone. */
function askName(why: string | null = null): void {
  const input = element('input', { type: 'text', name: 'name', maxlength: '24', autocomplete: 'nickname' });
  const button = element('button', { type: 'submit', class: 'main' }, texts.join);
  const label = element('label', {}, element('span', {}, texts.name), input);
  const form = element(
    'form',
    { class: 'form' },
    label,
    element('p', { class: 'hint' }, texts.nameHint),
    button,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    shown = {
      name: input.value.trim(),
      line: 'joining',
      isHostThere: true,
      me: null,
      vote: null,
      isWoken: false,
    };
    draw();
    line.open(shown.name, null);
  });
  for (const name of page.getAttributeNames()) if (name.startsWith('data-')) page.removeAttribute(name);
  page.replaceChildren(
    element('h1', {}, texts.title),
    ...(why === null ? [] : [element('p', { role: 'alert', class: 'why' }, why)]),
    form,
    otherLanguage(texts),
  );
}
