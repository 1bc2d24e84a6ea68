// The programs that a class hands in: each is checked once, in a worker, before the work it belongs to is judged.
import { lessonOf } from '../../../scenarios/homework/assignment.ts';
import type { HandIn } from '../../../scenarios/homework/handIn.ts';
import { findLesson } from '../../../scenarios/lessons/lessons.ts';
import type { Coach, Exam, RepairMilestone } from '../../../scenarios/lessons/repair.ts';
import { sceneWith } from '../../../scenarios/lessons/repaired.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';

const known = new Map<string, readonly RepairMilestone[]>();

/** What has been found of a program; of one that has not been checked, nothing. */
export const checked: Coach = (choice, exam) => known.get(keyOf(choice, exam)) ?? [];

/** Checks the programs in a hand-in that are not known yet. False where none can be checked. */
export async function checkPrograms({ lesson: id, assignment, work }: HandIn): Promise<boolean> {
  const lesson = assignment === null ? findLesson(id) : lessonOf(assignment);
  for (const part of lesson?.parts ?? []) {
    if (part.repair === undefined) continue;
    const { exam } = part.repair;
    for (const { set, code } of work[part.id]?.runs ?? []) {
      const [choice] = sceneWith(part, set, code);
      if (choice === undefined || known.has(keyOf(choice, exam))) continue;
      // One after the other: there are two processors and thirty programs.
      const reached = await examined(choice, exam);
      if (reached === null) return false;
      known.set(keyOf(choice, exam), reached);
    }
  }
  return true;
}

/** Null where it cannot run. */
async function examined(choice: ScenarioChoice, exam: Exam): Promise<readonly RepairMilestone[] | null> {
  const examine = await fromRoom('examine');
  return new Promise((resolve) => {
    examine(choice, exam, (news) => {
      if (news.is === 'failed') resolve(null);
      if (news.is === 'over') resolve(news.reached);
    });
  });
}

function keyOf(choice: ScenarioChoice, exam: Exam): string {
  return JSON.stringify([choice, exam]);
}
