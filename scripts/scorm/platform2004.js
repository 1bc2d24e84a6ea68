// @ts-check
// The learning platform as SCORM 2004 has it (4th Edition, Run-Time Environment, 4.2).
(() => {
  const api = findPlatform('API_1484_11');

  globalThis.PLATFORM = {
    isThere: api !== undefined,
    open: () => api?.Initialize(''),
    isCompleted: () => get('cmi.completion_status') === 'completed',
    begin: () => set('cmi.completion_status', 'incomplete'),
    complete: () => set('cmi.completion_status', 'completed'),
    kept: () => get('cmi.suspend_data'),
    keep(text, part) {
      set('cmi.suspend_data', text);
      set('cmi.location', part);
    },
    score: () => Number.parseFloat(get('cmi.score.raw')) || 0,
    setScore(percent) {
      set('cmi.score.min', '0');
      set('cmi.score.max', '100');
      set('cmi.score.raw', String(percent));
      set('cmi.score.scaled', String(percent / 100));
    },
    commit: () => api?.Commit(''),
    close(seconds, isToBeContinued) {
      set('cmi.session_time', `PT${seconds}S`);
      set('cmi.exit', isToBeContinued ? 'suspend' : 'normal');
      api?.Commit('');
      api?.Terminate('');
    },
  };

  /** @param {string} name */
  function get(name) {
    return api?.GetValue(name) ?? '';
  }

  /** @param {string} name @param {string} value */
  function set(name, value) {
    api?.SetValue(name, value);
  }
})();
