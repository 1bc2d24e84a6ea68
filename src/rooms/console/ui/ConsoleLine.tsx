import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { assertNever } from '../../../engine/index.ts';
import {
  deedOf,
  EMPTY_LINE,
  escaped,
  lineOf,
  putAway,
  taken,
  walked,
  withCompletion,
  type Deed,
  type Placed,
} from '../model/commandLine.ts';
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
import { Candidates } from './Candidates.tsx';
import type { ConsoleId, Entry } from './consoleEntries.ts';
import { runScript, typeLine, useTyping } from './typing.ts';
import styles from './Console.module.css';

interface Props {
  readonly console: ConsoleId;
  readonly name: string;
  readonly prompt: string;
  readonly entries: readonly Entry[];
}

/** The command line: with completion, a history, and scripts of many lines. */
export function ConsoleLine({ console, name, prompt, entries }: Props) {
  const text = useWords(CONSOLE);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState(EMPTY_LINE);
  const [problem, setProblem] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const [isHelped, setHelped] = useState(false);
  const script = useTyping((state) => state.script);
  useFocusWhenAsked(input, (ahead) => setLine(lineOf(ahead)));

  const { text: typed, offered } = line;
  const cursor = () => input.current?.selectionStart ?? typed.length;
  const put = ({ line: next, cursor: to }: Placed) => {
    setLine(next);
    if (to !== null) placeCursor(input.current, next.text, to);
  };
  const edit = (by: string) => {
    setLine(lineOf(by));
    setProblem(null);
    setTold('');
  };
  /** What was refused stands there again, to be put right. */
  const takeBack = (refused: string, wrong: string) => {
    setLine((now) => (now.text === '' ? { ...now, text: refused } : now));
    setProblem(wrong);
  };
  const submit = () => {
    if (typed.trim() === '' || script !== null) return;
    const answer = typeLine(console, typed);
    setHelped(console === 'lab' && parseLabLine(typed).kind === 'help');
    setLine(putAway);
    if (typeof answer === 'string') return setProblem(answer);
    edit('');
    if (answer !== null) void answer.then((wrong) => wrong !== null && takeBack(typed, wrong));
  };
  const offer = () => {
    const at = cursor();
    const completed = withCompletion(line, at, completionOf(console, typed, at));
    setTold(completed === null ? text.noCompletion : '');
    if (completed !== null) put(completed);
  };
  const cut = () => {
    const rest = typed.slice(cursor());
    edit(rest);
    placeCursor(input.current, rest, 0);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
    const deed = deedOf(line, event);
    if (deed === null || (deed === 'cut' && script !== null)) return;
    event.preventDefault();
    act(deed);
  };
  const act = (deed: Deed) => {
    switch (deed) {
      case 'run':
        return submit();
      case 'complete':
        return offer();
      case 'take':
        return put(taken(line));
      case 'up':
      case 'down':
        return put(walked(line, deed, linesTyped(entries)));
      case 'leave':
        return setLine(escaped);
      case 'cut':
        return cut();
      default:
        return assertNever(deed);
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\n\r]/u.test(pasted) || script !== null) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const whole = typed.slice(0, selectionStart ?? 0) + pasted + typed.slice(selectionEnd ?? typed.length);
    const lines = whole.split(/\r\n|\n|\r/u).filter((each) => each.trim() !== '');
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
          onBlur={() => setLine(putAway)}
        />
        <Button type="submit">{text.run}</Button>
        {offered !== null && (
          <Candidates
            id={listId}
            optionId={optionId}
            name={text.completions}
            candidates={offered.completion.candidates}
            at={offered.at}
            onTake={(at) => put(taken(line, at))}
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

function completionOf(console: ConsoleId, text: string, cursor: number): Completion | null {
  const world = (worldNow(shownSide()) ?? worldNow(0))?.world;
  if (world === undefined) return null;
  return console === 'lab'
    ? completeLab(text, cursor, world, shelfRecipes())
    : complete(text, cursor, world, console);
}

/** React writes the line with its next turn. */
function placeCursor(input: HTMLInputElement | null, line: string, cursor: number): void {
  if (input === null) return;
  // Written here too, so that the cursor has a place to stand at.
  input.value = line;
  input.setSelectionRange(cursor, cursor);
}

/** Before the next key: it belongs to the line, behind what was typed before the line was there. */
function useFocusWhenAsked(
  input: { readonly current: HTMLInputElement | null },
  onTyped: (ahead: string) => void,
): void {
  const takesFocus = usePanel((panel) => panel.takesFocus);
  const put = useEffectEvent(onTyped);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const { typed } = usePanel.getState();
    if (typed !== '') put(typed);
    input.current?.focus();
    takeFocus();
  }, [takesFocus, input]);
}
