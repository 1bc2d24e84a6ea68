// @ts-check
// The learning platform as SCORM 1.2 has it (Run-Time Environment, 3.4).
(() => {
  const api = findPlatform('API');

  globalThis.PLATFORM = {
    isThere: api !== undefined,
    open: () => api?.LMSInitialize(''),
    isCompleted: () => ['completed', 'passed'].includes(get('cmi.core.lesson_status')),
    begin: () => set('cmi.core.lesson_status', 'incomplete'),
    complete: () => set('cmi.core.lesson_status', 'completed'),
    kept: () => get('cmi.suspend_data'),
    keep(text, part) {
      set('cmi.suspend_data', text);
      set('cmi.core.lesson_location', part);
    },
    score: () => Number.parseFloat(get('cmi.core.score.raw')) || 0,
    setScore(percent) {
      set('cmi.core.score.min', '0');
      set('cmi.core.score.max', '100');
      set('cmi.core.score.raw', String(percent));
    },
    commit: () => api?.LMSCommit(''),
    close(seconds, isToBeContinued) {
      const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
      const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
      set('cmi.core.session_time', time.map(two).join(':'));
      set('cmi.core.exit', isToBeContinued ? 'suspend' : '');
      api?.LMSCommit('');
      api?.LMSFinish('');
    },
  };

  /** @param {string} name */
  function get(name) {
    return api?.LMSGetValue(name) ?? '';
  }

  /** @param {string} name @param {string} value */
  function set(name, value) {
    api?.LMSSetValue(name, value);
  }
})();
