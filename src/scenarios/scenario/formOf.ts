// A recipe's forms by the name its parameter has.

export function formOf<Form>(forms: Readonly<Record<string, Form>>, name: unknown): Form {
  const form = Object.entries(forms).find(([known]) => known === name);
  if (form === undefined) throw new Error(`the recipe has no form ${String(name)}`);
  return form[1];
}
