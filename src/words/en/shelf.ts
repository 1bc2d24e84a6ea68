import type { ViewId } from '../../scenarios/scenario/scenario.ts';
import { txns } from './txns.ts';
import * as viewWords from './viewWords.ts';

/** How the views share the room. */
const layout = {
  height: 'Height of the views',
  between: (left: string, right: string) => `Width of ${left} beside ${right}`,
  tools: (view: string) => `Layout of ${view}`,
  maximize: (view: string) => `Maximize ${view}`,
  restore: 'Show the picture again',
  open: (view: string) => `Open ${view} in a second window`,
  closeWindow: 'Close the second window',
  blocked: 'The browser blocked the second window. Allow pop-ups for this page and try again.',
};

export const shelfWords = { ...viewWords, layout, txns };

// Each view has its words.
shelfWords satisfies Readonly<Record<ViewId, object>>;
