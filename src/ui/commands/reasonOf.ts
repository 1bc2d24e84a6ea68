import type { Messages } from '../../words/messages.ts';
import type { Offer } from './offers.ts';
import { objectName } from './objectName.ts';

/** Why a command is possible nowhere: once, or world by world where the reasons differ. */
export function reasonOf({ command, refusals }: Offer, words: Messages): string {
  const who = objectName(command, words);
  const reasons = refusals.map((refusal) => (refusal === null ? '' : words.refusals[refusal](who)));
  const [left = '', right = left] = reasons;
  if (left === right) return words.controls.impossible(left);
  const both = [
    words.controls.inWorld(words.shell.left, left),
    words.controls.inWorld(words.shell.right, right),
  ];
  return words.controls.impossible(both.join('; '));
}
