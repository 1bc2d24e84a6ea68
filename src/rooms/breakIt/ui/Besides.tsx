import type { FoundRun, Shown } from '../model/search.ts';
import { causeOf } from '../model/cause.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { invariantName } from '../../../words/invariantWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { commandAt } from './commandAt.ts';
import styles from './breakIt.module.css';
import { openFilm } from './openFilm.ts';
import { errorText } from './errorText.ts';

interface Props {
  /** Mistakes of the searches before this one. */
  readonly known: readonly FoundRun[];
  readonly shown: readonly Shown[];
  readonly onOpened: () => void;
}

type Openable = Pick<FoundRun, 'choice' | 'commands' | 'step' | 'timeMs' | 'program'>;

/** What was found besides the mistake that this search is about, each once: earlier mistakes, limits of every lease, unhandled errors. */
export function Besides({ known, shown, onOpened }: Props) {
  const words = useWords();
  const own = useWords(BREAK_IT);
  const { everyRun } = own;
  const limits = shown.filter(({ grade }) => grade === 'limit');
  const errors = shown.filter(({ grade }) => grade === 'unhandledError');
  const nameOf = (run: FoundRun | Shown): string =>
    run.invariant === null ? '' : invariantName(run.invariant, run.violation?.said, words);
  const open = (run: Openable, name: string): void => {
    const commands = run.commands.map((each) => commandAt(each, words));
    void openFilm(run, { commands, broken: name }).then((isOpen) => isOpen && onOpened());
  };
  return (
    <>
      <Findings
        title={own.earlier}
        runs={known.map((run) => ({
          key: causeOf(run),
          run,
          text: words.format.parts([
            nameOf(run),
            ...(run.line === null ? [] : [own.atLine(run.line, run.program)]),
          ]),
        }))}
        onOpen={open}
      />
      <Findings
        title={everyRun.errors}
        runs={errors.map((run) => ({
          key: `${run.error?.code} ${run.line} ${run.program}`,
          run,
          text: errorText(run, everyRun),
        }))}
        onOpen={open}
      />
      <Findings
        title={everyRun.limits}
        note={everyRun.limitsMean}
        runs={limits.map((run) => ({ key: run.invariant ?? '', run, text: nameOf(run) }))}
        onOpen={open}
      />
    </>
  );
}

interface FindingsProps {
  readonly title: string;
  readonly note?: string;
  readonly runs: readonly { readonly key: string; readonly run: Openable; readonly text: string }[];
  readonly onOpen: (run: Openable, name: string) => void;
}

function Findings({ title, note, runs, onOpen }: FindingsProps) {
  const own = useWords(BREAK_IT);
  if (runs.length === 0) return null;
  return (
    <section>
      <h3 className={styles.besides}>{title}</h3>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <ul className={styles.besidesList}>
        {runs.map(({ key, run, text }) => (
          <li key={key}>
            {text}{' '}
            <Button look="quiet" onClick={() => onOpen(run, text)}>
              {own.open}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
