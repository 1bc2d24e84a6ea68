// What a lesson from a file that no compiler has seen lacks to be one, by field.
import type { Lesson } from './lesson.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Empty if it is a lesson as far as its shape goes. */
export function missingFields(lesson: Fields): readonly string[] {
  const parts = listOf(lesson['parts']);
  return [
    ...lacking(lesson, {
      id: 'string',
      kind: 'string',
      chapter: 'number',
      minutes: 'number',
      parts: 'object',
    }),
    ...parts.flatMap((part, index) => missingInPart(part).map((field) => `parts[${index}].${field}`)),
  ].map((field) => `${field}: missing`);
}

/** Whether something that a file exports is meant to be a lesson. */
export function isMeantAsLesson(thing: unknown): thing is Fields {
  return isFields(thing) && typeof thing['id'] === 'string' && ('parts' in thing || 'chapter' in thing);
}

/** Once `missingFields` has found nothing. */
export function asLesson(lesson: Fields): Lesson {
  return lesson as unknown as Lesson;
}

function missingInPart(part: Fields): readonly string[] {
  const { prediction, goal } = part;
  return [
    ...lacking(part, { id: 'string', scene: 'function', solution: 'object' }),
    ...(isFields(prediction)
      ? lacking(prediction, {
          id: 'string',
          options: 'object',
          rehearsal: 'object',
          read: 'function',
          proof: 'object',
        }).map((field) => `prediction.${field}`)
      : []),
    ...(isFields(prediction)
      ? listOf(prediction['options']).flatMap((option, index) =>
          lacking(option, { id: 'string', fits: 'function' }).map(
            (field) => `prediction.options[${index}].${field}`,
          ),
        )
      : []),
    ...(isFields(goal) ? lacking(goal, { milestones: 'object' }).map((field) => `goal.${field}`) : []),
  ];
}

function lacking(thing: Fields, wanted: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(wanted)
    .filter(([name, type]) => typeof thing[name] !== type)
    .map(([name]) => name);
}

function listOf(thing: unknown): readonly Fields[] {
  return Array.isArray(thing) ? thing.filter(isFields) : [];
}

function isFields(thing: unknown): thing is Fields {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}
