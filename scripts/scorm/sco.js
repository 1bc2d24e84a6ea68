// @ts-check
// Between a lesson in its frame and the learning platform around it: SCORM 1.2. What the lesson says it has come to is written to the
// platform at once, and what the platform has kept from the last visit is where the lesson goes on.
(() => {
  /** @typedef {{ id: string, parts: readonly string[], questions: number, title: string, language: string }} Course */
  /** @typedef {{ done: string[], answers: Record<string, boolean>, part: string | null }} Kept */

  /** Written by scripts/scorm.ts. @type {Course} */
  const course = Reflect.get(globalThis, 'COURSE');
  const frame = /** @type {HTMLIFrameElement} */ (document.getElementById('lab'));
  const startedMs = Date.now();
  const api = findApi();
  api?.LMSInitialize('');
  const kept = readKept();
  if (['', 'not attempted'].includes(get('cmi.core.lesson_status')))
    set('cmi.core.lesson_status', 'incomplete');

  frame.title = course.title;
  const query = course.language === '' ? '' : `?lang=${course.language}`;
  frame.src = `znode-lab.html${query}#lesson=${course.id}${kept.part === null ? '' : `/${kept.part}`}`;

  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || typeof data !== 'object' || data === null) return;
    if (data.znodeLab === 1 && data.type === 'lesson' && data.lesson === course.id) take(data);
  });
  addEventListener('pagehide', finish);

  /** Of each question the first answer counts, also that of an earlier visit. @param {Kept} said */
  function take({ done, answers, part }) {
    kept.done = course.parts.filter((id) => kept.done.includes(id) || done.includes(id));
    kept.answers = { ...answers, ...kept.answers };
    kept.part = part;
    set('cmi.suspend_data', JSON.stringify(kept));
    set('cmi.core.lesson_location', part ?? '');
    set('cmi.core.score.min', '0');
    set('cmi.core.score.max', '100');
    set('cmi.core.score.raw', String(score()));
    if (kept.done.length === course.parts.length) set('cmi.core.lesson_status', 'completed');
    api?.LMSCommit('');
  }

  /** Of a lesson with questions how many were answered rightly, else how many of its parts are done, in per cent. */
  function score() {
    const right = Object.values(kept.answers).filter(Boolean).length;
    return course.questions > 0
      ? Math.round((100 * right) / course.questions)
      : Math.round((100 * kept.done.length) / course.parts.length);
  }

  /** @returns {Kept} */
  function readKept() {
    try {
      const { done, answers, part } = JSON.parse(get('cmi.suspend_data'));
      return { done: [...done], answers: { ...answers }, part: course.parts.includes(part) ? part : null };
    } catch {
      return { done: [], answers: {}, part: null };
    }
  }

  let isFinished = false;
  function finish() {
    if (isFinished) return;
    isFinished = true;
    const seconds = Math.round((Date.now() - startedMs) / 1000);
    const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
    const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
    set('cmi.core.session_time', time);
    if (kept.done.length < course.parts.length) set('cmi.core.exit', 'suspend');
    api?.LMSCommit('');
    api?.LMSFinish('');
  }

  /** @param {string} name */
  function get(name) {
    return String(api?.LMSGetValue(name) ?? '');
  }

  /** @param {string} name @param {string} value */
  function set(name, value) {
    api?.LMSSetValue(name, value);
  }

  /** In a window around this one, or around the one that opened it. Without a platform the lesson works all the same. */
  function findApi() {
    for (const start of [window, window.opener]) {
      let place = start;
      for (let level = 0; place && level < 10; level++) {
        const found = apiIn(place);
        if (found) return found;
        if (place.parent === place) break;
        place = place.parent;
      }
    }
    return null;
  }

  /** A window of another site cannot be looked into. @param {Window} place */
  function apiIn(place) {
    try {
      return Reflect.get(place, 'API');
    } catch {
      return null;
    }
  }
})();
