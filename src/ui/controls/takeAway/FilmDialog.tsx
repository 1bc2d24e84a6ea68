import { TAKE_AWAY } from '../../../words/takeAway.ts';
import { useWords } from '../../../words/useWords.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { FilmForm } from './FilmForm.tsx';

/** The film alone, for who asks for it by name. */
export function FilmDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(TAKE_AWAY).film;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <FilmForm />
    </Dialog>
  );
}
