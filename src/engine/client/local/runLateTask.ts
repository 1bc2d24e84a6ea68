// Takes up the work that only processes with several threads or another library have.
import { assertNever } from '../../kernel/assertNever.ts';
import type { ClientState, LateTask } from '../clientState.ts';
import { checkSuspended } from '../library/connectionStates.ts';
import { renewHandle } from '../library/renewHandle.ts';
import type { Outbox } from '../threads.ts';
import { interruptWait } from './interrupt.ts';
import { endMonitorWait } from './monitors.ts';

export function runLateTask(self: ClientState, task: LateTask, outbox: Outbox): void {
  switch (task.type) {
    case 'monitorTimeout':
      return endMonitorWait(self, task, outbox);
    case 'checkSuspended':
      return checkSuspended(self, task, outbox);
    case 'renewHandle':
      return renewHandle(self, outbox);
    case 'interruptWait':
      return interruptWait(self, task, outbox);
    default:
      return assertNever(task);
  }
}
