// What the AdminServer tells of a server, by the names of its commands (org.apache.zookeeper.server.admin.Commands). Nothing here changes
// the server: what resets something is asked for by the four-letter word of the same meaning.
import type { AdminRecord } from './adminValue.ts';
import type { AdminView } from './adminView.ts';
import { leaderFacts, observerFacts, votingView, zabFacts } from './quorumFacts.ts';
import {
  configurationFacts,
  digestFacts,
  directoryFacts,
  environmentFacts,
  initialConfiguration,
  lastSnapshot,
  monitorFacts,
  statistics,
  systemProperties,
} from './serverFacts.ts';
import { connectionFacts, dumpFacts, watchesByPath, watchesBySession, watchSummary } from './sessionFacts.ts';

interface AdminCommand {
  readonly name: string;
  /** Other names; most are the four-letter words. */
  readonly aliases: readonly string[];
  /** It is answered by a server that does not serve, too. */
  readonly always?: boolean;
  /** It changes what a server has counted. */
  readonly resets?: true;
  readonly tell: (view: AdminView) => AdminRecord;
}

/** The names that the list at /commands has. */
export function adminCommandNames(): readonly string[] {
  return COMMANDS.map(({ name }) => name);
}

/** What has to be said to the server first (ADMIN_RESETS); null where nothing changes. */
export function wordOfAdminCommand(asked: string): string | null {
  const command = commandOf(asked);
  return command?.resets === true ? command.name : null;
}

export function adminAnswer(view: AdminView, asked: string): AdminRecord {
  const command = commandOf(asked);
  if (command === undefined) return { command: asked, error: `Unknown command: ${asked}` };
  const { name, always = false, tell } = command;
  if (view.self.vars.value.state === 'notServing' && !always) return { command: name, error: NOT_SERVING };
  const told = tell(view);
  return 'error' in told ? { ...told, command: name } : { ...told, command: name, error: null };
}

function commandOf(asked: string): AdminCommand | undefined {
  return COMMANDS.find(({ name, aliases }) => name === asked || aliases.includes(asked));
}

const NOT_SERVING = 'This ZooKeeper instance is not currently serving requests';

/** By name. */
const COMMANDS: readonly AdminCommand[] = [
  { name: 'configuration', aliases: ['conf', 'config'], tell: configurationFacts },
  { name: 'connection_stat_reset', aliases: ['crst'], resets: true, tell: () => ({}) },
  { name: 'connections', aliases: ['cons'], tell: (view) => connectionFacts(view, 'full') },
  { name: 'dirs', aliases: [], tell: directoryFacts },
  { name: 'dump', aliases: [], tell: dumpFacts },
  { name: 'environment', aliases: ['env', 'envi'], always: true, tell: environmentFacts },
  {
    name: 'get_trace_mask',
    aliases: ['gtmk'],
    always: true,
    tell: ({ self }) => ({ tracemask: Number(self.vars.value.traceMask) }),
  },
  { name: 'hash', aliases: [], tell: ({ self }) => ({ digests: digestFacts(self) }) },
  { name: 'initial_configuration', aliases: ['icfg'], tell: initialConfiguration },
  {
    name: 'is_read_only',
    aliases: ['isro'],
    tell: ({ self }) => ({ read_only: self.vars.value.state === 'readOnly' }),
  },
  { name: 'last_snapshot', aliases: ['lsnp'], tell: lastSnapshot },
  { name: 'leader', aliases: ['lead'], tell: leaderFacts },
  { name: 'monitor', aliases: ['mntr'], tell: monitorFacts },
  { name: 'observer_connection_stat_reset', aliases: ['orst'], tell: () => ({}) },
  { name: 'observers', aliases: ['obsr'], tell: observerFacts },
  { name: 'ruok', aliases: [], tell: () => ({}) },
  { name: 'server_stats', aliases: ['srvr'], tell: statistics },
  {
    name: 'set_trace_mask',
    aliases: ['stmk'],
    always: true,
    tell: () => ({ error: 'setTraceMask requires long traceMask argument' }),
  },
  { name: 'stat_reset', aliases: ['srst'], resets: true, tell: () => ({}) },
  {
    name: 'stats',
    aliases: ['stat'],
    tell: (view) => ({ ...statistics(view), ...connectionFacts(view, 'brief') }),
  },
  { name: 'system_properties', aliases: ['sysp'], always: true, tell: systemProperties },
  { name: 'voting_view', aliases: [], tell: votingView },
  { name: 'watch_summary', aliases: ['wchs'], tell: watchSummary },
  { name: 'watches', aliases: ['wchc'], tell: watchesBySession },
  { name: 'watches_by_path', aliases: ['wchp'], tell: watchesByPath },
  { name: 'zabstate', aliases: [], always: true, tell: zabFacts },
];
