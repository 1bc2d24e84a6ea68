import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { isEmbed } from '../../../ui/parts/isEmbed.ts';
import { openDialog } from '../../../ui/stores/dialogs.ts';
import { editProgram, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { programInEditor, shownChoice, shownPrograms } from './ownWorld.ts';
import styles from './editor.module.css';

/** Which programs the world has, and which of them is in the editor. A world of one program can become a larger one. */
export function Programs({ textNow }: { readonly textNow: () => string }) {
  const { programs: words } = useWords(OWN_RECIPE);
  const choice = shownChoice(useSession(({ experiment }) => experiment?.choices) ?? []);
  useOwnCode(({ program }) => program);
  const programs = shownPrograms(choice);
  const shown = programInEditor(choice);
  if (shown === null || isEmbed()) return null;
  return (
    <div className={styles.bar}>
      {shown.name !== '' && (
        <Choice
          name={words.name}
          value={String(shown.index)}
          options={programs.map(({ index, name, clients }) => ({
            value: String(index),
            label: name,
            name: words.runBy(name, clients),
          }))}
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
