// An assignment as part of an address, and back.
import { assignmentText, parseAssignment, type Assignment } from '../../../scenarios/homework/assignment.ts';
import { library } from '../../../ui/stores/library.ts';
import { decodeText, encodeText } from '../../../ui/link/codec.ts';

export function assignmentCode(assignment: Assignment): Promise<string> {
  return encodeText(assignmentText(assignment));
}

/** Null if it is damaged, or of something that is not there. */
export async function readAssignment(code: string): Promise<Assignment | null> {
  const text = await decodeText(code);
  const assignment = text.ok ? parseAssignment(text.value, library) : 'damaged';
  return typeof assignment === 'string' ? null : assignment;
}
