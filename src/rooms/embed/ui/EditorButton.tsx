import { Code } from 'lucide-react';
import { useWords } from '../../../words/useWords.ts';
import { fetched } from '../../../ui/fetching/fetched.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { closeEditor } from '../../../ui/stores/ownCode.ts';

/** Opens the code that runs, or a place for the reader's own, and puts it away. */
export function EditorButton({ isOpen }: { readonly isOpen: boolean }) {
  const text = useWords().embed;
  const open = (): void => void fetched(() => fromRoom('openEditor')).then((openEditor) => openEditor());
  return (
    <Button look="quiet" aria-expanded={isOpen} onClick={isOpen ? closeEditor : open}>
      <Code aria-hidden="true" />
      {text.editor}
    </Button>
  );
}
