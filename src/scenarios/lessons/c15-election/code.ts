// The election of C15 as it is found, and with its two mistakes mended.

export const BROKEN_ELECTION = `// An election: the lowest number leads, and each candidate watches the one before it.
const PARENT = '/election';

export default async function main(client) {
  const own = await stand(client.zk);
  const before = await predecessor(client.zk, own);
  if (before !== undefined) await untilItIsGone(client.zk, before);
  client.holds(own, { as: 'leader' });
  await client.untilReleased();
  client.released();
  await leave(client.zk, own);
}

async function stand(zk) {
  for (;;) {
    try {
      return await zk.create(PARENT + '/n_', '', { mode: 'EPHEMERAL_SEQUENTIAL' });
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}

/** The candidate before this one; undefined if it is the first. */
async function predecessor(zk, own) {
  const line = (await untilAnswered(() => zk.getChildren(PARENT))).toSorted();
  const before = line[line.indexOf(own.slice(PARENT.length + 1)) - 1];
  return before === undefined ? undefined : PARENT + '/' + before;
}

/** Returns at once if it is gone already. */
async function untilItIsGone(zk, path) {
  await new Promise((resolve, reject) => {
    const watcher = ({ type }) => type !== 'None' && resolve();
    untilAnswered(() => zk.exists(path, watcher)).then((stat) => stat === null && resolve(), reject);
  });
}

async function leave(zk, own) {
  try {
    await untilAnswered(() => zk.delete(own));
  } catch (error) {
    if (error.code !== 'NoNode') throw error;
  }
}

/** Repeats a call until it is answered. */
async function untilAnswered(ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
`;

/** A create without an answer may have been carried out: that znode stands in this client’s own way. */
export const LOOKS_FOR_ITS_OWN = BROKEN_ELECTION.replace(
  `throw error;
    }
  }
}

/** The candidate`,
  `throw error;
      const [own] = await untilAnswered(() => zk.getEphemerals(PARENT + '/n_'));
      if (own !== undefined) return own;
    }
  }
}

/** The candidate`,
);

const ONCE = `  const before = await predecessor(client.zk, own);
  if (before !== undefined) await untilItIsGone(client.zk, before);
`;
const AGAIN = `  for (;;) {
    const before = await predecessor(client.zk, own);
    if (before === undefined) break;
    await untilItIsGone(client.zk, before);
  }
`;

/** The one before may have died while it waited itself. */
export const LOOKS_AGAIN = BROKEN_ELECTION.replace(ONCE, AGAIN);

export const MENDED_ELECTION = LOOKS_FOR_ITS_OWN.replace(ONCE, AGAIN);
