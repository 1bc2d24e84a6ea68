// The threads of own code, by the names of their recipes.

/** What a thread of own code runs, by the name of its recipe; null: it is none of own code. */
export function ownThreadOf(recipe: string): OwnThread | null {
  const [, part = 'main'] = /^own-recipe(?: (call|event|states|outcome))?$/u.exec(recipe) ?? [null, null];
  return part as OwnThread | null;
}

export type OwnThread = 'main' | 'call' | 'event' | 'states' | 'outcome';
