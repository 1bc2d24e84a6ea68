// Three live servers on free ports, and the page that shows them.
import { OPEN_ACL_UNSAFE } from '../../../src/engine/index.ts';
import { CommandLog } from '../../../src/rooms/live/model/commandLog.ts';
import { LivePage } from '../livePage.ts';
import { startLive } from '../liveServer.ts';
import { PageServer } from '../pageServer.ts';

/** `folder`: what is served as the page. */
export async function servedPage(folder: string) {
  const log = new CommandLog();
  const live = await startLive({
    ports: [0, 0, 0],
    host: '127.0.0.1',
    values: { latencyMs: 1 },
    seed: 1,
    onCommand: (command) => {
      log.add(command);
      page.given(command);
    },
  });
  const page = new PageServer(new LivePage(live, log), { port: 0, host: '127.0.0.1', folder });
  await page.start();
  return {
    live,
    page,
    log,
    close: async (): Promise<void> => {
      await page.close();
      await live.close();
    },
  };
}

export function creation(path: string) {
  return { op: 'create', path, data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT' } as const;
}
