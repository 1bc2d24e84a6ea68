import type { Room } from '../../ui/room/room.ts';

const parts = () => import('./parts.ts');

/** The editor of a learner’s own recipe, with the interpreter that runs it. */
export const ownRecipes: Room<never> = {
  id: 'ownRecipes',
  dialogs: {},
  entries: async () => (await import('./entries.ts')).entries,
  provides: {
    Editor: async () => (await parts()).Editor,
    openEditor: async () => (await parts()).openEditor,
    newProgram: async () => (await parts()).newProgram,
    loadInterpreter: async () => (await parts()).loadInterpreter,
    openCodeLink: async () => (await parts()).openCodeLink,
    openCodeWorld: async () => (await parts()).openCodeWorld,
  },
};
