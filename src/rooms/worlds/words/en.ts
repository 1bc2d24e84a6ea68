import type { FileError } from '../../../scenarios/link/worldFile.ts';
import type { LatencyTextProblem } from '../../../scenarios/world/latencyText.ts';
import type { PauseTextProblem } from '../../../scenarios/world/pauseText.ts';
import type { PlanProblem } from '../../../scenarios/world/planEdit.ts';
import type { ZnodeTextProblem } from '../../../scenarios/world/znodeText.ts';
import type { WorldsWords } from './contract.ts';
import { links } from '../../../words/en/links.ts';
import { format } from '../../../words/en/nouns.ts';

export const worlds: WorldsWords = {
  menu: {
    create: 'New world…',
    createMore: 'your servers, clients, recipes and znodes',
    change: 'Change as a world…',
    changeMore: 'start from what is shown',
    saved: 'Saved worlds…',
    savedMore: 'on this computer, and from files',
    save: 'Save as a file',
    open: 'Open a file…',
  },
  form: {
    title: 'New world',
    changeTitle: 'Change the world',
    name: 'Name',
    servers: 'Servers',
    voters: 'Voting servers',
    observers: 'Observers',
    clients: 'Clients',
    clientName: (name) => `Name of client ${name}`,
    programOf: (name) => `Program of client ${name}`,
    timeoutOf: (name) => `Session timeout of client ${name}, in ms`,
    timeout: 'Session timeout, ms',
    program: 'Program',
    byHand: 'zkCli, by hand',
    own: 'Own programs',
    newOwn: 'New program of your own',
    ownName: 'Name of the program',
    ownCode: 'Once the world is open, write its code in the editor, or start from one of the programs there.',
    cannotRun: 'This site forbids WebAssembly, which runs your code.',
    addClient: 'Add client',
    addAlike: (count) => `Add ${format.number(count)} like the last one`,
    removeClient: (name) => `Remove client ${name}`,
    nobody: 'No clients yet. Add one, or drag a recipe here.',
    shelf: 'Recipes',
    shelfTip: 'Click a recipe to add a client that runs it, or drag the recipe onto a client.',
    addRunning: (recipe) => `Add a client that runs ${recipe}`,
    parametersOf: (recipe, clients) => `${recipe}: ${clients}`,
    znodes: 'Znodes',
    znodesTip:
      'One znode per line, with its data after a space. Indented lines are children. An ACL comes before the data: acl=world:anyone:r. You can paste the output of ls -R /.',
    znodesPlaceholder: '/app\n  config {"ttl": 5}\n  secret acl=digest:amy:hash:cdrwa v1\n  workers',
    latencies: 'Other latencies',
    latenciesTip:
      'One latency per line: a server, a client, or both ends of a connection, then the minimum and the maximum in ms.',
    latenciesPlaceholder: 'server:3 40 60\nserver:1 A 5',
    latencyProblem,
    pauses: 'Pauses and clocks',
    pausesTip:
      'One per line: who, when and for how long in ms, such as A 3000 800. “A clock +20” makes a clock 20 ‰ fast. Below a name alone you can paste a GC log.',
    pausesPlaceholder:
      'A 3000 800\nserver:2 clock -5\nB\n[12.345s][info][gc] GC(3) Pause Full (System.gc()) 90M->20M(256M) 812.4ms',
    pauseProblem,
    settings: 'Timing, sessions and quotas',
    tickTime: 'tickTime, ms',
    initLimit: 'initLimit, ticks',
    syncLimit: 'syncLimit, ticks',
    latencyMin: 'Latency from, ms',
    latencyMax: 'Latency to, ms',
    localSessions: 'Local sessions',
    localSessionsValues: { off: 'off', on: 'on', upgrading: 'on, upgraded when needed' },
    readOnlyMode: 'Reads without a leader',
    readOnlyModeValues: { off: 'no', on: 'yes, read-only mode' },
    readOnlyModeNotes: {
      oneServer: 'A single server has no quorum to lose. Choose more servers.',
      globalSessions:
        'Nobody is served this way yet: a server without a leader takes only local sessions, and they are off.',
      ready:
        'All clients ask for read-only mode, as with zkCli -r. Once the quorum is lost, a local session expires, and a global one waits for the quorum. In zkCli, “connect” opens a new session.',
    },
    allowLocalSessions: 'Turn on local sessions',
    quotas: 'Quotas',
    quotasLogged: 'logged only',
    quotasEnforced: 'enforced',
    seed: 'Seed',
    restarts:
      'The whole world starts again with these settings. For members that join at run time, see “Reconfig”.',
    cancel: 'Cancel',
    create: 'Create world',
    apply: 'Start again with these changes',
    znodeProblem,
  },
  beside: {
    begin: 'What to do first',
    steps: {
      servers: 'Choose how many servers there are.',
      client: 'Add clients. Each has its own zkCli.',
      recipe: 'Give clients a recipe: drag it onto a client in the picture.',
      console: 'Open the console and type.',
      fault: 'Click a server or a client to stop, kill or cut it off.',
    },
    shelf: 'Add to this world',
    shelfTip: 'Click a recipe to add a client that runs it, or drag the recipe onto a client in the picture.',
    byHandClient: 'Client with zkCli',
    addToWorld: (recipe) => `Add a client that runs ${recipe}`,
    servers: (count) => `${count} ${count === '1' ? 'server' : 'servers'}`,
    change: 'Change everything…',
    openConsole: 'Open console',
  },
  unnamed: 'Your own world',
  compare: {
    ask: 'Compare with another scenario, branch, saved world or link…',
    withLink: 'Compare with this link',
    shown: 'Two runs side by side on one clock. What you do now happens in both.',
    startedAgain: 'Started again from the beginning, without your commands.',
    back: 'Back to one run',
    notALink: 'This is not a link to a world. Copy one with Share.',
    refused: (because) => `The link cannot be compared. ${because}`,
    code: 'This link runs code. Open the link first, then compare from there.',
  },
  restarted: 'The world starts again from the beginning, with this change.',
  undo: 'Undo',
  saved: {
    title: 'Saved worlds',
    none: 'No saved worlds yet. Each world that you create is saved here automatically.',
    about: 'Saved in this browser, with every command you gave. Export a world to keep it elsewhere.',
    open: (name) => `Open ${name}`,
    openShort: 'Open',
    nameOf: (name) => `Name of ${name}`,
    export: (name) => `Export ${name} as a file`,
    remove: (name) => `Delete ${name}`,
    removed: (name) => `Deleted “${name}”.`,
    importFile: 'Open a file…',
    importTip: 'You can also drop a file anywhere on the page.',
    isOpen: 'open now',
    damaged: 'This entry is damaged and cannot be opened.',
    keep: 'Save the world shown',
    notKept:
      'This browser does not store any more data, so your worlds are lost when you close this tab. Export them as files to keep them.',
  },
  file: {
    refused: (name, why) => `“${name}” was not opened. ${why}`,
    error: fileError,
    cutOff: (name, commands) =>
      `“${name}” is cut off. The first ${format.number(commands)} commands were complete and have been opened.`,
    opened: (name) => `Opened “${name}”.`,
    drop: 'Drop the file to open it',
    several: 'Drop one file at a time.',
  },
  saveFile: 'Save as a file',
  problem: planProblem,
  console: {
    notAWorld: 'The scenario shown cannot be changed as a world. Start one with: world new',
    wrong: (word, usage) => (word === '' ? `Usage: ${usage}` : `“${word}” does not fit. Usage: ${usage}`),
  },
};

function znodeProblem(problem: ZnodeTextProblem): string {
  const line = `Line ${format.number(problem.line)}`;
  switch (problem.code) {
    case 'invalidPath':
      return `${line}: “${problem.path}” is not a valid path.`;
    case 'systemPath':
      return `${line}: ZooKeeper creates “${problem.path}” itself. Only quotas can be added below /zookeeper.`;
    case 'twice':
      return `${line}: “${problem.path}” is already listed above.`;
    case 'noParent':
      return `${line} is indented, but there is no parent above it. Begin the path with “/”.`;
    case 'badAcl':
      return `${line}: “${problem.acl}” is not an ACL. Write scheme:id:permissions, such as world:anyone:r or digest:amy:hash:cdrwa. “auth” needs a session.`;
    case 'badData':
      return `${line}: text that begins with a quotation mark must be valid JSON text.`;
    case 'tooLong':
      return `${line} is too long: the limit is ${format.number(problem.limit)} characters.`;
    case 'tooMany':
      return `${line}: a world starts with at most ${format.number(problem.limit)} znodes.`;
  }
}

function latencyProblem(problem: LatencyTextProblem): string {
  const line = `Line ${format.number(problem.line)}`;
  switch (problem.code) {
    case 'usage':
      return `${line}: write one or two names, then two numbers, such as “server:3 40 60”, or at least three measured times.`;
    case 'nobody':
      return `${line}: this world has no “${problem.name}”.`;
    case 'noConnection':
      return `${line}: there is no connection between these two.`;
    case 'sameTwice':
      return `${line}: these are already listed above.`;
    case 'outOfRange':
      return `${line}: use whole numbers from ${format.number(problem.min)} to ${format.number(problem.max)}, the smaller one first.`;
    case 'tooMany':
      return `${line}: a world has at most ${format.number(problem.limit)} latencies of its own.`;
  }
}

function pauseProblem(problem: PauseTextProblem): string {
  const line = `Line ${format.number(problem.line)}`;
  switch (problem.code) {
    case 'usage':
      return `${line}: write a name, a moment and a duration in ms, such as “A 3000 800”, or “A clock +20”.`;
    case 'nobody':
      return `${line}: this world has no “${problem.name}”.`;
    case 'noPause':
      return `${line}: no pause was found in the log below this name. Lines such as “[1.234s][info][gc] GC(0) Pause Young … 12.3ms” are understood.`;
    case 'outOfRange':
      return `${line}: use numbers from ${format.number(problem.min)} to ${format.number(problem.max)}.`;
    case 'tooMany':
      return `${line}: a world has at most ${format.number(problem.limit)} pauses.`;
  }
}

function planProblem(of: PlanProblem): string {
  switch (of.code) {
    case 'outOfRange':
      return `Use a whole number from ${format.number(of.min)} to ${format.number(of.max)}.`;
    case 'observersWithoutQuorum':
      return 'A single server has no quorum that observers could follow. Choose more servers first.';
    case 'badName':
      return `“${of.name}” cannot be the name of a client. Use up to 24 characters in one line, without line breaks or control characters.`;
    case 'noName':
      return 'A name cannot be empty.';
    case 'programTaken':
      return `There is a program “${of.name}” already.`;
    case 'nameTaken':
      return `There is a client “${of.name}” already.`;
    case 'noSuchClient':
      return `There is no client “${of.name}”.`;
    case 'badPath':
      return `“${of.path}” is not a valid path for a znode.`;
    case 'badAcl':
      return `“${of.acl}” is not an ACL. Write scheme:id:permissions, such as world:anyone:r.`;
    case 'noSuchZnode':
      return `The world does not start with a znode “${of.path}”.`;
    case 'tooMany':
      return `A world has at most ${format.number(of.limit)} ${of.what}.`;
  }
}

function fileError(error: FileError): string {
  switch (error.code) {
    case 'noWorld':
      return 'It is not a world or a recording of Znode Lab.';
    case 'cutOff':
      return 'It is cut off: too little of it is left. Copy or download the file again.';
    case 'damaged':
      return error.field === null
        ? 'It is damaged or has been edited.'
        : `The value at “${error.field}” is not valid.`;
    case 'notJson':
      return `It is not valid JSON (${error.said}).`;
    case 'tooLong':
      return error.what === 'content'
        ? `It is too large: the limit is ${format.number(error.limit / 1_000_000)} MB.`
        : `It holds too much: the limit is ${format.number(error.limit)} ${error.what}.`;
    case 'newerVersion':
      return `It needs a newer version of Znode Lab (format ${format.number(error.version)}). Reload the page to update.`;
    default:
      return links.error(error);
  }
}
