// The smallest site that Docusaurus makes: pages at the root, no blog, no search. What is put in for the embeds are
// the lines `stylesheets` and `scripts`; /lab/ is the project's own dist/, which e2e/hosts/hostServer.ts serves beside the site.
export default {
  title: 'Locks, documented',
  url: 'http://localhost',
  baseUrl: '/',
  favicon: 'data:,',
  onBrokenLinks: 'throw',
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/', sidebarPath: false }]],
  themes: ['@docusaurus/theme-classic'],
  stylesheets: ['/lab/znode-lab.css'],
  scripts: [{ src: '/lab/znode-lab.js', type: 'module' }],
  themeConfig: { navbar: { title: 'Locks, documented' } },
};
