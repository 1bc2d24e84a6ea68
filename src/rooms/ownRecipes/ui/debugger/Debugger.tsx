import type { EditorView } from '@codemirror/view';
import { useEffect } from 'react';
import { actorName, type World } from '../../../../engine/index.ts';
import type { LineRun } from '../../../../ownRecipes/debug/lineTrace.ts';
import { hasWayOut } from '../../../../ownRecipes/debug/stepping.ts';
import { mistakeIn } from '../../../../ownRecipes/mistakes.ts';
import { Button } from '../../../../ui/parts/Button.tsx';
import { classes } from '../../../../ui/parts/classes.ts';
import { useOwnCode } from '../../../../ui/stores/ownCode.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { stepByLines } from '../../../../ui/stores/stops.ts';
import { useSession } from '../../../../ui/stores/session.ts';
import { useWorld } from '../../../../ui/stores/useWorld.ts';
import { useWords } from '../../../../words/useWords.ts';
import { ownLineOf } from '../../../../scenarios/scenario/ownCodes.ts';
import type { PendingCall } from '../../words/contract.ts';
import { OWN_RECIPE } from '../../words/ownRecipe.ts';
import { areLinesDue, linesOf } from '../ahead.ts';
import { conditionFailure, spyOnShown } from './breakpoints.ts';
import { everyLine, runToStale, step } from './moves.ts';
import { debugged, isInEditor, placeNow, runOnTo, showProgramOf, useDebugger } from './place.ts';
import editor from '../editor.module.css';
import styles from './debugger.module.css';
import { useInterpreter } from '../interpreter.ts';
import { useTold } from './linesShown.ts';
import { lineAfter, lineBefore } from '../ownLines.ts';
import { programNameOf } from '../ownWorld.ts';
import { markDebugged } from '../runMarks.ts';
import { removeStop, setCondition } from './stops.ts';

/** Lines one by one, with the variables and the open calls of each client. */
export function Debugger({ view }: { readonly view: EditorView }) {
  const own = useWords(OWN_RECIPE).debug;
  const isOpen = useOwnCode(({ isDebugging }) => isDebugging);
  return (
    <details
      className={classes(editor.more, styles.panel)}
      open={isOpen}
      onToggle={(event) => useOwnCode.setState({ isDebugging: event.currentTarget.open })}
    >
      <summary>{own.name}</summary>
      {isOpen && <Places view={view} />}
    </details>
  );
}

function Places({ view }: { readonly view: EditorView }) {
  const own = useWords(OWN_RECIPE).debug;
  const { stale, said } = useDebugger();
  const experiment = useSession((session) => session.experiment);
  const mergedStep = usePlayhead((playhead) => playhead.step);
  useOwnCode(({ program }) => program);
  useTold();
  const shown = debugged(experiment);
  const world = useWorld(shown?.side ?? 0)?.world ?? null;
  useEffect(spyOnShown, [experiment, mergedStep]);
  useEffect(() => {
    stepByLines(everyLine);
    return () => stepByLines({ lineAfter, lineBefore });
  }, []);
  const runs = shown === null ? [] : linesOf(shown.world);
  const place = shown === null ? null : placeNow(shown, mergedStep);
  const run = place === null ? null : (runs[place] ?? null);
  const isWorking = run === null && shown !== null && areLinesDue(shown.world);
  const runOn = run === null ? null : runOnTo(runs, run);
  useEffect(() => {
    markDebugged(view, run?.line ?? null);
    return () => markDebugged(view, null);
  }, [view, run?.line]);
  useEffect(
    () =>
      useDebugger.subscribe((now, before) => {
        const moved = now.at !== before.at ? now.at : now.stale !== before.stale ? now.stale : null;
        if (moved !== null) showProgramOf(moved.client, view.state.doc.toString());
      }),
    [view],
  );
  const clients = world === null ? [] : [...world.clients.keys()].filter(isInEditor);
  return (
    <div className={styles.debugger}>
      <div className={styles.bar}>
        <Button tip={own.overTip} aria-keyshortcuts="F10" onClick={() => step('over')}>
          {own.over}
        </Button>
        <Button tip={own.intoTip} aria-keyshortcuts="F11" onClick={() => step('into')}>
          {own.into}
        </Button>
        <Button
          tip={own.outTip}
          aria-keyshortcuts="Shift+F11"
          refused={place === null || hasWayOut(runs, place) ? null : own.noWayOut}
          onClick={() => step('out')}
        >
          {own.out}
        </Button>
        <Button tip={own.toStaleTip} onClick={runToStale}>
          {own.toStale}
        </Button>
      </div>
      <p role="status">
        {isWorking
          ? own.working
          : own.status(
              run === null ? null : own.place(actorName(run.client), run.line, programNameOf(run.client)),
              [
                ...(stale === null ? [] : [own.stale(actorName(stale.client), stale.path)]),
                ...(said === null ? [] : [own[said]]),
                ...(runOn === null ? [] : [own.runOn(runOn)]),
              ],
            )}
      </p>
      <Stops view={view} runs={runs} />
      <dl className={styles.clients}>
        {clients.map((client) => {
          const last =
            client === run?.client
              ? run
              : runs.slice(0, (place ?? -1) + 1).findLast((each) => each.client === client);
          const variables = Object.entries(last?.locals ?? {});
          const calls = world === null ? [] : callsOf(world, client);
          return (
            <div key={client}>
              <dt>
                {/* Where the debugger is, the status says. */}
                {last === undefined || last === run
                  ? actorName(client)
                  : own.place(actorName(client), last.line, programNameOf(client))}
              </dt>
              {variables.map(([name, value]) => (
                <dd key={name}>
                  <code>{`${name} = ${value}`}</code>
                </dd>
              ))}
              <dd>{own.calls(calls)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function Stops({ view, runs }: { readonly view: EditorView; readonly runs: readonly LineRun[] }) {
  const own = useWords(OWN_RECIPE).debug;
  const { stops, wrong } = useDebugger();
  const quickJs = useInterpreter((interpreter) => interpreter.quickJs);
  const setIf = (from: number, condition: string): void => {
    setCondition(view, from, condition);
    const isWrong =
      condition !== '' &&
      quickJs !== null &&
      mistakeIn(quickJs, `export default async () => (${condition}\n)`) !== null;
    useDebugger.setState((now) => {
      const others = new Set(now.wrong);
      if (isWrong) others.add(from);
      else others.delete(from);
      return { wrong: others };
    });
    spyOnShown();
  };
  if (stops.length === 0) return <p className={editor.note}>{own.noStops}</p>;
  return (
    <ul className={styles.stops} aria-label={own.stops}>
      {stops.map((stop) => {
        const { from, line, condition } = stop;
        const isWrong = wrong.has(from);
        const failed = isWrong ? null : conditionFailure(runs, stop);
        return (
          <li key={from}>
            <label>
              {own.stopIf(line)}
              <input
                type="text"
                defaultValue={condition}
                placeholder={own.example}
                aria-invalid={isWrong || failed !== null}
                onChange={(event) => setIf(from, event.currentTarget.value.trim())}
              />
            </label>
            <Button look="quiet" onClick={() => removeStop(view, from)}>
              {own.remove}
            </Button>
            {isWrong && <p role="alert">{own.wrongCondition}</p>}
            {failed !== null && (
              <p role="alert">{own.failedCondition(actorName(failed.client), failed.why)}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What a client waits for, as its code calls it. */
function callsOf(world: World, id: string): readonly PendingCall[] {
  const client = [...world.clients].find(([each]) => each === id)?.[1];
  return [...(client?.threads.values() ?? [])].flatMap(({ state, atStep }) => {
    if (state.kind !== 'waiting') return [];
    const { for: op } = state;
    const line = ownLineOf(atStep);
    if (op.kind === 'zk') {
      const path = 'path' in op.request ? ` ${op.request.path}` : '';
      return [{ call: `zk.${op.request.op}${path}`, line }];
    }
    if (op.kind === 'sleep') return [{ call: `client.sleep ${op.ms} ms`, line }];
    return op.kind === 'gate' ? [{ call: 'client.untilReleased', line }] : [];
  });
}
