// The text field: CodeMirror with what is needed of it and no more. The page's own state never waits in a key.
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript, typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  type Tooltip,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { StepKind } from '../../../ownRecipes/debug/stepping.ts';
import { findCall, type Owner } from './api.ts';
import { completeCalls, type EditorWords } from './completion.ts';
import { docOf } from './docOf.ts';
import { changesBetween } from './changesBetween.ts';
import { fineChanges } from './fineChanges.ts';
import { fileHeadings } from './fileHeadings.ts';
import { runMarks } from './runMarks.ts';
import { stopGutter, toggleStop } from './debugger/stops.ts';
import { lineOfVariable, type Value } from './values.ts';

const STEP_KEYS = [
  ['F10', 'over'],
  ['F11', 'into'],
  ['Shift-F11', 'out'],
] as const;

interface Surroundings {
  readonly text: string;
  /** In the language of the page, asked when they are shown. */
  readonly words: () => EditorWords;
  readonly onChange: () => void;
  /** What the calls of a line came to. */
  readonly valuesOf: (view: EditorView, line: number) => readonly Value[];
  readonly onRun: () => void;
  readonly onStep: (kind: StepKind) => void;
  readonly onUpdate: (state: EditorState) => void;
}

export function codeEditor(
  parent: HTMLElement,
  { text, words, onChange, valuesOf, onRun, onStep, onUpdate }: Surroundings,
): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        fineChanges,
        runMarks,
        fileHeadings,
        stopGutter,
        lineNumbers(),
        lintGutter(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        drawSelection(),
        EditorView.lineWrapping,
        history(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion(),
        javascript({ typescript: true }),
        typescriptLanguage.data.of({ autocomplete: completeCalls(words) }),
        hoverTooltip((view, at) => callAt(view, at, words())),
        hoverTooltip((view, at) => valuesOn(view, at, valuesOf)),
        syntaxHighlighting(COLOURS),
        THEME,
        EditorView.contentAttributes.of({
          'aria-label': words().own.code,
          spellcheck: 'false',
          tabindex: '0',
        }),
        keymap.of([
          {
            key: 'Mod-Enter',
            run: () => {
              onRun();
              return true;
            },
          },
          { key: 'F9', run: toggleStop },
          ...STEP_KEYS.map(([key, kind]) => ({
            key,
            preventDefault: true,
            run: () => {
              onStep(kind);
              return true;
            },
          })),
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...completionKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange();
          onUpdate(state);
        }),
      ],
    }),
  });
}

/** As one change that can be undone, shown from its first line. */
export function replaceText(view: EditorView, text: string): void {
  view.dispatch({
    changes: changesBetween(view.state.doc.toString(), text),
    selection: { anchor: 0 },
    scrollIntoView: true,
    userEvent: 'input.replace',
  });
}

/** What the file exports already by that name is shown instead: it can export it only once. */
export function addAtEnd(view: EditorView, code: string): void {
  const text = view.state.doc.toString();
  const head = /^export const \w+/.exec(code)?.[0] ?? code;
  const there = new RegExp(`^${head}\\b`, 'm').exec(text)?.index ?? null;
  const gap = text === '' || text.endsWith('\n') ? '\n' : '\n\n';
  const at = there ?? text.length + gap.length;
  view.dispatch({
    ...(there === null ? { changes: { from: text.length, insert: `${gap}${code}\n` } } : {}),
    selection: { anchor: at },
    effects: EditorView.scrollIntoView(at, { y: 'start' }),
    userEvent: 'input.paste',
  });
  view.focus();
}

function callAt({ state }: EditorView, at: number, words: EditorWords): Tooltip | null {
  const { from, text } = state.doc.lineAt(at);
  for (const found of text.matchAll(/\b(zk|client)\s*\??\.\s*(\w+)/g)) {
    const [all, owner = '', name = ''] = found;
    const end = from + found.index + all.length;
    if (at < end - name.length || at > end) continue;
    const call = findCall(owner as Owner, name);
    if (call === undefined) return null;
    return { pos: end - name.length, end, above: true, create: () => ({ dom: docOf(call, words.own) }) };
  }
  return null;
}

/** On a line, what its calls came to; on a variable, what it was given. */
function valuesOn(view: EditorView, at: number, valuesOf: Surroundings['valuesOf']): Tooltip | null {
  const { state } = view;
  const word = state.wordAt(at);
  if (word === null) return null;
  const name = state.sliceDoc(word.from, word.to);
  const line = lineOfVariable(state.doc.toString(), name) ?? state.doc.lineAt(at).number;
  const values = valuesOf(view, line);
  if (values.length === 0) return null;
  return { pos: word.from, end: word.to, create: () => ({ dom: listOf(values) }) };
}

function listOf(values: readonly Value[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'cm-values';
  for (const { client, text } of values) {
    const item = document.createElement('li');
    const code = document.createElement('code');
    code.textContent = text;
    item.append(`${client}: `, code);
    list.append(item);
  }
  return list;
}

const COLOURS = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--ink-muted)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-call)' },
  { tag: [tags.typeName, tags.className], color: 'var(--code-type)' },
]);

const THEME = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--panel)', fontSize: 'var(--text-s)' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--accent-soft)',
  },
  '.cm-gutters': { color: 'var(--ink-muted)', backgroundColor: 'var(--sunken)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--code-line)' },
  '.cm-file': {
    borderBlockStart: '1px solid var(--line-strong)',
    backgroundColor: 'var(--sunken)',
    fontWeight: '600',
  },
  '.cm-file *': { color: 'var(--ink)', fontStyle: 'normal' },
  '.cm-line.cm-clientLine': { backgroundColor: 'var(--accent-soft)' },
  // These are of the code before it was changed.
  '&.cm-changed .cm-clientLine, &.cm-changed .cm-debugLine': { backgroundColor: 'transparent' },
  '&.cm-changed .cm-client': { opacity: '0.4' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--line-strong)',
  },
  '.cm-clients': { minWidth: '2.4em' },
  '.cm-clients .cm-gutterElement': { display: 'flex', justifyContent: 'flex-end' },
  '.cm-client': {
    display: 'inline-block',
    minWidth: '1.4em',
    marginInlineStart: '1px',
    borderRadius: 'var(--radius-round)',
    backgroundColor: 'var(--hue, var(--line))',
    color: 'var(--hue-on, var(--ink))',
    fontFamily: 'var(--font-sans)',
    fontSize: '0.75em',
    fontWeight: '600',
    lineHeight: '1.5',
    textAlign: 'center',
  },
  '.cm-tooltip': {
    maxWidth: '32rem',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-m)',
    backgroundColor: 'var(--panel)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip-hover, .cm-tooltip.cm-completionInfo': { padding: 'var(--space-2) var(--space-3)' },
  '.cm-values': { margin: '0', padding: 'var(--space-1) var(--space-2)', listStyle: 'none' },
  '.cm-faults': { width: '0.9em' },
  '.cm-fault': {
    display: 'block',
    color: 'var(--alarm)',
    fontFamily: 'var(--font-sans)',
    fontWeight: '700',
    textAlign: 'center',
  },
  '.cm-line.cm-faultLine': { backgroundColor: 'var(--alarm-soft)', boxShadow: 'inset 3px 0 0 var(--alarm)' },
  '.cm-gutters.cm-gutters': { cursor: 'pointer' },
  '.cm-stops': { width: '1.1em' },
  '.cm-stop.cm-stopHint': { opacity: '0.4' },
  '.cm-stopIf': { outline: '2px solid var(--accent)', outlineOffset: '1px' },
  '.cm-debugLine': { backgroundColor: 'var(--accent-soft)', boxShadow: 'inset 3px 0 0 var(--accent)' },
  '.cm-stop': {
    display: 'block',
    width: '0.7em',
    height: '0.7em',
    margin: '0.4em 0.2em',
    borderRadius: 'var(--radius-round)',
    backgroundColor: 'var(--accent)',
  },
  '.cm-form': { display: 'block' },
  '.cm-tooltip code': {
    fontFamily: 'var(--font-mono)',
    fontSize: 'var(--text-xs)',
    overflowWrap: 'anywhere',
  },
  '.cm-tooltip p': { margin: 'var(--space-1) 0 0' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  // CodeMirror's own is a red disc, which is a breakpoint elsewhere.
  '.cm-lint-marker-error': { content: 'normal', textAlign: 'center' },
  '.cm-lint-marker-error::before': { content: '"!"', color: 'var(--alarm)', fontWeight: '700' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--alarm)' },
});
