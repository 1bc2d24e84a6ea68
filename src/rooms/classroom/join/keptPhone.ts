// Which phone of the class this is: the same after a reload, and in a tab that is opened after the first was closed.

/** Of the class: each has its own address. */
const KEPT = 'znode-lab.phone';
const TOKEN = /^[0-9a-f]{32}$/;

interface Phone {
  readonly name: string;
  readonly token: string;
}

/** The name is a person's: it ends with the tab. The token, which says nothing of anybody, stays for the next tab. */
export function keepPhone({ name, token }: Phone): void {
  try {
    localStorage.setItem(KEPT, token);
    sessionStorage.setItem(KEPT, JSON.stringify({ name, token }));
  } catch {
    // Without it a reload joins as a new phone.
  }
}

/** This tab is no longer in the class; the phone may come back as the same one. */
export function leaveTab(): void {
  remove(() => sessionStorage);
}

/** The relay knows its token no more. */
export function forgetPhone(): void {
  leaveTab();
  remove(() => localStorage);
}

/** Null where this tab has not joined. */
export function keptPhone(): Phone | null {
  try {
    const { name, token } = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Partial<Phone>;
    return typeof name === 'string' && TOKEN.test(token ?? '') ? { name, token: token ?? '' } : null;
  } catch {
    return null;
  }
}

/** Null where no tab of this phone has joined. */
export function keptToken(): string | null {
  try {
    const token = localStorage.getItem(KEPT) ?? '';
    return TOKEN.test(token) ? token : null;
  } catch {
    return null;
  }
}

function remove(storage: () => Storage): void {
  try {
    storage().removeItem(KEPT);
  } catch {
    // There is nothing to forget then.
  }
}
