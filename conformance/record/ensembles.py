"""Random scenarios of ensembles: sessions on all servers, while servers are killed, frozen, cut off and come back.

What a move does to servers it awaits at once.
"""
import moves
import random_requests as requests
from ensemble_script import LOCAL_SESSIONS, UPGRADING, EnsembleScript
from script import LONG_TIMEOUT, SHORT_TIMEOUT

REQUESTS = (
    (6, requests.create), (5, requests.create_sequential), (4, requests.create_ephemeral), (5, requests.set_data),
    (4, requests.delete), (6, requests.read), (6, requests.watch_read), (2, requests.add_watch),
    (1, requests.remove_watches), (3, requests.multi), (1, requests.multi_read), (2, requests.sync),
    (2, requests.question),
)


# ---- moves of clients

def request(script):
    script.ask(script.weighted(REQUESTS)(script))


def pipeline(script):
    moves.pipeline(script)
    script.note_write()


def move_session(script):
    letter = script.choice(script.live)
    timeout = script.leave(letter)
    script.add(letter, "drop")
    moves.work_of_others(script, letter)
    script.come_back(letter, timeout)


def newcomer(script):
    if len(script.live) < 5:
        script.open(script.choice((LONG_TIMEOUT, 8000)))


def close(script):
    if len(script.live) < 2:
        return
    letter = script.choice(script.live)
    script.leave(letter)
    script.tree.end_session(letter)
    script.add(letter, "close", unordered="auto")
    script.steps[-1]["server"] = script.leader
    script.note_write()


def expire(script):
    """The leader ends a session that has fallen silent, wherever it was; the others see its nodes go."""
    if script.patience <= 0 or not script.live or LOCAL_SESSIONS in script.options:
        return
    script.patience -= 1
    letter = script.open(SHORT_TIMEOUT)
    for _ in range(script.rng.randint(1, 3)):
        script.ask(requests.create_ephemeral(script), letter)
    script.leave(letter)
    script.tree.end_session(letter)
    script.add(letter, "drop")
    script.harness("awaitExpiry", session=letter, server=script.leader, unordered="auto")
    script.note_write()


def word(script):
    script.harness("four", cmd=script.choice(("srvr", "wchs", "isro")), server=script.choice(script.up))


# ---- moves of servers

def kill_learner(script):
    """Clients that were connected to it go elsewhere; the others notice nothing."""
    learners = [role for role in script.up if role != script.leader]
    role = script.choice(learners)
    if not script.majority([other for other in script.up if other != role]):
        return
    script.up.remove(role)
    script.harness("server", action="kill", target=role, awaitLost=script.cut([role]))
    if script.chance(0.5):
        for _ in range(script.rng.randint(0, 4)):
            if script.live:
                request(script)
    script.bring_back()


def start_server(script):
    down = [role for role in script.voters + script.observers if role not in script.up]
    if not down:
        return
    role = script.choice(down)
    script.up.append(role)
    script.written[role] = script.written[script.leader]
    script.harness("server", action="start", target=role, awaitServing=script.serving())


def kill_leader(script):
    rest = [role for role in script.up if role != script.leader]
    if not script.majority(rest):
        return
    dead, script.up = script.leader, rest
    lost = script.cut(rest + [dead])
    script.harness("server", action="kill", target=dead, awaitLost=lost, awaitServing=script.serving())
    script.elect()
    script.bring_back()


def freeze_leader(script):
    """Its followers give it up; thawed, it finds that out and follows."""
    rest = [role for role in script.up if role != script.leader]
    if not script.bare_majority(rest):
        return
    frozen, script.up = script.leader, rest
    stuck = script.cut([frozen])
    lost = script.cut(rest)
    script.harness("server", action="pause", target=frozen, awaitLost=lost, awaitServing=script.serving(),
                   noSettle=True)
    script.elect()
    script.up = script.up + [frozen]
    script.written[frozen] = script.written[script.leader]
    script.harness("server", action="resume", target=frozen, awaitLost=stuck, awaitServing=script.serving())
    script.bring_back()


def freeze_learner(script):
    """For a moment: the others go on, and who is connected to it reads what is new behind a sync."""
    learners = [role for role in script.up if role != script.leader]
    role = script.choice(learners)
    others = [letter for letter in script.live if script.at[letter] != role]
    if not others or not script.majority([other for other in script.up if other != role]):
        return
    script.harness("server", action="pause", target=role, noSettle=True)
    path = script.path()
    script.ask({"op": "setData", "path": path, "data": "meanwhile", "noSettle": True}, script.choice(others))
    script.ask({"op": "getData", "path": path, "noSettle": True}, script.choice(others))
    script.harness("server", action="resume", target=role, noSettle=True)
    for letter in script.live:
        if script.at[letter] == role:
            script.add(letter, "pipeline", requests=[{"op": "sync", "path": path}, {"op": "getData", "path": path}])
    script.ask({"op": "sync", "path": path}, others[0])


def cut_off_leader(script):
    """A minority of one, with a write that is lost; it is healed before anybody comes back."""
    rest = [role for role in script.up if role != script.leader]
    if not script.network or not script.bare_majority(rest):
        return
    writers = [letter for letter, role in script.at.items() if role == script.leader]
    old, script.up = script.leader, rest
    lost = script.cut(rest + [old])
    script.harness("server", action="partition", target=old, noSettle=True)
    if writers and script.chance(0.7):
        script.steps.append({"session": writers[0], "op": "create", "path": "/lost", "noWait": True, "noSettle": True})
        script.harness("sleep", ms=10, noSettle=True)
    script.harness("server", action="none", awaitLost=lost, awaitServing=script.serving(), noSettle=True)
    script.elect()
    script.up = script.up + [old]
    script.written[old] = script.written[script.leader]
    script.harness("server", action="heal", awaitServing=script.serving())
    script.bring_back()
    script.ask({"op": "exists", "path": "/lost"})


def lose_quorum(script):
    """All but one die: it answers nobody. Then one of them, at random, comes back."""
    voters = [role for role in script.up if role in script.voters]
    if len(voters) != len(script.voters) or len(script.voters) > 3 or script.observers:
        return
    left = script.choice(voters)
    dead = sorted(role for role in voters if role != left)
    lost = script.cut(voters)
    script.harness("server", action="kill", target=dead, awaitLost=lost, awaitNotServing=[left])
    letter = sorted(script.away)[0] if script.away else None
    if letter:
        script.add(letter, "reconnect", server=left)
    back = script.choice(dead)
    script.up = [left, back]
    script.harness("server", action="start", target=back, awaitServing=script.serving())
    script.elect()
    script.bring_back()


def restart_all(script):
    """Servers that were down stay down. They start together, so that who leads is up to them, and nothing may tell."""
    everyone = script.serving()
    lost = script.cut(everyone)
    script.harness("server", action="kill", target=everyone, awaitLost=lost)
    script.harness("server", action="start", target=everyone, awaitServing=everyone, noRoles=True)
    for letter in sorted(script.away):
        script.timeouts[letter] = script.away.pop(letter)
        script.watches[letter] = {}
        script.at[letter] = script.choice(everyone)
        script.add(letter, "reconnect", server=script.at[letter])
    if not script.live:
        script.open()
    script.ask({"op": "create", "path": "/again"})
    script.finished = True


CLIENT_MOVES = ((20, request), (3, pipeline), (2, move_session), (1, newcomer), (1, close), (1, expire), (2, word))
SERVER_MOVES = ((4, kill_learner), (5, start_server), (3, kill_leader), (1, freeze_leader), (2, freeze_learner),
                (3, cut_off_leader), (1, lose_quorum), (1, restart_all))


def make_scenario(seed):
    """One scenario: a seed always gives the same one."""
    voters, observers = ((3, 0), (3, 0), (3, 1), (5, 0), (3, 0), (3, 2))[seed % 6]
    script = EnsembleScript(seed, voters, observers, network=seed % 6 in (1, 4) or seed % 12 == 3)
    if seed % 4 == 0:
        script.options["snapCount"] = script.rng.randint(4, 12)
    if seed % 10 == 7:
        script.options[LOCAL_SESSIONS] = "true"
        if script.chance(0.7):
            script.options[UPGRADING] = "true"
    script.set_up()
    for _ in range(script.rng.randint(3, 5)):
        for _ in range(script.rng.randint(2, 7)):
            script.weighted(CLIENT_MOVES)(script)
        script.weighted(SERVER_MOVES)(script)
        if script.finished:
            break
    for _ in range(3):
        request(script)
    return script.scenario("ensemble", "Random, seed %d: servers die and come back while sessions go on." % seed)
