// A file without what is said in its comments: each character of one is a blank, so that all others stand where they stood.

/** Texts and templates are left as they are. A regular expression that has a quotation mark in it may be taken for one. */
export function withoutComments(code: string): string {
  return code.replaceAll(TOKEN, (token) =>
    /^\/[/*]/u.test(token) ? token.replaceAll(/[^\n]/gu, ' ') : token,
  );
}

const TOKEN = /\/\/[^\n]*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\]|\\[^])*`/gu;
