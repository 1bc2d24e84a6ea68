// The pull request for the web site of Apache Curator, which has a repository of its own.

/** @type {import('../apply.mjs').Change} */
export default {
  lab: 'static/znode-lab',
  edits: [
    {
      file: 'docusaurus.config.ts',
      before: '    presets: [',
      text: `    stylesheets: ['/znode-lab/znode-lab.css'],
    scripts: [{ src: '/znode-lab/znode-lab.js', type: 'module' }],
`,
    },
    {
      file: 'docs/recipes-shared-lock.md',
      before: '## Participating Classes',
      text: `<znode-lab scene="semaphore" set="variant=leases,permits=1" caption="One lease for all clients, as InterProcessSemaphoreMutex takes it">
  <p>One client at a time asks for the lease, and waits until it is free.</p>
</znode-lab>
`,
    },
    {
      file: 'docs/recipes-shared-reentrant-lock.md',
      before: '## Participating Classes',
      text: `<znode-lab scene="predecessor-lock" caption="Clients in line: each watches the znode before its own">
  <p>A release wakes one client, and no other.</p>
</znode-lab>
`,
    },
    {
      file: 'docs/recipes-leader-latch.md',
      before: '## Participating Classes',
      text: `<znode-lab scene="leader-latch" caption="LeaderLatch: cut the leader’s connection and see when it stops leading">
  <p>A leader whose connection is suspended says that it no longer leads. Another one leads once the session has expired.</p>
</znode-lab>
`,
    },
    {
      file: 'docs/recipes-simple-distributed-queue.md',
      before: '## Participating Classes',
      text: `<znode-lab scene="fifo-queue" set="variant=delete-then-process" caption="take() deletes an item before it is processed">
  <p>A consumer deletes the oldest item, then processes it. If it dies in between, the item is lost.</p>
</znode-lab>
`,
    },
    {
      file: 'docs/recipes-distributed-queue.md',
      before: '## Data Format',
      text: `<znode-lab scene="queue-figure" caption="With a lock path: two consumers, one item, one claim that wins">
  <img src="/znode-lab/posters/queue-figure.svg" alt="" />
  <p>One item wakes both consumers. Both try to claim it, and one claim wins.</p>
</znode-lab>
`,
    },
  ],
};
