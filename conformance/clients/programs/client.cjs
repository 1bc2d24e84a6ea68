// @ts-nocheck: the library has no types, and no compiler of this project reads the program.
// What node-zookeeper-client does and is told, line by line: client.cjs MODULE CONNECT_STRING. After a line that begins with FAULT it
// waits for a line.

const [, , module_, connectString] = process.argv;
const zookeeper = require(module_);

const PATIENCE_MS = 60_000;
const client = zookeeper.createClient(connectString, { sessionTimeout: 10_000, spinDelay: 200 });
const say = (...words) => console.log(words.join(' '));

/** The answer of a call, or its error's name. */
const asked = (name, ...args) =>
  new Promise((resolve) =>
    client[name](...args, (error, ...answer) =>
      resolve({ error: error?.getName?.() ?? error?.message ?? 'OK', answer }),
    ),
  );

function watcher() {
  let hear;
  const heard = new Promise((resolve) => {
    hear = (event) => resolve(`${event.getName()} ${event.getPath()}`);
    setTimeout(resolve, PATIENCE_MS, 'nothing').unref();
  });
  return { hear, heard };
}

async function create(path, mode = zookeeper.CreateMode.PERSISTENT, acl = zookeeper.ACL.OPEN_ACL_UNSAFE) {
  const { error, answer } = await asked('create', path, Buffer.from('x'), acl, mode);
  say('create', path, error, answer[0] ?? '');
}

async function children(path) {
  const { error, answer } = await asked('getChildren', path);
  say('children', path, error, answer[0]?.join(' ') ?? '');
}

async function get(path) {
  const { error, answer } = await asked('getData', path);
  say('get', path, error, answer[0]?.toString() ?? '', answer[1]?.version ?? '');
}

function commit(build) {
  return new Promise((resolve) =>
    build(client.transaction()).commit((error, results) => {
      say(
        'multi',
        error?.getName?.() ?? 'OK',
        JSON.stringify((results ?? []).map(({ type, err, path }) => [type, err, path])),
      );
      resolve();
    }),
  );
}

async function main() {
  await create('/n');
  await create('/n');
  await create('/no/parent');
  const changed = watcher();
  say('exists', (await asked('exists', '/n', changed.hear)).error);
  say('set', (await asked('setData', '/n', Buffer.from('changed'), 0)).error);
  say('event', await changed.heard);
  say('set an old version', (await asked('setData', '/n', Buffer.from('again'), 0)).error);
  await get('/n');
  for (let i = 0; i < 12; i++) await create('/n/n-', zookeeper.CreateMode.EPHEMERAL_SEQUENTIAL);
  await children('/n');
  await create('/n/n-0000000001/x');
  say('delete with children', (await asked('remove', '/n', -1)).error);
  await commit((multi) =>
    multi.create('/n/m', Buffer.from('1')).setData('/n/m', Buffer.from('2')).check('/n/m', 1),
  );
  await commit((multi) => multi.remove('/n/m').check('/n/none').remove('/n/n-0000000000'));
  await create('/n/secret', zookeeper.CreateMode.PERSISTENT, zookeeper.ACL.CREATOR_ALL_ACL);
  client.addAuthInfo('digest', Buffer.from('ann:secret'));
  await create('/n/secret', zookeeper.CreateMode.PERSISTENT, zookeeper.ACL.CREATOR_ALL_ACL);
  await get('/n/secret');
  say('acl', (await asked('getACL', '/n/secret')).answer[0]);
  const fewer = watcher();
  await asked('getChildren', '/n', fewer.hear);
  say('delete', (await asked('remove', '/n/n-0000000003', -1)).error);
  say('event', await fewer.heard);
  const later = watcher();
  say('exists before', (await asked('exists', '/n/later', later.hear)).answer[0]);
  if (connectString.includes(',')) {
    say('FAULT leader killed');
    await new Promise((resolve) => process.stdin.once('data', resolve));
    while ((await asked('exists', '/n')).error !== 'OK')
      await new Promise((resolve) => setTimeout(resolve, 100));
    await get('/n/m');
  }
  await create('/n/later');
  say('event', await later.heard);
  say('mkdirp', (await asked('mkdirp', '/n/a/b/c')).error);
  client.close();
  process.stdin.destroy();
}

client.once('connected', main);
client.connect();
