// What the marks of a learner's code call, inside the interpreter: it tells the host of each statement, with the call that it is in and the
// values of its variables, as text.
import { SPY_NAMES } from './instrument.ts';

const MOST_CHARACTERS = 120;

/** Evaluates to a function of the host's, which takes what hears of statements. */
export const SPY_PRELUDE = `(function (hear) {
'use strict';
const { stringify } = JSON;
let last = 0;
let current = null;
function text(value) {
  switch (typeof value) {
    case 'string': return stringify(value);
    case 'bigint': return value + 'n';
    case 'object': break;
    default: return String(value);
  }
  if (value === null) return 'null';
  if (value instanceof Error) return value.name + ': ' + value.message;
  if (value instanceof Promise) return 'Promise';
  if (value instanceof Map) return 'Map ' + text([...value].slice(0, 20));
  if (value instanceof Set) return 'Set ' + text([...value].slice(0, 20));
  return stringify(Array.isArray(value) ? value.slice(0, 40) : value) ?? String(value);
}
function shown(value) {
  let said;
  try { said = text(value); } catch { said = 'cannot be shown'; }
  return said.length > ${MOST_CHARACTERS} ? said.slice(0, ${MOST_CHARACTERS - 1}) + '…' : said;
}
function valuesOf(locals) {
  const values = {};
  for (const name of Object.keys(locals)) {
    let value;
    // A variable further down has none yet.
    try { value = locals[name](); } catch { continue; }
    if (typeof value === 'function' || isOfClient(value)) continue;
    values[name] = shown(value);
  }
  return values;
}
const isOfClient = (value) => {
  try { return typeof value === 'object' && value !== null && ('untilReleased' in value || 'getEphemerals' in value); } catch { return false; }
};
const spies = {
  ${SPY_NAMES.at}(line, frame, locals, condition) {
    current = frame === 0 ? null : frame;
    let holds = true;
    let failed = null;
    if (condition !== undefined) try { holds = Boolean(condition()); } catch (error) { holds = false; failed = shown(error); }
    hear(stringify([line, current === null ? 0 : current.id, current?.parent?.id ?? 0, valuesOf(locals), holds, failed]));
  },
  ${SPY_NAMES.into}() {
    const frame = { id: ++last, parent: current };
    current = frame;
    return frame;
  },
  ${SPY_NAMES.out}(frame) { current = frame.parent; },
  ${SPY_NAMES.wait}(frame, value) { current = frame.parent; return value; },
  ${SPY_NAMES.back}(frame, value) { current = frame; return value; },
};
for (const [name, spy] of Object.entries(spies)) Object.defineProperty(globalThis, name, { value: spy });
})`;
