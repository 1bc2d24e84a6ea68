// The smallest site that VitePress makes. What is put in for the embeds is in `head` and `vue`; /lab/ is the project's own
// dist/, which e2e/hosts/hostServer.ts serves beside the site.
export default {
  title: 'Locks, documented',
  head: [
    ['link', { rel: 'icon', href: 'data:,' }],
    ['link', { rel: 'stylesheet', href: '/lab/znode-lab.css' }],
    ['script', { type: 'module', src: '/lab/znode-lab.js' }],
  ],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'znode-lab' } } },
  // The lab lies beside the site, where the builder of the site does not see it.
  vite: { build: { rollupOptions: { external: [/^\/lab\//] } } },
};
