import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { ClientId, World } from '../../../engine/index.ts';
import { CONSOLE } from '../words/console.ts';
import { letters } from '../../../words/names.ts';
import { useWords } from '../../../words/useWords.ts';
import { isAtWork, promptOf, runsZkcli } from '../../../zkcli/index.ts';
import { give } from '../../../ui/commands/give.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { chooseConsole, openConsole, usePanel } from '../../../ui/stores/panelTab.ts';
import { showSide, useShownSide } from '../../../ui/stores/shownSide.ts';
import { useLive } from '../../../ui/stores/live.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { useWorld, type WorldView } from '../../../ui/stores/useWorld.ts';
import { entriesOf, type ConsoleId, type Entry } from './consoleEntries.ts';
import { ConsoleLine } from './ConsoleLine.tsx';
import { ConsoleOutput } from './ConsoleOutput.tsx';
import { isPressed } from './isPressed.ts';
import styles from './Console.module.css';

/** The consoles of a world: that of the lab, and one of each client, as they were at the playhead. */
export function Console() {
  const side = useShownSide();
  const left = useWorld(0);
  const right = useWorld(1);
  useEffect(() => {
    if (isPressed(document.activeElement)) openConsole();
  }, []);
  const view = (side === 1 ? right : left) ?? left;
  if (view === null) return null;
  return (
    <div className={styles.console}>
      {right !== null && <SideChoice isRight={view === right} />}
      <Consoles view={view} />
    </div>
  );
}

function SideChoice({ isRight }: { readonly isRight: boolean }) {
  const { worlds, left, right } = useWords().shell;
  return (
    <Choice
      name={worlds}
      value={isRight ? 'right' : 'left'}
      options={[
        { value: 'left', label: left },
        { value: 'right', label: right },
      ]}
      onChoose={(value) => showSide(value === 'left' ? 0 : 1)}
    />
  );
}

function Consoles({ view }: { readonly view: WorldView }) {
  const { world, simulation, step } = view;
  const chosen = usePanel((panel) => panel.console);
  const consoles: readonly ConsoleId[] = ['lab', ...world.clients.keys()];
  const shown =
    consoles.find((each) => each === chosen) ??
    consoles.find((each) => each !== 'lab' && runsZkcli(world, each)) ??
    'lab';
  const entries = entriesOf(simulation.trace, shown, simulation.recordCountAfter(step));
  const name = useNameOf(shown);
  return (
    <>
      <Tabs consoles={consoles} shown={shown} onChoose={chooseConsole} />
      <div className={styles.panel}>
        <ConsoleOutput key={`output ${shown}`} console={shown} name={name} entries={entries} />
        <Below view={view} console={shown} name={name} entries={entries} />
      </div>
    </>
  );
}

interface BelowProps {
  readonly view: WorldView;
  readonly console: ConsoleId;
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** The command line, or the reason why nothing can be typed now. */
function Below({ view, console, name, entries }: BelowProps) {
  const text = useWords(CONSOLE);
  const { simulation, world } = view;
  const isPaused = usePlayhead(({ playing }) => !playing);
  const isLive = useLive(({ servers }) => servers !== null);
  const line = { console, name, entries };
  if (console === 'lab') return <ConsoleLine key="lab" {...line} prompt="lab> " />;
  if (!hasStarted(world, console)) return <p className={styles.unread}>{text.notYet(name)}</p>;
  const refusal = simulation.refusal({ type: 'typeLine', client: console, line: '' }, world);
  if (refusal !== null) return <Ended client={console} name={name} />;
  return (
    <>
      {!runsZkcli(world, console) && <p className={styles.unread}>{text.beside(name)}</p>}
      {isPaused && !isLive && isAtWork(world, console, entries) && (
        <p className={styles.unread} role="status">
          {text.whenPlaying}
        </p>
      )}
      <ConsoleLine key={console} {...line} prompt={promptOf(world, console, entries) ?? ''} />
    </>
  );
}

function hasStarted(world: World, client: ClientId): boolean {
  const threads = [...(world.clients.get(client)?.threads.values() ?? [])];
  return threads.some(({ state }) => state.kind !== 'notStarted');
}

function useNameOf(console: ConsoleId): string {
  const words = useWords();
  const { lab } = useWords(CONSOLE);
  return console === 'lab' ? lab : words.panels.client.title(letters(console));
}

interface TabsProps {
  readonly consoles: readonly ConsoleId[];
  readonly shown: ConsoleId;
  readonly onChoose: (console: ConsoleId) => void;
}

/** One stop for Tab; arrows walk and choose. */
function Tabs({ consoles, shown, onChoose }: TabsProps) {
  const text = useWords(CONSOLE);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-console="${shown}"]`);
    if (list.current === null || !tab) return;
    // Not scrollIntoView: in an embed it would scroll the host page too.
    const { offsetTop, offsetHeight } = tab;
    const { scrollTop, clientHeight } = list.current;
    list.current.scrollTop = Math.min(
      Math.max(scrollTop, offsetTop + offsetHeight - clientHeight),
      offsetTop,
    );
  }, [shown]);
  const walk = (event: KeyboardEvent) => {
    const at = consoles.indexOf(shown);
    const all = consoles.length;
    const target = {
      ArrowRight: consoles[(at + 1) % all],
      ArrowLeft: consoles[(at + all - 1) % all],
      Home: consoles[0],
      End: consoles.at(-1),
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onChoose(target);
    list.current?.querySelector<HTMLElement>(`[data-console="${target}"]`)?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={text.consoles}>
      {consoles.map((console) => (
        <Tab
          key={console}
          console={console}
          isShown={console === shown}
          onChoose={onChoose}
          onKeyDown={walk}
        />
      ))}
    </div>
  );
}

interface TabProps {
  readonly console: ConsoleId;
  readonly isShown: boolean;
  readonly onChoose: (console: ConsoleId) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Tab({ console, isShown, onChoose, onKeyDown }: TabProps) {
  const name = useNameOf(console);
  return (
    <button
      type="button"
      role="tab"
      className={styles.tab}
      data-console={console}
      aria-selected={isShown}
      tabIndex={isShown ? 0 : -1}
      onClick={({ currentTarget }) => (isPressed(currentTarget) ? openConsole(console) : onChoose(console))}
      onKeyDown={onKeyDown}
    >
      {name}
    </button>
  );
}

function Ended({ client, name }: { readonly client: ClientId; readonly name: string }) {
  const text = useWords(CONSOLE);
  return (
    <div className={styles.unread}>
      <p>{text.ended(name)}</p>
      <Button onClick={() => give({ type: 'startClient', client })}>{text.startAgain}</Button>
    </div>
  );
}
