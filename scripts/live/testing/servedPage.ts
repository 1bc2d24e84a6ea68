// Three live servers on free ports, and the page that shows them.
import { OPEN_ACL_UNSAFE } from '../../../src/engine/index.ts';
import { CommandLog } from '../../../src/rooms/live/model/commandLog.ts';
import { ASK_PATH, STREAM_PATH } from '../../../src/rooms/live/model/channel.ts';
import { LivePage } from '../livePage.ts';
import { startLive } from '../liveServer.ts';
import { PageServer } from '../../serving/pageServer.ts';

/** `folder`: what is served as the page. `at`: where such servers were before; elsewhere, and by a token of their own, if not said. */
export async function servedPage(
  folder: string,
  at: { readonly port?: number; readonly token?: string } = {},
) {
  const log = new CommandLog();
  const live = await startLive({
    ports: [0, 0, 0],
    host: '127.0.0.1',
    values: { latencyMs: 1 },
    seed: 1,
    onCommand: (command) => {
      log.add(command);
      source.given(command);
    },
  });
  const source = new LivePage(live, log);
  const page = new PageServer(source, {
    port: 0,
    ...at,
    host: '127.0.0.1',
    folder,
    streamPath: STREAM_PATH,
    askPath: ASK_PATH,
    opens: '#live=',
  });
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
