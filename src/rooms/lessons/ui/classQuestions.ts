// The predictions of all lessons as questions that a class can vote on, each with what is set when its part begins.
import { lessons } from '../../../scenarios/lessons/lessons.ts';
import { settingsOf } from '../../../scenarios/lessons/scenes.ts';
import type { ClassQuestion } from '../../../ui/room/room.ts';
import type { Asked } from '../../../scenarios/lessons/words.ts';
import { partName } from '../words/partName.ts';
import { lessonWordsNow } from '../words/useLessonWords.ts';
import { said } from './PredictionForm.tsx';

export function classQuestions(): readonly ClassQuestion[] {
  const words = lessonWordsNow();
  return lessons.flatMap((lesson) =>
    lesson.parts.flatMap((part): readonly ClassQuestion[] => {
      const text = words.lessons[lesson.id]?.parts[part.id]?.prediction;
      const set = settingsOf(part);
      const [choice] = part.scene(set);
      if (part.prediction === undefined || text === undefined || choice === undefined) return [];
      const asked: Asked = { choice, set };
      const id = `${lesson.id}/${part.id}`;
      return [
        {
          id,
          of: partName(words, id),
          text: said(text.question, asked),
          options: part.prediction.options.map((option) => ({
            id: option.id,
            text: said(text.options[option.id] ?? option.id, asked),
          })),
          part,
          set,
        },
      ];
    }),
  );
}
