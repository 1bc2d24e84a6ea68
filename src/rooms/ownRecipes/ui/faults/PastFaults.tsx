import { useMemo } from 'react';
import { jumpToWorldStep } from '../../../../ui/playback/transport.ts';
import { editProgram, useOwnCode } from '../../../../ui/stores/ownCode.ts';
import { useSession } from '../../../../ui/stores/session.ts';
import { useWorld } from '../../../../ui/stores/useWorld.ts';
import { useWords } from '../../../../words/useWords.ts';
import { OWN_RECIPE } from '../../words/ownRecipe.ts';
import styles from '../editor.module.css';
import { byLine } from './faultSentences.ts';
import { programInEditor, ownChoiceIn, shownPrograms } from '../ownWorld.ts';
import { pastFaults, type PastFault } from './earlierFaults.ts';
import { faultsOf } from './useFaults.ts';

/** Lines that were at fault in violations that are over; each leads back to where its violation began. */
export function PastFaults({ textNow }: { readonly textNow: () => string }) {
  const words = useWords();
  const own = useWords(OWN_RECIPE);
  const choices = useSession(({ experiment }) => experiment?.choices);
  const running = ownChoiceIn(choices);
  const shown = useWorld(running !== null && running === choices?.[1] ? 1 : 0);
  const claims = useSession(({ experiment }) => experiment?.claims[shown?.side ?? 0]);
  const program = useOwnCode((state) => state.program);
  const inEditor = useMemo(() => programInEditor(running, program), [running, program]);
  if (running === null || shown === null || inEditor === null) return null;
  const past = pastFaults(shown, claims ?? [], words);
  const found = shownPrograms(running).flatMap((each) =>
    spellsOf(faultsOf(each, past)).flatMap((those) =>
      byLine(those, own, {
        from: words.format.clock(those[0].fromMs),
        to: words.format.clock(those[0].untilMs),
      }).map((line) => ({ ...line, step: those[0].step, program: each })),
    ),
  );
  if (found.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {found.map(({ program: each, line, step, sentence, title }) => (
        <li key={`${each.index} ${line} ${step}`}>
          <button
            type="button"
            className={styles.past}
            title={`${own.goThere}\n${title}`}
            onClick={() => {
              if (each.index !== inEditor.index) editProgram(each.index, textNow());
              jumpToWorldStep(shown.side, step);
            }}
          >
            {each.index === inEditor.index ? sentence : words.format.labelled(each.name, sentence)}
          </button>
        </li>
      ))}
    </ul>
  );
}

type SameTime = readonly [PastFault, ...PastFault[]];

/** Those that lasted together are told together; what began first comes first. */
function spellsOf(faults: readonly PastFault[]): readonly SameTime[] {
  const groups = new Map<string, SameTime>();
  for (const fault of faults) {
    const key = `${fault.fromMs} ${fault.untilMs}`;
    const before = groups.get(key);
    groups.set(key, before === undefined ? [fault] : [...before, fault]);
  }
  return [...groups.values()].toSorted(([one], [other]) => one.fromMs - other.fromMs);
}
