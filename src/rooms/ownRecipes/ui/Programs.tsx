import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { isEmbed } from '../../../ui/parts/isEmbed.ts';
import { openDialog } from '../../../ui/stores/dialogs.ts';
import { editProgram, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { useSession } from '../../../ui/stores/session.ts';
import type { OwnRecipeWords } from '../words/contract.ts';
import type { FaultLine } from './faults/faultLines.ts';
import { programInEditor, ownChoiceIn, shownPrograms, type ShownProgram } from './ownWorld.ts';
import { faultsOf, useFaults } from './faults/useFaults.ts';
import styles from './editor.module.css';

/** Which programs the world has, and which of them is in the editor. A world of one program can become a larger one. */
export function Programs({ textNow }: { readonly textNow: () => string }) {
  const { programs: words } = useWords(OWN_RECIPE);
  const choice = ownChoiceIn(useSession(({ experiment }) => experiment?.choices));
  useOwnCode(({ program }) => program);
  const programs = shownPrograms(choice);
  const shown = programInEditor(choice);
  const faults = useFaults();
  if (shown === null || isEmbed()) return null;
  return (
    <div className={styles.bar}>
      {shown.name !== '' && (
        <Choice
          name={words.name}
          value={String(shown.index)}
          options={programs.map((program) => tabOf(program, linesOf(faultsOf(program, faults)), words))}
          onChoose={(index) => editProgram(Number(index), textNow())}
        />
      )}
      {shown.clients.length > 0 && <span className={styles.note}>{words.runBy('', shown.clients)}</span>}
      <span className={styles.space} />
      <Button look="quiet" onClick={() => openDialog('changeWorld')}>
        {words.world}
      </Button>
    </div>
  );
}

/** A red cross says that a line in it is marked, which its name says in words. */
function tabOf({ index, name, clients }: ShownProgram, marked: readonly number[], words: ProgramWords) {
  const runBy = words.runBy(name, clients);
  return {
    value: String(index),
    label:
      marked.length === 0 ? (
        name
      ) : (
        <span title={words.marked(name, marked)}>
          {name} <span className={styles.faultMark}>×</span>
        </span>
      ),
    name: marked.length === 0 ? runBy : words.marked(runBy, marked),
  };
}

type ProgramWords = OwnRecipeWords['programs'];

function linesOf(faults: readonly FaultLine[]): readonly number[] {
  return [...new Set(faults.flatMap(({ line, part }) => (part === 'stood' ? [] : [line])))].toSorted(
    (a, b) => a - b,
  );
}
