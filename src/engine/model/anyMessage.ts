// Whatever can be in flight: between a client and a server, between servers, to a guarded resource.
import type { ClientMessage, CloseMessage, ResourceMessage, ServerMessage } from './message.ts';
import type { QuorumPacket } from './quorumPacket.ts';

export type Message = ClientMessage | ServerMessage | CloseMessage | QuorumPacket | ResourceMessage;
