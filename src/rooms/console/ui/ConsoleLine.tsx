import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { agreed, completed, type Line } from '../model/completing.ts';
import { completeLab } from '../model/labCompletion.ts';
import { parseLabLine, usages } from '../model/labLine.ts';
import { CONSOLE } from '../words/console.ts';
import { useWords } from '../../../words/useWords.ts';
import { complete, linesTyped, type Completion } from '../../../zkcli/index.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { takeFocus, usePanel } from '../../../ui/stores/panelTab.ts';
import { shownSide } from '../../../ui/stores/shownSide.ts';
import { worldNow } from '../../../ui/stores/useWorld.ts';
import { shelfRecipes } from '../../../scenarios/shelfRecipes.ts';
import type { ConsoleId, Entry } from './consoleEntries.ts';
import { runScript, typeLine, useTyping } from './typing.ts';
import styles from './Console.module.css';

interface Props {
  readonly console: ConsoleId;
  readonly name: string;
  readonly prompt: string;
  readonly entries: readonly Entry[];
}

interface Offered {
  readonly completion: Completion;
  /** The candidate that Enter takes. */
  readonly at: number;
}

/** The command line: with completion, a history, and scripts of many lines. */
export function ConsoleLine({ console, name, prompt, entries }: Props) {
  const text = useWords(CONSOLE);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  /** How far back in the history; -1 is the line being typed. */
  const [back, setBack] = useState(-1);
  const [offered, setOffered] = useState<Offered | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const [isHelped, setHelped] = useState(false);
  /** After Escape the next Tab leaves. */
  const isLeaving = useRef(false);
  const script = useTyping((state) => state.script);
  useFocusWhenAsked(input);

  /** The cursor is put where the line says when the line is there. */
  const write = ({ text: line, cursor }: Line) => {
    setTyped(line);
    requestCursor(input.current, line, cursor);
  };
  const edit = (line: string) => {
    setTyped(line);
    setBack(-1);
    setProblem(null);
    setTold('');
    setOffered(null);
    isLeaving.current = false;
  };
  /** What was refused stands there again, to be put right. */
  const takeBack = (line: string, wrong: string) => {
    setTyped((now) => (now === '' ? line : now));
    setProblem(wrong);
  };
  const submit = () => {
    if (typed.trim() === '' || script !== null) return;
    const answer = typeLine(console, typed);
    setHelped(console === 'lab' && parseLabLine(typed).kind === 'help');
    setOffered(null);
    if (typeof answer === 'string') return setProblem(answer);
    edit('');
    if (answer !== null) void answer.then((wrong) => wrong !== null && takeBack(typed, wrong));
  };
  const take = ({ completion, at }: Offered) => {
    const candidate = completion.candidates[at];
    if (candidate !== undefined)
      write(completed({ text: typed, cursor: completion.to }, completion, candidate));
    setOffered(null);
  };
  const offer = () => {
    const line: Line = { text: typed, cursor: input.current?.selectionStart ?? typed.length };
    const completion = completionOf(console, line);
    const [only, ...others] = completion?.candidates ?? [];
    if (completion === null || only === undefined) return setTold(text.noCompletion);
    setTold('');
    if (others.length === 0) return write(completed(line, completion, only));
    const further = agreed(line, completion);
    if (further !== line) write(further);
    setOffered({
      completion: { ...completion, to: completion.to + further.text.length - typed.length },
      at: 0,
    });
  };
  const goBack = (by: 1 | -1) => {
    const lines = linesTyped(entries);
    const next = Math.max(-1, Math.min(back + by, lines.length - 1));
    const line = next === -1 ? '' : (lines[next] ?? '');
    setBack(next);
    write({ text: line, cursor: line.length });
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (altKey || metaKey || event.nativeEvent.isComposing) return;
    const act = ctrlKey ? cut(key) : keyed(key, shiftKey);
    if (act === null) return;
    event.preventDefault();
    act();
  };
  /** Ctrl+U empties the line up to the cursor, as in a terminal. */
  const cut = (key: string): (() => void) | null => {
    if (key.toLowerCase() !== 'u' || script !== null) return null;
    const rest = typed.slice(input.current?.selectionStart ?? typed.length);
    return () => {
      edit(rest);
      write({ text: rest, cursor: 0 });
    };
  };
  /** What a key does here; null: what it does in any field. */
  const keyed = (key: string, isShifted: boolean): (() => void) | null => {
    const walk = (by: number) => () => {
      if (offered === null) return goBack(by > 0 ? -1 : 1);
      const all = offered.completion.candidates.length;
      setOffered({ ...offered, at: (offered.at + by + all) % all });
    };
    switch (key) {
      case 'Tab':
        if (isShifted) return null;
        if (offered !== null) return () => take(offered);
        return typed === '' || isLeaving.current ? null : offer;
      case 'Enter':
        return offered === null ? submit : () => take(offered);
      case 'ArrowUp':
        return walk(-1);
      case 'ArrowDown':
        return walk(1);
      case 'Escape':
        return () => {
          if (offered === null) isLeaving.current = true;
          setOffered(null);
        };
      default:
        return null;
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\n\r]/u.test(pasted) || script !== null) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const whole = typed.slice(0, selectionStart ?? 0) + pasted + typed.slice(selectionEnd ?? typed.length);
    const lines = whole.split(/\r\n|\n|\r/u).filter((line) => line.trim() !== '');
    edit('');
    void runScript(lines, console).then(setProblem);
  };
  const listId = `${id}list`;
  const optionId = (at: number) => `${id}option${at}`;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <span className={styles.prompt} aria-hidden="true">
        {prompt}
      </span>
      <div className={styles.line}>
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label={text.line(name)}
          aria-autocomplete="list"
          aria-expanded={offered !== null}
          aria-controls={offered === null ? undefined : listId}
          aria-activedescendant={offered === null ? undefined : optionId(offered.at)}
          aria-describedby={`${id}hint`}
          aria-invalid={problem !== null || undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          readOnly={script !== null}
          value={typed}
          onChange={({ target }) => edit(target.value)}
          onKeyDown={onKey}
          onPaste={paste}
          onBlur={() => setOffered(null)}
        />
        <Button type="submit">{text.run}</Button>
        {offered !== null && (
          <Candidates
            id={listId}
            optionId={optionId}
            name={text.completions}
            candidates={offered.completion.candidates}
            at={offered.at}
            onTake={(at) => take({ ...offered, at })}
          />
        )}
      </div>
      {isHelped && (
        <div className={styles.help} role="status">
          <p>{text.help}</p>
          <ul>
            {usages().map((usage) => (
              <li key={usage}>{usage}</li>
            ))}
          </ul>
        </div>
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {script !== null && (
        <p className={styles.script}>
          <span>{text.progress(script.done + 1, script.all)}</span>
          <Button look="quiet" onClick={script.stop}>
            {text.stop}
          </Button>
        </p>
      )}
      <p id={`${id}hint`} className={styles.hint}>
        {text.hint}
      </p>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </form>
  );
}

function completionOf(console: ConsoleId, { text, cursor }: Line): Completion | null {
  const world = (worldNow(shownSide()) ?? worldNow(0))?.world;
  if (world === undefined) return null;
  return console === 'lab'
    ? completeLab(text, cursor, world, shelfRecipes())
    : complete(text, cursor, world, console);
}

/** React writes the line with its next turn. */
function requestCursor(input: HTMLInputElement | null, line: string, cursor: number): void {
  if (input === null) return;
  // Written here too, so that the cursor has a place to stand at.
  input.value = line;
  input.setSelectionRange(cursor, cursor);
}

function useFocusWhenAsked(input: { readonly current: HTMLInputElement | null }): void {
  const takesFocus = usePanel((panel) => panel.takesFocus);
  useEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    takeFocus();
  }, [takesFocus, input]);
}

interface CandidatesProps {
  readonly id: string;
  readonly optionId: (at: number) => string;
  readonly name: string;
  readonly candidates: readonly string[];
  readonly at: number;
  readonly onTake: (at: number) => void;
}

function Candidates({ id, optionId, name, candidates, at, onTake }: CandidatesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div ref={list} id={id} className={styles.candidates} role="listbox" aria-label={name}>
      {candidates.map((candidate, index) => (
        <div
          key={candidate}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // The line keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(index);
          }}
        >
          {candidate}
        </div>
      ))}
    </div>
  );
}
