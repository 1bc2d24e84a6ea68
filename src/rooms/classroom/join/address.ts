// Where the relay is: on the origin of this page. The path is that of the protocol, which is not imported: it comes with its parser.
import type { PHONE_PATH } from '../model/protocol.ts';

const PATH: typeof PHONE_PATH = '/class/phone';

export const PHONE_ADDRESS = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${PATH}`;
