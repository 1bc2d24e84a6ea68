// Lessons and challenges as the palette has them.
import { visit } from '../../../../ui/link/hashSync.ts';
import type { Languages, PaletteItem } from '../../../../ui/room/paletteItem.ts';
import { lessonsFound } from './foundLessons.ts';
import type { takeLesson } from '../lessonRun.ts';

/** `take`: `takeLesson`. */
export function lessonItems(languages: Languages, take: typeof takeLesson): readonly PaletteItem[] {
  return lessonsFound(languages).map(
    ({ lesson: { id, kind }, name, numbered, names, tags, said, introduces = [] }) => {
      const run = () => void visit({ kind: 'lesson', id, part: null }, () => take(id, 'whereLeft'));
      return {
        key: `lesson ${id}`,
        kind,
        name: `${numbered} · ${name}`,
        names,
        tags,
        said,
        isTaught: kind === 'lesson',
        introduces,
        does: { what: 'run', run },
      };
    },
  );
}
