// The page of a phone: joins the class, shows what it is told, and says what is pressed.
import './join.css';
import { PHONE_ADDRESS } from './address.ts';
import { drawScreen, otherLanguage, type Shown } from './draw.ts';
import { element } from './element.ts';
import { forgetPhone, keepPhone, keptPhone, keptToken, leaveTab } from './keptPhone.ts';
import { Line } from './line.ts';
import { readMessage } from './read.ts';
import type { Screen, ToPhone } from '../model/protocol.ts';
import { textsFor } from './texts.ts';

const { lang, texts } = textsFor(new URLSearchParams(location.search).get('lang'), navigator.languages);
document.documentElement.lang = lang;
document.title = `${texts.title} · Znode Lab`;

/** So long a wake-up is shown. */
const WAKE_MS = 1600;
const WAKE_PATTERN = [180, 80, 180];

const AT_FIRST: Shown = {
  name: '',
  line: 'joining',
  isHostThere: true,
  me: null,
  vote: null,
  sent: null,
  isWoken: false,
};

/** The phone is in no class, and asks for a name. `why`: what has ended the class for it. */
interface Out {
  readonly line: 'out';
  readonly why: string | null;
}

class PhonePage {
  readonly #page = document.getElementById('join') ?? document.body;
  readonly #line = new Line(PHONE_ADDRESS, (text) => readMessage(text, texts), {
    changed: (isUp) => this.#change({ line: isUp ? 'up' : 'away' }),
    hear: (message) => this.#hear(message),
  });
  #shown: Shown | Out = { line: 'out', why: null };
  #wokenTimer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    const kept = keptPhone();
    if (kept === null) return this.#leave(null);
    this.#join(kept.name, kept.token);
  }

  #join(name: string, token: string | null): void {
    this.#show({ ...AT_FIRST, name });
    this.#line.open(name, token);
  }

  #leave(why: string | null): void {
    clearTimeout(this.#wokenTimer);
    this.#show({ line: 'out', why });
  }

  #hear(message: ToPhone): void {
    const shown = this.#shown;
    if (shown.line === 'out') return;
    switch (message.kind) {
      case 'welcome':
        keepPhone({ name: shown.name, token: message.token });
        return;
      case 'beat':
        return;
      case 'host':
        this.#change(
          message.isThere ? { isHostThere: true } : { isHostThere: false, me: null, vote: null, sent: null },
        );
        return;
      case 'screen':
        this.#hearScreen(message, shown);
        return;
      case 'bye':
        if (message.why === 'removed') forgetPhone();
        else leaveTab();
        this.#leave(texts.bye[message.why]);
    }
  }

  #hearScreen({ me, vote }: Screen, before: Shown): void {
    const next: Partial<Shown> = {};
    if (me !== undefined) Object.assign(next, { me });
    if (vote !== undefined) {
      // What it has chosen it knows by itself, unless it is told anew.
      const isSame = vote?.id === before.vote?.id && vote?.question === before.vote?.question;
      const chosen = isSame ? (before.vote?.chosen ?? null) : null;
      const isCounted = (vote?.chosen ?? chosen) !== null;
      const sent = isSame && vote?.state === 'open' && !isCounted ? before.sent : null;
      // Told that it has not voted: what it has sent was lost on the way.
      if (sent !== null && vote?.chosen === null) this.#line.say({ kind: 'vote', ...sent });
      Object.assign(next, { vote: vote === null ? null : { chosen, ...vote }, sent });
    }
    const isWoken = me?.kind === 'client' && wakeUpsOf(me) > wakeUpsOf(before.me);
    if (isWoken && before.me?.kind === 'client' && me.letters === before.me.letters) {
      Object.assign(next, { isWoken });
      this.#wake();
    }
    this.#change(next);
  }

  #wake(): void {
    // Phones without it only flash.
    if ('vibrate' in navigator) navigator.vibrate(WAKE_PATTERN);
    clearTimeout(this.#wokenTimer);
    this.#wokenTimer = setTimeout(() => this.#change({ isWoken: false }), WAKE_MS);
  }

  /** In no class there is nothing to change. */
  #change(part: Partial<Shown>): void {
    if (this.#shown.line !== 'out') this.#show({ ...this.#shown, ...part });
  }

  #show(shown: Shown | Out): void {
    this.#shown = shown;
    if (shown.line === 'out') return this.#askName(shown.why);
    drawScreen(this.#page, shown, texts, {
      act: (act) => this.#line.say({ kind: 'act', act }),
      choose: (vote, option) => {
        this.#line.say({ kind: 'vote', vote, option });
        this.#change({ sent: { vote, option } });
      },
    });
  }

  #askName(why: string | null): void {
    const page = this.#page;
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
      this.#join(input.value.trim(), keptToken());
    });
    for (const name of page.getAttributeNames()) if (name.startsWith('data-')) page.removeAttribute(name);
    page.replaceChildren(
      element('h1', {}, texts.title),
      ...(why === null ? [] : [element('p', { role: 'alert', class: 'why' }, why)]),
      form,
      otherLanguage(texts),
    );
  }
}

function wakeUpsOf(me: Shown['me']): number {
  return me?.kind === 'client' ? me.worlds.reduce((sum, { wakeUps }) => sum + wakeUps, 0) : 0;
}

new PhonePage().begin();
