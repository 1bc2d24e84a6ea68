// The smallest site that Astro makes of MDX. What is put in for the embeds is in the head of src/layouts/Page.astro; /lab/ is the
// project's own dist/, which e2e/hosts/hostServer.ts serves beside the site.
import mdx from '@astrojs/mdx';

export default { integrations: [mdx()], devToolbar: { enabled: false } };
