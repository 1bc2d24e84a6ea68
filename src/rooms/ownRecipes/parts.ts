// What is fetched of own recipes: the editor and the interpreter.
export { Editor } from './ui/Editor.tsx';
export { openCodeLink, openCodeWorld } from './ui/askedLink.ts';
export { loadInterpreter } from './ui/interpreter.ts';
export { newProgram } from './ui/ownWorld.ts';
export { openEditor } from './ui/openEditor.ts';
