// Which phone of the class this tab is, so that it is the same after a reload.

const KEPT = 'znode-lab.phone';

interface Phone {
  readonly name: string;
  readonly token: string;
}

export function keepPhone(phone: Phone): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(phone));
  } catch {
    // Without it a reload joins as a new phone.
  }
}

export function forgetPhone(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // There is nothing to forget then.
  }
}

/** Null where it has not joined. */
export function keptPhone(): Phone | null {
  try {
    const { name, token } = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Partial<Phone>;
    return typeof name === 'string' && /^[0-9a-f]{32}$/.test(token ?? '')
      ? { name, token: token ?? '' }
      : null;
  } catch {
    return null;
  }
}
