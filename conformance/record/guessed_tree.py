"""A rough picture of the server's tree, so that random requests hit existing nodes often enough.

It knows no ACLs, quotas or odd paths and takes every request to be allowed; when it is wrong, a request fails
that was meant to succeed, and that is recorded as well. Nothing is ever checked against it.
"""
import copy

CONTAINER_MODES = ("CONTAINER", "4")
SYSTEM_NODES = ("/", "/zookeeper", "/zookeeper/quota", "/zookeeper/config")


class Node:
    def __init__(self, owner=None):
        self.owner = owner            # letter of the session, of an ephemeral
        self.version = 0
        self.creates = 0              # what the next sequential child is numbered with


def parent_of(path):
    return path.rpartition("/")[0] or "/"


class GuessedTree:
    def __init__(self):
        self.nodes = {path: Node() for path in SYSTEM_NODES}

    def own_paths(self):
        """All nodes the scenario made, sorted: the order of a dictionary must not decide what is chosen."""
        return sorted(path for path in self.nodes if path not in SYSTEM_NODES)

    def has_children(self, path):
        return any(other != "/" and parent_of(other) == path for other in self.nodes)

    def can_create(self, path):
        parent = self.nodes.get(parent_of(path))
        return path not in self.nodes and parent is not None and parent.owner is None

    def version(self, path):
        return self.nodes[path].version if path in self.nodes else 0

    def next_number(self, parent):
        return self.nodes[parent].creates if parent in self.nodes else 0

    def apply(self, letter, request):
        """Take over what the request probably does; False if it probably fails."""
        op = request["op"]
        if op == "multi":
            return self._apply_all(letter, request["ops"])
        if "path" in request and request["path"] is None:
            return False
        if op in ("create", "create1"):
            return self._create(letter, request)
        if op == "delete":
            return self._delete(request)
        if op in ("setData", "check"):
            return self._expect_version(request)
        return True

    def end_session(self, letter):
        for path in [path for path, node in self.nodes.items() if node.owner == letter]:
            del self.nodes[path]

    def _apply_all(self, letter, parts):
        before = copy.deepcopy(self.nodes)
        if all(self.apply(letter, part) for part in parts):
            return True
        self.nodes = before
        return False

    def _create(self, letter, request):
        path, mode = request["path"], str(request.get("mode", "PERSISTENT"))
        if mode in CONTAINER_MODES:      # left out, so that no random request gives it a child
            return True
        parent = self.nodes.get(parent_of(path))
        if parent and "SEQUENTIAL" in mode:
            path += "%010d" % parent.creates
        if not self.can_create(path) or path.endswith("/"):
            return False
        parent.creates += 1
        self.nodes[path] = Node(letter if mode.startswith("EPHEMERAL") else None)
        return True

    def _expect_version(self, request):
        node = self.nodes.get(request["path"])
        if node is None or request.get("version", -1) not in (-1, node.version):
            return False
        node.version += request["op"] == "setData"
        return True

    def _delete(self, request):
        path = request["path"]
        if path in SYSTEM_NODES or self.has_children(path) or not self._expect_version(request):
            return False
        del self.nodes[path]
        return True
