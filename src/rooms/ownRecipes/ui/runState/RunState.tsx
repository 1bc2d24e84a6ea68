import { setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { useEffect, useMemo } from 'react';
import type { InvariantId } from '../../../../engine/index.ts';
import { readCode } from '../../../../ownRecipes/readCode.ts';
import type { Mistake } from '../../../../ownRecipes/mistake.ts';
import { LINK_LIMITS } from '../../../../scenarios/link/linkLimits.ts';
import { invariantWords } from '../../../../words/invariantWords.ts';
import type { Messages } from '../../../../words/messages.ts';
import type { OwnRecipeWords } from '../../words/contract.ts';
import { OWN_RECIPE } from '../../words/ownRecipe.ts';
import { useWords } from '../../../../words/useWords.ts';
import { editProgram, useOwnCode } from '../../../../ui/stores/ownCode.ts';
import { useSession } from '../../../../ui/stores/session.ts';
import { useOnlyRead } from '../askedLink.ts';
import styles from '../editor.module.css';
import { useInterpreter } from '../interpreter.ts';
import { doubtsOf, lineAt, ofFailure, ofKill, ofMistake } from './diagnostics.ts';
import { judgedBy, ownInvariants } from './judgedBy.ts';
import { ownChoiceIn } from '../ownWorld.ts';
import { markClients, markFaults } from '../runMarks.ts';
import { useRunning } from './useRunning.ts';
import { useEveryKill } from './useEveryKill.ts';
import { ExpiryHint } from './ExpiryHint.tsx';
import { byLine } from '../faults/faultSentences.ts';
import { LimitNote } from '../faults/LimitNote.tsx';
import { PastFaults } from '../faults/PastFaults.tsx';

interface Props {
  readonly view: EditorView;
  readonly text: string;
}

/** What is wrong with the code, and where clients are in it: marked in the text, and said below it. */
export function RunState({ view, text }: Props) {
  const words = useWords();
  const own = useWords(OWN_RECIPE);
  const mistake = useMistake(text);
  const doubts = useMemo(() => doubtsOf(text, own), [text, own]);
  const { shown, clients, failures, elsewhere, warnings, faults, faultsElsewhere, isEarlier, endedWell } =
    useRunning(text, own);
  const isAsked = useOwnCode(({ asked }) => asked !== null);
  const isDebugging = useOwnCode((state) => state.isDebugging);
  const isOnlyRead = useOnlyRead(({ code }) => code === text);
  const isOfAnother = useIsBesideAnother() || (isEarlier && isOnlyRead);
  const everyKill = useEveryKill(endedWell);
  const broken = everyKill?.broken ?? null;
  useEffect(() => markClients(view, clients), [view, clients]);
  useEffect(() => markFaults(view, faults), [view, faults]);
  useEffect(() => {
    const { state } = view;
    const found = [
      ...(mistake === null ? [] : [ofMistake(state, mistake)]),
      ...(text === state.doc.toString() ? doubts : []),
      // What went wrong in the run, its text did not say: where that was changed, the list alone tells it.
      ...(isEarlier ? [] : warnings).flatMap((warned) => ofFailure(state, warned, 'warning')),
      ...(isEarlier ? [] : failures).flatMap((failed) => ofFailure(state, failed, 'error')),
      ...(broken === null ? [] : ofKill(state, broken, own)),
    ];
    view.dispatch(setDiagnostics(state, found));
  }, [view, text, own, mistake, doubts, warnings, failures, broken, isEarlier]);
  const goTo = (line: number): void => {
    const at = view.state.doc.line(Math.min(line, view.state.doc.lines)).from;
    view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
    view.focus();
  };
  const isTooLong = text.length > LINK_LIMITS.code;
  return (
    <div className={styles.state}>
      {shown !== null && <ExpiryHint view={shown} />}
      {isTooLong && <p role="alert">{own.tooLong(text.length, LINK_LIMITS.code)}</p>}
      {mistake !== null && (
        <button type="button" className={styles.mistake} onClick={() => goTo(mistake.line)}>
          {own.mistake(mistake.line, own.said(mistake.message))}
        </button>
      )}
      {doubts.map(({ message, from }) => (
        <button
          key={message + from}
          type="button"
          className={styles.warning}
          onClick={() => goTo(lineAt(text, from))}
        >
          {own.mistake(lineAt(text, from), message)}
        </button>
      ))}
      {!isAsked && (isOfAnother || isEarlier) && (
        <p className={styles.note}>{isOfAnother ? own.notRunning : own.earlier}</p>
      )}
      <div role="status">
        <ul className={styles.failures}>
          {byLine(faults, own).map(({ line, sentence, title }) => (
            <li key={line}>
              <button type="button" className={styles.mistake} title={title} onClick={() => goTo(line)}>
                {sentence}
              </button>
            </li>
          ))}
          {faultsElsewhere.map(({ program, index, line, sentence, title }) => (
            <li key={`${program} ${line}`}>
              <button
                type="button"
                className={styles.mistake}
                title={title}
                onClick={() => editProgram(index, view.state.doc.toString())}
              >
                {words.format.labelled(program, sentence)}
              </button>
            </li>
          ))}
          {failures.map(({ clients: who, message, line }) => (
            <li key={`${line} ${message}`}>{own.failed(who, line, own.said(message))}</li>
          ))}
          {elsewhere.map(({ program, index, failed: { clients: who, line, message } }) => (
            <li key={`${program} ${line} ${message}`}>
              <button
                type="button"
                className={styles.mistake}
                onClick={() => editProgram(index, view.state.doc.toString())}
              >
                {words.format.labelled(program, own.failed(who, line, own.said(message)))}
              </button>
            </li>
          ))}
        </ul>
        {shown !== null && <LimitNote view={shown} />}
        <PastFaults textNow={() => view.state.doc.toString()} />
        <ul className={styles.warnings}>
          {warnings.map(({ clients: who, message, line }) => (
            <li key={`${line} ${message}`}>{own.warned(who, line, own.said(message))}</li>
          ))}
        </ul>
        {broken === null && everyKill?.complete === true && (
          <p className={styles.note}>{own.killHolds(everyKill.clients, everyKill.runs)}</p>
        )}
        {broken !== null && (
          <button type="button" className={styles.warning} onClick={() => goTo(broken.line ?? 1)}>
            {own.killBreaks(broken.client, broken.line, broken.name, broken.why)}
          </button>
        )}
      </div>
      {/* The debugger needs the room. */}
      {mistake === null && !isDebugging && (
        <div className={styles.usual}>
          <p className={styles.note}>{own.noMistakes}</p>
          <p className={styles.note}>{judged(text, words, own)}</p>
        </div>
      )}
      <p className="visually-hidden">{own.positions(clients)}</p>
    </div>
  );
}

/** What a run is judged by: as the settings say, or else as the code does. */
function judged(text: string, words: Messages, own: OwnRecipeWords): string {
  const ids = judgedBy(text);
  // A lesson that judges otherwise says it by itself.
  if (ids === null) return '';
  if (ids.length === 0) return own.notJudged;
  const nameOf = (id: InvariantId): string => invariantWords(id, words).name;
  return own.judged(ids.flatMap((id) => (id === 'I-40' ? ownNames(text, nameOf(id), words) : [nameOf(id)])));
}

/** Each by its own name. Of two that have the same one it is said whose they are. */
function ownNames(text: string, unnamed: string, { format }: Messages): readonly string[] {
  const all = ownInvariants(text);
  return all.map(({ program, name }) => {
    const isOne = all.filter((other) => other.name === name).length === 1;
    return isOne ? (name ?? unnamed) : format.labelled(program, name ?? unnamed);
  });
}

/** Nothing of the world shown is own code. Before there can be any, it is about to be. */
function useIsBesideAnother(): boolean {
  const isReady = useInterpreter(({ quickJs }) => quickJs !== null);
  const choices = useSession(({ experiment }) => experiment?.choices);
  return isReady && choices !== undefined && ownChoiceIn(choices) === null;
}

function useMistake(text: string): Mistake | null {
  const quickJs = useInterpreter((interpreter) => interpreter.quickJs);
  return useMemo(() => {
    if (quickJs === null) return null;
    const read = readCode(quickJs, text);
    return read.ok ? null : read.mistake;
  }, [quickJs, text]);
}
