// @ts-check
// A Vitest reporter for `npm test`: a line for each finished file, `[12/190] src/…`, as Playwright's line reporter writes them.

export default class Progress {
  #total = 0;
  #done = 0;

  /** @param {readonly unknown[]} files */
  onTestRunStart(files) {
    this.#total = files.length;
  }

  /** @param {{ readonly relativeModuleId: string }} file */
  onTestModuleEnd({ relativeModuleId }) {
    this.#done++;
    console.log(`[${this.#done}/${this.#total}] ${relativeModuleId}`);
  }
}
