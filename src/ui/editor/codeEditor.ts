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
import { findCall, type Owner } from './api.ts';
import { completeCalls, type EditorWords } from './completion.ts';
import { docOf } from './docOf.ts';
import { runMarks } from './runMarks.ts';

interface Surroundings {
  readonly text: string;
  /** In the language of the page, asked when they are shown. */
  readonly words: () => EditorWords;
  readonly onChange: () => void;
  readonly onRun: () => void;
}

export function codeEditor(parent: HTMLElement, { text, words, onChange, onRun }: Surroundings): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        runMarks,
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
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...completionKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged) onChange();
        }),
      ],
    }),
  });
}

/** As one change that can be undone. */
export function replaceText(view: EditorView, text: string): void {
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    userEvent: 'input.replace',
  });
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
  '.cm-line.cm-clientLine': { backgroundColor: 'var(--accent-soft)' },
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
  '.cm-diagnostic-error': { borderLeftColor: 'var(--alarm)' },
});
