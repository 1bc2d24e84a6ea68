// The marks of a run in the text of its programs.
import { history, undo } from '@codemirror/commands';
import { EditorView, lineNumbers } from '@codemirror/view';
import { afterEach, expect, test } from 'vitest';
import { fineChanges } from './fineChanges.ts';
import { markClients, markDebugged, markFaults, markStarted, runMarks } from './runMarks.ts';
import { stopGutter, stopsIn, toggleStop } from './debugger/stops.ts';

afterEach(() => document.body.replaceChildren());

test('the line that the debugger is at is marked in the program that comes into the editor', () => {
  const view = new EditorView({ doc: 'one\ntwo', parent: document.body, extensions: [runMarks] });
  markStarted(view, true);
  markDebugged(view, 1);
  expect(marked()).toEqual(['one']);

  // The debugger speaks of the other program before its text is there.
  markDebugged(view, 3);
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: 'uno\ndue\ntre' } });
  markStarted(view, true);
  expect(marked()).toEqual(['tre']);
  view.destroy();
});

test('clients stand beside their lines also where the text comes into the editor after them', () => {
  const view = new EditorView({ doc: 'one\ntwo', parent: document.body, extensions: [runMarks] });
  markClients(view, [{ name: 'B', index: 1, line: 2 }]);
  expect(document.querySelectorAll('.cm-clients [title="B"]')).toHaveLength(0);
  markStarted(view, true);
  expect(document.querySelectorAll('.cm-clients [title="B"]')).toHaveLength(1);
  expect(document.querySelector('.cm-clientLine')?.textContent).toBe('two');
  view.destroy();
});

test('marks of what ran are dimmed as soon as the code is changed, and clear again as it is put back', () => {
  const view = new EditorView({ doc: 'one\ntwo', parent: document.body, extensions: [runMarks] });
  markStarted(view, true);
  expect(view.dom.classList).not.toContain('cm-changed');
  view.dispatch({ changes: { from: 0, insert: '// ' } });
  expect(view.dom.classList).toContain('cm-changed');
  view.dispatch({ changes: { from: 0, to: 3 } });
  expect(view.dom.classList).not.toContain('cm-changed');
  view.destroy();
});

test('the same text pasted over itself leaves clients at their lines', () => {
  const doc = 'one\ntwo\nthree\n';
  const view = new EditorView({ doc, parent: document.body, extensions: [runMarks] });
  markStarted(view, true);
  markClients(view, [{ name: 'A', index: 0, line: 2 }]);
  view.dispatch({ changes: { from: 0, to: doc.length, insert: doc } });
  expect(atLines()).toEqual(['two']);
  view.destroy();
});

test('a text that is pasted over the whole with some other lines leaves marks at the lines that stay', () => {
  const doc = 'zero\none\ntwo\nthree\nfour\n';
  const extensions = [fineChanges, runMarks, stopGutter, history()];
  const view = new EditorView({ doc, parent: document.body, extensions });
  markStarted(view, true);
  markClients(view, [
    { name: 'A', index: 0, line: 3 },
    { name: 'B', index: 1, line: 5 },
  ]);
  view.dispatch({ selection: { anchor: doc.indexOf('three') } });
  toggleStop(view);
  const pasted = 'ZERO\nnew\none\ntwo\nthree\nand more\nfour\nend';
  view.dispatch({
    changes: { from: 0, to: doc.length, insert: pasted },
    selection: { anchor: pasted.length },
    userEvent: 'input.paste',
  });
  expect(view.state.doc.toString()).toBe(pasted);
  expect(view.state.selection.main.head).toBe(pasted.length);
  expect(atLines()).toEqual(['two', 'four']);
  expect(stopsIn(view.state)).toMatchObject([{ line: 5, running: 4 }]);

  undo(view);
  expect(view.state.doc.toString()).toBe(doc);
  expect(atLines()).toEqual(['two', 'four']);
  expect(stopsIn(view.state)).toMatchObject([{ line: 4, running: 4 }]);
  view.destroy();
});

test('lines at fault are marked beside and in the text, with what they made red, until that is no more or the code is another', () => {
  const view = new EditorView({ doc: 'one\ntwo\nthree', parent: document.body, extensions: [runMarks] });
  markStarted(view, true);
  markFaults(view, [
    { line: 3, message: 'One leader: client B still says so' },
    { line: 1, message: 'One leader: client B still says so' },
  ]);
  expect(faulty()).toEqual(['one', 'three']);
  expect(document.querySelectorAll('.cm-fault[title^="One leader"]')).toHaveLength(2);
  expect(document.querySelector('.cm-fault[title^="One leader"]')?.textContent).toBe('×');
  const [line] = document.querySelectorAll('.cm-faultLine');
  expect(line?.getAttribute('aria-description')).toBe('One leader: client B still says so');

  // The text that runs is there later than what is said of it.
  markStarted(view, false);
  expect(faulty()).toEqual([]);
  markStarted(view, true);
  expect(faulty()).toEqual(['one', 'three']);

  // A line that was mended is not red.
  view.dispatch({ changes: { from: 0, insert: '// ' } });
  expect(faulty()).toEqual([]);
  expect(document.querySelectorAll('.cm-fault[title^="One leader"]')).toHaveLength(0);
  view.dispatch({ changes: { from: 0, to: 3 } });
  expect(faulty()).toEqual(['one', 'three']);

  markFaults(view, []);
  expect(faulty()).toEqual([]);
  view.destroy();
});

test('a click on a line number, or anywhere beside it, sets a breakpoint, and another click clears it', async () => {
  const view = new EditorView({
    doc: 'one\ntwo\nthree',
    parent: document.body,
    extensions: [runMarks, stopGutter, lineNumbers()],
  });
  await expect.poll(() => view.coordsAtPos('one\n'.length)?.top ?? 0).toBeGreaterThan(view.documentTop);
  const gutters = document.querySelector('.cm-gutters');
  const line = view.coordsAtPos('one\n'.length);
  if (gutters === null || line === null) throw new Error('there are no line numbers');
  const { left, right } = gutters.getBoundingClientRect();
  const middle = (line.top + line.bottom) / 2;
  const at = (clientX: number) => ({ clientX, clientY: middle, bubbles: true, cancelable: true });
  const linesOfStops = () => stopsIn(view.state).map((stop) => stop.line);

  // The mouse shows beforehand what a click does.
  gutters.dispatchEvent(new PointerEvent('pointermove', { ...at(right - 1), pointerType: 'mouse' }));
  expect(document.querySelectorAll('.cm-stopHint')).toHaveLength(1);
  for (const x of [left + 1, (left + right) / 2, right - 1]) {
    const target = document.elementFromPoint(x, middle);
    if (target === null) throw new Error('there is nothing');
    target.dispatchEvent(new MouseEvent('mousedown', at(x)));
    expect(linesOfStops()).toEqual([2]);
    expect(document.querySelectorAll('.cm-stopHint')).toHaveLength(0);
    target.dispatchEvent(new MouseEvent('mousedown', at(x)));
    expect(linesOfStops()).toEqual([]);
  }
  // Below the last line there is nothing to set.
  gutters.dispatchEvent(new MouseEvent('mousedown', { ...at(left + 1), clientY: middle + 300 }));
  expect(linesOfStops()).toEqual([]);
  view.destroy();
});

function faulty(): readonly string[] {
  return [...document.querySelectorAll('.cm-faultLine')].map(({ textContent }) => textContent);
}

function atLines(): readonly string[] {
  return [...document.querySelectorAll('.cm-clientLine')].map(({ textContent }) => textContent);
}

function marked(): readonly string[] {
  return [...document.querySelectorAll('.cm-debugLine')].map(({ textContent }) => textContent);
}
