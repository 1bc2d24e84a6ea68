// An assignment as part of an address, and back.
import { assignmentText, parseAssignment, type Assignment } from '../../../scenarios/homework/assignment.ts';
import { library } from '../../../ui/stores/library.ts';
import { decodeText } from '../../../ui/link/decode.ts';
import { encodeText } from '../../../ui/link/encode.ts';

export interface CodedAssignment {
  readonly assignment: Assignment;
  /** As it stands in an address. */
  readonly code: string;
}

export function assignmentCode(assignment: Assignment): Promise<string> {
  return encodeText(assignmentText(assignment));
}

/** Of several tasks in one address, in their order. */
export function joinedCodes(codes: readonly string[]): string {
  return codes.join('.');
}

/** The tasks of an address; null if one of them cannot be read. */
export async function readAssignments(joined: string): Promise<readonly CodedAssignment[] | null> {
  const codes = joined.split('.');
  const read = await Promise.all(codes.map(readAssignment));
  const tasks = read.flatMap((assignment, index) =>
    assignment === null ? [] : [{ assignment, code: codes[index] ?? '' }],
  );
  return tasks.length === codes.length ? tasks : null;
}

/** Null if it is damaged, or of something that is not there. */
async function readAssignment(code: string): Promise<Assignment | null> {
  const text = await decodeText(code);
  const assignment = text.ok ? parseAssignment(text.value, library) : 'damaged';
  return typeof assignment === 'string' ? null : assignment;
}
