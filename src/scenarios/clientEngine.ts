// Brings what the engine's clients can do beyond the first scene: enough for locks.
import '../engine/clients.ts';
