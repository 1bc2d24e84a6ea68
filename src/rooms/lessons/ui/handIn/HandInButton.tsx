import { useState } from 'react';
import { useLessonWords } from '../../words/useLessonWords.ts';
import { Button } from '../../../../ui/parts/Button.tsx';
import { HandInDialog } from './HandInDialog.tsx';
import type { LessonRun } from '../lessonStore.ts';

export function HandInButton({
  run,
  look,
}: {
  readonly run: LessonRun;
  readonly look: 'plain' | 'quiet' | 'main';
}) {
  const { panel } = useLessonWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {panel.handIn.button}
      </Button>
      {isOpen && <HandInDialog run={run} onClose={() => setOpen(false)} />}
    </>
  );
}
