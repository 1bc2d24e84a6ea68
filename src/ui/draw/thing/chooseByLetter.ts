// The letters that give commands are about what has the focus, in a view as in the picture.
import type { KeyboardEvent } from 'react';
import { isFocusFromPointer } from '../../parts/focusOrigin.ts';
import { select, type Thing } from '../../stores/selection.ts';
import { getExperiment } from '../../stores/session.ts';

/** All but those of the page itself and of a talk: add a client, blank, full screen, notes, the address. */
const COMMAND_LETTERS = /^[c-eg-mo-tv-z]$/i;

/**
 * What has the focus is selected before the page acts on the letter. Not where a press of the mouse or a finger left the focus, which shows
 * nowhere then. In a world of one server the letters are about clients alone.
 */
export function chooseByLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, thing: Thing): void {
  if (!COMMAND_LETTERS.test(key) || ctrlKey || metaKey || altKey || isFocusFromPointer()) return;
  const isEnsemble = getExperiment()?.scenarios[0]?.picture === 'ensemble';
  if (thing.kind === 'client' || (isEnsemble && /^(?:server|link|message)$/.test(thing.kind))) select(thing);
}
