import type { ClientState, ProgramThread } from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import { waitText } from '../../../words/waitText.ts';

/** What a thread of a client's program waits for, or why it does not go on. */
export function threadWait(client: ClientState, { id, state }: ProgramThread, words: Messages): string {
  const { panels, processAmounts } = words;
  const text = panels.client.waits;
  switch (state.kind) {
    case 'notStarted':
      // A callback begins as soon as its event is taken up.
      return id < 0 ? text.nothing : text.notStarted;
    case 'ready':
      return id >= 0 && client.condition.value?.programs === 'stalled'
        ? processAmounts.stalled
        : text.nothing;
    case 'ended':
      return state.how === 'returned' ? text.ended : text.threw(state.message);
    case 'waiting':
      return waitText(state.for, client, text);
    default:
      return state satisfies never;
  }
}
