// The pull request for the web site of Apache ZooKeeper: `zookeeper-website` in its repository.
const RECIPES = 'app/pages/_docs/docs/_mdx/developer/recipes.mdx';

/** @type {import('../apply.mjs').Change} */
export default {
  // What the build of the documentation copies into the folder of each version.
  lab: 'public/docs-images/znode-lab',
  edits: [
    {
      file: RECIPES,
      before: '## A Guide to Creating Higher-level Constructs with ZooKeeper',
      text: `import { ZnodeLab } from "@/components/docs/znode-lab";
`,
    },
    {
      file: RECIPES,
      before: '#### Double Barriers',
      text: `<ZnodeLab
  scene="barrier"
  caption="A barrier: all wait until one znode is deleted"
>
  All wait for one znode. When client A deletes it, each of them gets an event,
  looks again, and passes.
</ZnodeLab>
`,
    },
    {
      file: RECIPES,
      before: '### Queues',
      text: `<ZnodeLab
  scene="double-barrier"
  caption="A double barrier: all enter together and leave together"
>
  The last client to arrive creates the ready znode. All others wait for it.
</ZnodeLab>
`,
    },
    {
      file: RECIPES,
      before: '#### Priority Queues',
      text: `<ZnodeLab scene="queue-figure" caption="Two consumers, one item">
  One item wakes both consumers. Both try to claim it, and one claim wins.
</ZnodeLab>
`,
    },
    {
      file: RECIPES,
      before: '#### Recoverable Errors and the GUID',
      text: `<ZnodeLab
  scene="herd-figure"
  caption="Herd effect vs. queue, with eight clients"
>
  Eight clients, one lock: 28 wake-ups if all watch one znode, 7 if each watches
  its predecessor.
</ZnodeLab>

In the same lock, kill the client that holds it, pause it, or cut its
connection, and see who is told what:

<ZnodeLab
  scene="predecessor-lock"
  caption="The lock of this page, with six clients"
>
  Each client watches the znode before its own.
</ZnodeLab>
`,
    },
    {
      file: RECIPES,
      before: null,
      text: `<ZnodeLab
  scene="candidates"
  caption="Leader election: each candidate watches the one before it"
>
  When the leader's session expires, one candidate gets an event and leads.
</ZnodeLab>
`,
    },
  ],
};
