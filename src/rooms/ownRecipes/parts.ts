// What is fetched of own recipes: the editor and the interpreter.
export { Editor } from './ui/Editor.tsx';
export { openCodeLink } from './ui/askedLink.ts';
export { loadInterpreter } from './ui/interpreter.ts';
export { openEditor } from './ui/openEditor.ts';
