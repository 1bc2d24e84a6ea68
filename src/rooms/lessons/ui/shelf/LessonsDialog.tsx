import { Dialog } from '../../../../ui/parts/Dialog.tsx';
import { useLessonWords } from '../../words/useLessonWords.ts';
import { LessonShelf } from './LessonShelf.tsx';

/** The lessons by themselves, for who comes from the guide. */
export function LessonsDialog({ onClose }: { readonly onClose: () => void }) {
  const { panel } = useLessonWords();
  return (
    <Dialog title={panel.lessons} look="wide" onClose={onClose}>
      <LessonShelf onOpen={onClose} />
    </Dialog>
  );
}
