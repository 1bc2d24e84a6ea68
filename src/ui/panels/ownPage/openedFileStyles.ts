import shared from './dropPage.module.css';

/** A room's own classes on top of those that pages of opened files have in common: of a name in both, both. */
export function openedFileStyles(own: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const all: Record<string, string> = { ...shared };
  for (const [name, classes] of Object.entries(own))
    all[name] = shared[name] === undefined ? classes : `${shared[name]} ${classes}`;
  return all;
}
