// The page of a phone: joins the class, shows what it is told, and says what is pressed.
import './join.css';
import { PHONE_ADDRESS } from './address.ts';
import { drawScreen, otherLanguage, type Shown } from './draw.ts';
import { element } from './element.ts';
import { forgetPhone, keepPhone, keptPhone } from './keptPhone.ts';
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
  isWoken: false,
};

class PhonePage {
  readonly #page = document.getElementById('join') ?? document.body;
  readonly #line = new Line(PHONE_ADDRESS, (text) => readMessage(text, texts), {
    changed: (isUp) => this.#change({ line: isUp ? 'up' : 'away' }),
    hear: (message) => this.#hear(message),
  });
  #shown = AT_FIRST;
  #wokenTimer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    const kept = keptPhone();
    if (kept === null) return this.#askName();
    this.#join(kept.name, kept.token);
  }

  #join(name: string, token: string | null): void {
    this.#shown = { ...AT_FIRST, name };
    this.#draw();
    this.#line.open(name, token);
  }

  #hear(message: ToPhone): void {
    switch (message.kind) {
      case 'welcome':
        keepPhone({ name: this.#shown.name, token: message.token });
        return;
      case 'beat':
        return;
      case 'host':
        this.#change(message.isThere ? { isHostThere: true } : { isHostThere: false, me: null, vote: null });
        return;
      case 'screen':
        this.#hearScreen(message);
        return;
      case 'bye':
        forgetPhone();
        this.#askName(texts.bye[message.why]);
    }
  }

  #hearScreen({ me, vote }: Screen): void {
    const next: Partial<Shown> = {};
    const before = this.#shown;
    if (me !== undefined) Object.assign(next, { me });
    if (vote !== undefined) {
      // What it has chosen it knows by itself, unless it is told anew.
      const chosen = vote?.id === before.vote?.id ? (before.vote?.chosen ?? null) : null;
      Object.assign(next, { vote: vote === null ? null : { chosen, ...vote } });
    }
    const isWoken = me?.kind === 'client' && wakeUpsOf(me) > wakeUpsOf(before.me);
    if (isWoken && before.me?.kind === 'client' && me.letters === before.me.letters) this.#wake();
    this.#change(next);
  }

  #wake(): void {
    // Phones without it only flash.
    if ('vibrate' in navigator) navigator.vibrate(WAKE_PATTERN);
    clearTimeout(this.#wokenTimer);
    this.#shown = { ...this.#shown, isWoken: true };
    this.#wokenTimer = setTimeout(() => this.#change({ isWoken: false }), WAKE_MS);
  }

  #change(part: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...part };
    this.#draw();
  }

  #draw(): void {
    drawScreen(this.#page, this.#shown, texts, {
      act: (act) => this.#line.say({ kind: 'act', act }),
      choose: (vote, option) => {
        this.#line.say({ kind: 'vote', vote, option });
        const shown = this.#shown.vote;
        if (shown !== null) this.#change({ vote: { ...shown, chosen: option } });
      },
    });
  }

  /** `why`: what has ended the class for this phone. */
  #askName(why: string | null = null): void {
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
      this.#join(input.value.trim(), null);
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
