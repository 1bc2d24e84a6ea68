/** Thrown with one sentence that says what is wrong and what would be right. */
export class BadInput extends Error {}
