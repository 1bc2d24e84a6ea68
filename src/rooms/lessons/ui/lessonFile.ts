import { parseLessonFile } from '../../../scenarios/homework/lessonFile.ts';
import { lessonWordsNow } from '../words/useLessonWords.ts';
import { assignmentCode } from './assignmentCode.ts';
import { library } from '../../../ui/stores/library.ts';
import { openLesson } from './lessonRun.ts';

/** Opens a lesson that a teacher has made of a world. Null once it is open, else why it is not, in words. */
export async function openLessonFile(text: string): Promise<string | null> {
  const { badFile } = lessonWordsNow().panel;
  const assignment = parseLessonFile(text, library);
  if (assignment === null) return badFile.damaged;
  if (typeof assignment === 'string') return badFile[assignment];
  const id = await assignmentCode(assignment);
  return (await openLesson({ kind: 'work', id, part: null })) ? null : badFile.damaged;
}
