// Labels of the picture that are terms of the glossary (zxid, epoch): while a lesson is on, they say what they mean when they are
// pointed at or tapped. For keyboards and screen readers the same terms stand in the lesson's text.
import { lessonWordsNow } from '../words/useLessonWords.ts';
import { termsIn } from '../../../words/termsIn.ts';
import { Ongoing } from '../../../ui/parts/ongoing.ts';
import { placeBeside } from '../../../ui/parts/placeBeside.ts';
import styles from './lesson.module.css';

const explaining = new Ongoing();

export function explainPicture(): void {
  if (explaining.isOn) return;
  const note = document.createElement('span');
  note.className = styles.means ?? '';
  note.popover = 'manual';
  note.role = 'tooltip';
  document.body.append(note);
  const point = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') show(note, target);
  };
  const tap = ({ target }: MouseEvent): void => show(note, target);
  document.addEventListener('pointerover', point);
  document.addEventListener('click', tap);
  explaining.begin(() => {
    document.removeEventListener('pointerover', point);
    document.removeEventListener('click', tap);
    note.remove();
  });
}

export function leavePicture(): void {
  explaining.end();
}

function show(note: HTMLElement, target: EventTarget | null): void {
  const label = target instanceof Element ? target.closest('#picture svg text') : null;
  const means = label === null ? null : meaningOf(label.textContent);
  note.hidePopover();
  if (label === null || means === null) return;
  note.textContent = means;
  note.showPopover();
  placeBeside(note, label, 'above');
}

/** Null where a label is no term. */
function meaningOf(text: string): string | null {
  const [pieces = []] = termsIn([text], lessonWordsNow().terms);
  const term = pieces.find((piece) => piece.kind === 'term');
  return term?.kind === 'term' ? term.means : null;
}
