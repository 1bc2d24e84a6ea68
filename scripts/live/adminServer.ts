// The servers' AdminServer: /commands lists what can be asked, /commands/NAME answers in JSON. Each server has it at a port of its own.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminCommandNames, type ServerId } from '../../src/engine/index.ts';
import { listen } from '../serving/listen.ts';
import { isOwnHost } from '../serving/ownHost.ts';
import { targetOf } from '../serving/requestTarget.ts';
import type { LiveServer } from './liveServer.ts';

/** So often it is looked whether a server that stands still goes on. */
const LOOK_MS = 100;

export class AdminServers {
  readonly #live: LiveServer;
  readonly #servers: Server[] = [];

  constructor(live: LiveServer) {
    this.#live = live;
  }

  /** `firstPort`: of the first server, the others have the following; 0: any that are free. Their ports. Throws a TakenPort. */
  async start(host: string, firstPort: number): Promise<readonly number[]> {
    const ports: number[] = [];
    for (const [index, id] of this.#live.world.servers.entries()) {
      const server = createServer((request, response) => {
        if (!isOwnHost(request.headers.host ?? '', host))
          return end(response, 403, 'text/plain', 'another host\n');
        const target = targetOf(request);
        if (target === null) return end(response, 400, 'text/plain', 'no address\n');
        this.#answer(id, target.path, response);
      });
      this.#servers.push(server);
      await listen(server, host, firstPort === 0 ? 0 : firstPort + index);
      ports.push((server.address() as AddressInfo).port);
    }
    return ports;
  }

  async close(): Promise<void> {
    for (const server of this.#servers) server.closeAllConnections();
    await Promise.all(this.#servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }

  #answer(id: ServerId, path: string, response: ServerResponse): void {
    if (response.destroyed) return;
    switch (this.#live.world.processOf(id)) {
      case 'down':
        response.destroy();
        return;
      case 'still':
        setTimeout(() => this.#answer(id, path, response), LOOK_MS);
        return;
      case 'running':
        this.#answerNow(id, path, response);
    }
  }

  #answerNow(id: ServerId, path: string, response: ServerResponse): void {
    const asked = /^\/commands\/([^/]+)$/u.exec(path)?.[1];
    if (asked !== undefined) return end(response, 200, 'application/json', this.#live.adminAnswer(id, asked));
    if (path === '/commands' || path === '/commands/') return end(response, 200, 'text/html', LIST);
    end(response, 404, 'text/plain', 'not found\n');
  }
}

const LIST = adminCommandNames()
  .map((name) => `<a href="/commands/${name}">${name}</a>\n<br/>\n`)
  .join('');

function end(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(text);
}
