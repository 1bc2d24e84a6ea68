"""The families of random scenarios: what each is about, how it starts, and which moves it makes how often."""
import moves
import odd_moves
import odd_requests
import random_requests as requests
from moves import asks
from wire import digest_id

PLAIN = (
    (20, asks(requests.create)), (12, asks(requests.create_sequential)), (10, asks(requests.set_data)),
    (10, asks(requests.delete)), (14, asks(requests.read)), (10, asks(requests.watch_read)),
    (5, asks(requests.add_watch)), (3, asks(requests.remove_watches)), (8, asks(requests.multi)),
    (4, moves.pipeline), (3, asks(requests.sync)), (3, asks(requests.question)), (3, moves.drop_and_return),
    (2, moves.close), (1, moves.expire), (1, moves.open_session),
)
SUPER_DIGEST = {"zookeeper.DigestAuthenticationProvider.superDigest": digest_id("super:secret")}


class Family:
    """A way to make scenarios. `start` adds the first steps; then come `length` moves chosen by weight."""

    def __init__(self, about, weighted_moves, start=None, length=(20, 40), sessions=(2, 4)):
        self.about, self.moves, self.start, self.length, self.sessions = about, weighted_moves, start, length, sessions

    def play(self, script):
        for _ in range(script.rng.randint(*self.sessions)):
            script.open()
        (self.start or plant)(script)
        for _ in range(script.rng.randint(*self.length)):
            script.weighted(self.moves)(script)


def plant(script):
    """Create most of the script's paths, parents first, so that requests meet something."""
    for path in script.paths:
        if script.chance(0.6):
            script.ask({"op": "create", "path": path})


def start_acl(script):
    if script.chance(0.2):
        script.options.update(SUPER_DIGEST)
    for letter in script.live:
        if script.chance(0.5):
            script.add(letter, "addauth", scheme="digest", auth=script.choice(requests.USERS[:3]))
    plant(script)


def start_sequential(script):
    script.paths = ["/", "/s", "/s/t", "/eph"]
    for path in script.paths[1:3]:
        script.ask({"op": "create", "path": path})
    script.ask({"op": "create", "path": "/eph", "mode": "EPHEMERAL"})


def start_quota(script):
    if script.chance(0.5):
        script.options["zookeeper.enforceQuota"] = "true"
    script.paths = moves.quota_paths()
    for path in ("/q", "/w", "/w/deep"):
        script.ask({"op": "create", "path": path})
    moves.set_up_quota(script, script.choice(moves.QUOTA_TREES))


def start_odd(script):
    if script.chance(0.4):
        script.options["zookeeper.extendedTypesEnabled"] = "false"
    plant(script)


def start_locks(script):
    script.ask({"op": "create", "path": "/l"})


def start_paths(script):
    script.paths = ["/a", "/a/b", "/b"]
    plant(script)


def odd_paths_of(script):
    script.paths = [path for group in script.rng.sample(odd_requests.ODD_POOL, 2) for path in group]


def start_wire(script):
    """Containers stay: which of the four creates makes one is for the reader of the trace to see."""
    script.options["znode.container.checkIntervalMs"] = "3600000"
    plant(script)


def start_limits(script):
    script.options["zookeeper.enforceQuota"] = script.choice(("true", "true", "false"))
    script.paths = ["/q", "/q/deep", "/X", "/a", "/a/b", "/q/n", "/a/b/c"]
    for path in ("/zookeeper/quota/q", "/zookeeper/quota/a", "/zookeeper/quota/a/b", "/zookeeper/quotaX"):
        script.ask({"op": "create", "path": path})
    plant(script)


def start_rich(script):
    odd_paths_of(script)
    if script.chance(0.3):
        script.options["snapCount"] = script.choice((2, 3, 5, 9))
    if script.chance(0.3):
        script.options["zookeeper.extendedTypesEnabled"] = "false"
    if script.chance(0.2):
        script.options["jute.maxbuffer"] = script.choice((4000, 20000))
    if script.chance(0.2):
        script.options.update(SUPER_DIGEST)
    plant(script)


ODD = (
    (4, asks(odd_requests.bytes_request)), (2, asks(odd_requests.null_path_request)),
    (2, asks(odd_requests.trailing_request)), (3, asks(odd_requests.odd_watch_request)),
    (3, asks(odd_requests.odd_acl_request)), (2, asks(odd_requests.multi_with_wrong_part)),
    (2, asks(odd_requests.multi_read_with_wrong_part)), (1, asks(odd_requests.lone_check)),
    (2, odd_moves.raw_request), (2, odd_moves.open_oddly), (2, odd_moves.return_oddly),
    (2, odd_moves.set_odd_watches), (3, asks(odd_requests.odd_quota_request)),
)

FAMILIES = {
    "plain": Family("a mix of everything ordinary", PLAIN),
    "acl": Family("ACLs and authentication", (
        (10, asks(requests.create_with_acl)), (10, asks(requests.set_acl)), (6, asks(requests.get_acl)),
        (6, asks(requests.set_data)), (6, asks(requests.delete)), (8, asks(requests.read)),
        (5, asks(requests.watch_read)), (2, asks(requests.add_watch)), (5, asks(requests.multi_with_acl)),
        (2, asks(requests.multi_read)), (5, moves.addauth), (1, moves.odd_addauth), (3, asks(requests.question)),
        (2, moves.drop_and_return), (1, asks(requests.create_sequential))), start_acl, (30, 50)),
    "multi": Family("multi and multiRead", (
        (20, asks(requests.multi)), (6, asks(requests.multi_read)), (5, asks(requests.watch_read)),
        (3, asks(requests.add_watch)), (2, asks(requests.create)), (2, asks(requests.delete)),
        (3, asks(requests.read)))),
    "sequential": Family("sequential names and their counters", (
        (20, asks(requests.create_sequential)), (6, asks(requests.create)), (8, asks(requests.delete)),
        (8, moves.create_next_plainly), (3, moves.recreate_parent), (4, moves.failed_creates),
        (4, asks(requests.multi)), (5, asks(requests.read)), (1, moves.close), (1, moves.open_session),
        (1, moves.restart_server)), start_sequential, (25, 45)),
    "versions": Family("data and ACL versions", (
        (20, asks(requests.set_data)), (8, asks(requests.delete)), (8, asks(requests.create)),
        (8, asks(requests.set_acl)), (8, asks(requests.multi)), (5, asks(requests.read)),
        (2, asks(requests.get_acl)))),
    "sessions": Family("sessions come, go, return and expire", (
        (6, asks(requests.create_ephemeral)), (3, asks(requests.create_sequential)), (2, asks(requests.set_data)),
        (2, asks(requests.delete)), (5, asks(requests.watch_read)), (2, asks(requests.add_watch)),
        (3, asks(requests.question)), (4, moves.drop_and_return), (2, moves.reconnect_without_drop),
        (2, moves.refused_return), (2, moves.second_connection), (2, moves.close), (2, moves.close_and_try_again),
        (2, moves.open_session), (1, moves.open_odd_timeout), (2, moves.expire), (1, moves.restart_server),
        (2, moves.four))),
    "watches": Family("watches of all kinds, seen by several sessions", (
        (10, asks(requests.watch_read)), (6, asks(requests.add_watch)), (5, asks(requests.remove_watches)),
        (8, asks(requests.create)), (6, asks(requests.set_data)), (8, asks(requests.delete)),
        (3, asks(requests.multi)), (3, asks(requests.set_acl)), (2, moves.drop_and_return), (1, moves.close),
        (1, moves.open_session), (1, moves.all_watch_words)), length=(30, 60)),
    "pipelines": Family("many requests at once, answers and events in order", (
        (8, moves.pipeline), (5, moves.ping_pong_pipeline), (4, asks(requests.watch_read)),
        (2, asks(requests.add_watch)), (1, moves.drop_and_return)), length=(8, 16)),
    "paths": Family("paths no client library would send", (
        (20, asks(requests.odd_path_request)), (2, asks(requests.create)), (2, asks(requests.read)),
        (1, asks(requests.delete))), start_paths, (30, 60), (1, 2)),
    "containers": Family("containers and TTL nodes", (
        (4, moves.container_life), (3, moves.ttl_life), (3, moves.lasting_ttl), (4, moves.childless_container),
        (2, asks(requests.create)), (2, asks(requests.delete)), (2, asks(requests.read))), length=(8, 16)),
    "quota": Family("quotas, soft and hard", (
        (20, moves.quota_write), (10, moves.read_quota), (3, moves.add_quota), (3, moves.change_limits),
        (2, moves.remove_quota), (1, moves.restart_server)), start_quota, (30, 50)),
    "odd": Family("unknown modes, types and requests", (
        (8, asks(requests.odd_mode)), (3, asks(requests.odd_add_watch)), (3, asks(requests.odd_watcher_type)),
        (3, moves.unknown_request), (3, moves.odd_addauth), (2, asks(requests.add_watch)),
        (3, asks(requests.create)), (3, asks(requests.read))), start_odd),
    "questions": Family("questions about the own session and about subtrees", (
        (12, asks(requests.question)), (6, asks(requests.create)), (4, asks(requests.create_sequential)),
        (4, asks(requests.delete)), (1, moves.addauth), (1, moves.drop_and_return), (1, moves.close),
        (1, moves.open_session))),
    "data": Family("null, empty, long and too long data", (
        (20, asks(requests.data_request)), (3, moves.big_packet), (2, asks(requests.delete)),
        (1, moves.four))),
    "words": Family("four-letter words in between", (
        (12, moves.four), (2, moves.all_watch_words), (6, asks(requests.watch_read)), (3, asks(requests.add_watch)),
        (5, asks(requests.create)), (3, asks(requests.create_sequential)), (3, asks(requests.set_data)),
        (3, asks(requests.delete)), (2, moves.drop_and_return), (2, moves.close), (2, moves.open_session),
        (1, moves.expire), (1, moves.odd_addauth))),
    "system": Family("the system nodes", (
        (20, asks(requests.system_request)), (2, asks(requests.create)), (2, asks(requests.read)),
        (1, moves.four)), length=(25, 45)),
    "locks": Family("contenders for a lock come, go and crash", (
        (8, moves.take_place), (6, moves.give_up_place), (6, moves.look_at_lock), (3, moves.check_and_write),
        (2, moves.drop_and_return), (2, moves.close), (3, moves.open_session), (2, moves.expire),
        (1, moves.restart_server)), start_locks, (20, 35), (3, 5)),
    "everything": Family("all kinds of moves in one scenario", PLAIN + (
        (3, asks(requests.create_with_acl)), (3, asks(requests.set_acl)), (2, asks(requests.get_acl)),
        (2, moves.addauth), (2, asks(requests.multi_read)), (2, moves.ping_pong_pipeline),
        (2, asks(requests.odd_path_request)), (2, asks(requests.system_request)), (2, moves.four),
        (1, moves.refused_return), (1, moves.second_connection), (1, moves.restart_server),
        (1, moves.container_life), (1, moves.lasting_ttl), (1, asks(requests.odd_mode)),
        (1, moves.unknown_request)), length=(30, 60)),
    "wire": Family("what the wire can carry and no client library sends", (
        (10, asks(odd_requests.bytes_request)), (8, asks(odd_requests.null_path_request)),
        (8, asks(odd_requests.typed_create)), (6, asks(odd_requests.trailing_request)), (3, odd_moves.open_oddly),
        (3, odd_moves.return_oddly), (3, odd_moves.set_odd_watches), (3, asks(requests.read)),
        (2, asks(requests.delete))), start_wire, (25, 45), (1, 3)),
    "unreadable": Family("bodies that cannot be read, and parts of the wrong kind", (
        (10, odd_moves.raw_request), (5, asks(odd_requests.multi_with_wrong_part)),
        (5, asks(odd_requests.multi_read_with_wrong_part)), (3, asks(odd_requests.lone_check)),
        (4, asks(requests.odd_watcher_type)), (3, asks(requests.create)), (3, asks(requests.add_watch)),
        (1, moves.drop_and_return))),
    "unicode": Family("ACLs, paths and watches beyond ASCII", (
        (8, asks(odd_requests.odd_acl_request)), (8, asks(odd_requests.odd_watch_request)),
        (3, odd_moves.set_odd_watches), (3, asks(requests.create)), (3, asks(requests.set_data)),
        (3, asks(requests.delete)), (1, moves.all_watch_words), (1, moves.addauth)), odd_paths_of, (30, 50)),
    "limits": Family("quotas whose limits cannot be read, and nodes that look like quotas", (
        (14, asks(odd_requests.odd_quota_request)), (8, asks(requests.create)), (4, asks(requests.set_data)),
        (4, asks(requests.delete)), (3, asks(requests.multi)), (1, moves.restart_server)), start_limits, (30, 50)),
    "rich": Family("everything, odd and ordinary, under odd settings", PLAIN + ODD + (
        (3, asks(requests.create_with_acl)), (3, asks(requests.set_acl)), (2, moves.addauth),
        (2, asks(requests.multi_read)), (1, moves.second_connection), (1, moves.refused_return),
        (2, moves.restart_server), (2, moves.four), (1, moves.all_watch_words)), start_rich, (30, 60)),
}


def family_of(seed):
    """Consecutive seeds go through all families in turn."""
    return list(FAMILIES)[seed % len(FAMILIES)]
