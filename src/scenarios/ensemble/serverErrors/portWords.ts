import { SERVERS, by, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const packetLengthWords = {
  name: '“Len error”: advertised length of 1195725856',
  more: 'Packet len 1213486160 is out of range: another protocol at the client port',
  sentence: by('story', {
    get: 'A browser or a health check sends an HTTP request to port 2181. The server reads “GET ” as a packet length of 1195725856, and closes the connection.',
    http: 'An HTTP response comes to port 2181. “HTTP” as a packet length is 1213486160. A client that logs this number has called an HTTP port.',
    tls: 'A client speaks TLS to the plain port. The first bytes of its hello, 16 03 01 00, are 369295616 as a packet length.',
    none: 'Nobody speaks another protocol here.',
  }),
  parameters: {
    story: story({
      get: '1195725856: “GET ”',
      http: '1213486160: “HTTP”',
      tls: '369295616: TLS',
    }),
    servers: SERVERS,
  },
  tags: ['connectionLoss', 'config'],
} satisfies ScenarioWords;

export const tooManyWords = {
  name: '“Too many connections from … - max is 60”',
  more: 'maxClientCnxns counts by address',
  sentence: () =>
    'All clients come from one address, and maxClientCnxns is one too few for them. Server 1 closes the last connection at once: its client sees ConnectionLoss until client A has gone.',
  parameters: { story: story({ limit: 'one client more than the limit' }) },
  tags: ['connectionLoss', 'config'],
} satisfies ScenarioWords;
