// @ts-check
// Connects a lesson in its frame to the learning platform around it. It reports progress to the platform at once, and resumes the
// lesson from what the platform kept of the last visit. A goal that was reached once stays reached.
(() => {
  /** @typedef {{ done: string[], answers: Record<string, boolean>, part: string | null }} Kept */

  const frame = /** @type {HTMLIFrameElement} */ (document.getElementById('lab'));
  const startedMs = Date.now();
  PLATFORM.open();
  const kept = readKept();
  let isCompleted = PLATFORM.isCompleted();
  if (!isCompleted) PLATFORM.begin();

  if (!PLATFORM.isThere) sayAlone();
  frame.title = COURSE.title;
  const query = COURSE.language === '' ? '' : `?lang=${COURSE.language}`;
  frame.src = `znode-lab.html${query}#lesson=${COURSE.id}${kept.part === null ? '' : `/${kept.part}`}`;

  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || typeof data !== 'object' || data === null) return;
    if (data.znodeLab === 1 && data.type === 'lesson' && data.lesson === COURSE.id) take(data);
  });
  addEventListener('pagehide', finish);

  /** Else a learner finishes the lesson, and nobody hears of it. */
  function sayAlone() {
    const alone = /** @type {HTMLElement} */ (document.getElementById('alone'));
    alone.textContent = (COURSE.language || navigator.language).startsWith('zh')
      ? '没有连上学习平台：完成情况和成绩不会上报。请从课程页面重新打开本课。'
      : 'Not connected to a learning platform: completion and score are not reported. Open the lesson from your course again.';
    alone.hidden = false;
  }

  /** Of each question the first answer counts, also that of an earlier visit. @param {Kept} said */
  function take({ done, answers, part }) {
    kept.done = COURSE.parts.filter((id) => kept.done.includes(id) || done.includes(id));
    kept.answers = { ...answers, ...kept.answers };
    kept.part = part;
    PLATFORM.keep(JSON.stringify(kept), part ?? '');
    PLATFORM.setScore(Math.max(score(), PLATFORM.score()));
    if (kept.done.length === COURSE.parts.length && !isCompleted) {
      isCompleted = true;
      PLATFORM.complete();
    }
    PLATFORM.commit();
  }

  /** Of a lesson with questions how many were answered rightly, else how many of its parts are done, in per cent. */
  function score() {
    const right = Object.values(kept.answers).filter(Boolean).length;
    return COURSE.questions > 0
      ? Math.round((100 * right) / COURSE.questions)
      : Math.round((100 * kept.done.length) / COURSE.parts.length);
  }

  /** A platform may have forgotten it after the lesson was completed. @returns {Kept} */
  function readKept() {
    try {
      const { done, answers, part } = JSON.parse(PLATFORM.kept());
      return { done: [...done], answers: { ...answers }, part: COURSE.parts.includes(part) ? part : null };
    } catch {
      return { done: [], answers: {}, part: null };
    }
  }

  let isFinished = false;
  function finish() {
    if (isFinished) return;
    isFinished = true;
    PLATFORM.close(Math.round((Date.now() - startedMs) / 1000), !isCompleted);
  }
})();
