import { txns } from './txns.ts';

/** How the views share the room. */
const layout = {
  height: 'Height of the views',
  between: (left: string, right: string) => `Width of ${left} beside ${right}`,
  /** Of a tab that leads to some of what differs between two worlds. */
  tab: (view: string) => `${view}: differs`,
  tools: (view: string) => `Layout of ${view}`,
  maximize: (view: string) => `Maximize ${view}`,
  restore: 'Show the picture again',
  open: (view: string) => `Open ${view} in a second window`,
  closeWindow: 'Close the second window',
  blocked: 'The browser blocked the second window. Allow pop-ups for this page and try again.',
};

/** What can be done to a connection of a client outside. */
const wire = {
  expire: 'Expire',
  cut: 'Cut',
  heal: 'Heal',
  faultsOf: (id: string) => `Faults of ${id}`,
};

export const shelfWords = { layout, txns, wire };
