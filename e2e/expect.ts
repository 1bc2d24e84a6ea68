// Playwright's `expect`, for less processor time. While a thing is not there yet, the one of version 1.65 describes the whole page for its
// report each time that it looks. This one waits first, in ways that describe nothing, and then asks Playwright's.
import { errors, expect as asked, type Locator } from '@playwright/test';

/** As in playwright.config.ts. */
const MOST_MS = 60_000;

interface Options {
  readonly timeout?: number;
}
type Matcher = (...given: readonly unknown[]) => Promise<void>;
type Matchers = Readonly<Record<string, Matcher>>;
/** Waits, and returns what Playwright's is to be given. */
type Wait = (matchers: Matchers, locator: Locator, given: readonly unknown[]) => Promise<readonly unknown[]>;

const untilVisible: Wait = async (_, locator, [options]) => {
  const isTooLate = await isLate(locator.waitFor({ state: 'visible', timeout: timeoutOf(options) }));
  return [isTooLate ? { ...(options as Options), timeout: 1 } : options];
};

const untilThere: Wait = async (_, locator, given) => {
  await isLate(locator.waitFor({ state: 'attached', timeout: timeoutOf(given.at(-1)) }));
  return given;
};

/** A list of texts is looked for without describing the page: one text is asked for as a list of one. */
const untilItSays =
  (name: string): Wait =>
  async (matchers, _, given) => {
    const [text, options] = given;
    if (Array.isArray(text)) return given;
    try {
      await matchers[name]?.([text], options);
      return given;
    } catch {
      return [text, { ...(options as Options), timeout: 1 }];
    }
  };

const WAITS: Readonly<Record<string, Wait>> = {
  toBeVisible: untilVisible,
  toHaveText: untilItSays('toHaveText'),
  toContainText: untilItSays('toContainText'),
  toHaveAttribute: untilThere,
  toHaveValue: untilThere,
  toHaveAccessibleName: untilThere,
  toBeInViewport: untilThere,
  toBeFocused: untilThere,
  toBeChecked: untilThere,
  toBeEnabled: untilThere,
};

export const expect = new Proxy(asked, {
  apply(target, _, given: Parameters<typeof asked>) {
    const matchers = target(...given);
    const [thing] = given;
    return isLocator(thing) ? waitingFirst(thing, matchers) : matchers;
  },
});

function isLocator(thing: unknown): thing is Locator {
  return typeof thing === 'object' && thing !== null && 'waitFor' in thing;
}

function waitingFirst<M extends object>(locator: Locator, matchers: M): M {
  return new Proxy(matchers, {
    get(target, name) {
      const wait = WAITS[String(name)];
      const all = target as unknown as Matchers;
      if (wait === undefined) return Reflect.get(target, name);
      return async (...given: readonly unknown[]) =>
        all[String(name)]?.(...(await wait(all, locator, given)));
    },
  });
}

function timeoutOf(options: unknown): number {
  const isGiven = typeof options === 'object' && options !== null && 'timeout' in options;
  return isGiven && typeof options.timeout === 'number' ? options.timeout : MOST_MS;
}

/** Whether it has not come in time. Any other error is left to Playwright's, which comes to it too. */
async function isLate(coming: Promise<void>): Promise<boolean> {
  try {
    await coming;
    return false;
  } catch (error) {
    return error instanceof errors.TimeoutError;
  }
}
