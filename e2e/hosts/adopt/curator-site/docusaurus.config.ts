// As much of the site's configuration as the change is about, in the form that the site has.
const config = {
    title: 'Recipes',
    url: 'http://localhost',
    baseUrl: '/',
    favicon: 'data:,',
    onBrokenLinks: 'throw',

    presets: [
    ],

    plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/', sidebarPath: false }]],
    themes: ['@docusaurus/theme-classic'],
    themeConfig: { navbar: { title: 'Recipes' } },
};

export default config;
