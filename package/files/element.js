// Defines <znode-lab>. A server has no elements to define.
if (typeof customElements !== 'undefined') void import('./lab/znode-lab.js');
