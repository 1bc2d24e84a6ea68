// What is measured in a browser either comes or is called missing: a page that no longer draws would be waited for without end.

/** What comes; after so many seconds without it, an error that names it. */
export async function within<T>(seconds: number, what: string, coming: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing came in ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
