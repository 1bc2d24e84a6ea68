"""Reduce the answers to four-letter words to what is the same in every recording.

Latencies, dates, ports, packet counts and the like differ from run to run and are left out; session ids become
the letters of the trace.
"""
import re

SRVR_FIELDS = (("Zxid", "zxid"), ("Mode", "mode"), ("Node count", "nodeCount"), ("Connections", "connections"))
MNTR_KEYS = ("zk_server_state", "zk_znode_count", "zk_ephemerals_count", "zk_watch_count", "zk_global_sessions",
             "zk_approximate_data_size", "zk_num_alive_connections", "zk_followers", "zk_synced_followers",
             "zk_learners", "zk_synced_observers", "zk_outstanding_requests", "zk_auth_failed_count")


NOTHING = "\0"


def reduce_answer(word, text, names, ensemble):
    """`names` turns raw zxids and session ids into those of the trace."""
    if word in ("srvr", "stat"):
        return reduce_srvr(text, names)
    if word == "mntr":
        return reduce_mntr(text, ensemble)
    if word == "wchc":
        return watches_by_session(text, names)
    if word == "wchp":
        return watches_by_path(text, names)
    if word == "dump":
        return reduce_dump(text, names)
    return {"text": text}


def _number_or_text(value):
    return int(value) if value.isdigit() else value


def reduce_srvr(text, names):
    reduced = {}
    for label, field in SRVR_FIELDS:
        match = re.search(r"^%s: (\S+)" % label, text, re.M)
        if match and field == "zxid":
            reduced[field] = names.zxid(int(match.group(1), 16))
        elif match:
            reduced[field] = _number_or_text(match.group(1))
    return reduced or {"text": text.strip()}


def reduce_mntr(text, ensemble):
    values = dict(line.split("\t", 1) for line in text.splitlines() if "\t" in line)
    if ensemble:
        values.pop("zk_approximate_data_size", None)      # the config node holds the servers' ports
    numeric = re.compile(r"^[\d.]+$")
    return {key: int(float(values[key])) if numeric.match(values[key]) else values[key]
            for key in MNTR_KEYS if key in values}


def _table(lines, is_head):
    """Lines of heads, each followed by its indented entries, as pairs of head and entries."""
    table = []
    for line in lines:
        if is_head(line):
            table.append((line.strip(), []))
        elif line.strip() and table:
            table[-1][1].append(line.strip())
    return table


def watches_by_session(text, names):
    table = _table(text.splitlines(), lambda line: line.startswith("0x"))
    return dict(sorted((names.session(int(head, 16)), sorted(paths)) for head, paths in table))


def watches_by_path(text, names):
    """Who watches the empty path is left out: a blank line, which stands for it, also ends the table."""
    lines = [line or NOTHING for line in text.splitlines()]
    table = _table(lines, lambda line: not line.startswith("\t"))
    return dict(sorted((head, sorted(names.session(int(one, 16)) for one in sessions))
                       for head, sessions in table if head != NOTHING))


def reduce_dump(text, names):
    match = re.search(r"Session Sets \(\d+\)/\((\d+)\):", text)
    lines = text[text.find("ephemeral nodes dump"):].splitlines()
    lines = [line for line in lines if re.match(r"^0x[0-9a-f]+:|^\t/", line)]
    table = _table(lines, lambda line: line.startswith("0x"))
    ephemerals = sorted((names.session(int(head.rstrip(":"), 16)), sorted(paths)) for head, paths in table)
    return {"sessions": int(match.group(1)) if match else None, "ephemerals": dict(ephemerals)}
