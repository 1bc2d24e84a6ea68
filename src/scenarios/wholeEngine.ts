// Brings the rest of the engine, for what the page can do beyond its first scene.
import '../engine/whole.ts';
