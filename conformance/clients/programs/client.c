/* What the C client does and is told, line by line: client CONNECT_STRING. After a line that begins with FAULT it waits for a line. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <zookeeper/zookeeper.h>

enum { PATIENCE_S = 60 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t heard = PTHREAD_COND_INITIALIZER;
static char event[256];
static int connected, losses;

static void watch(zhandle_t *handle, int type, int state, const char *path, void *context) {
  (void)handle, (void)context;
  pthread_mutex_lock(&lock);
  if (type == ZOO_SESSION_EVENT) {
    losses += connected && state != ZOO_CONNECTED_STATE;
    connected = state == ZOO_CONNECTED_STATE;
  } else snprintf(event, sizeof event, "%d %s", type, path);
  pthread_cond_broadcast(&heard);
  pthread_mutex_unlock(&lock);
}

static void wait_for(const char *what, int is_event) {
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += PATIENCE_S;
  int late = 0;
  pthread_mutex_lock(&lock);
  while (!late && (is_event ? event[0] == 0 : !connected)) late = pthread_cond_timedwait(&heard, &lock, &end);
  printf("%s: %s\n", what, late ? "nothing" : is_event ? event : "connected");
  event[0] = 0;
  pthread_mutex_unlock(&lock);
}

/* Every server closes its connections when the leader is gone: until then the old one still answers. */
static void wait_for_loss(int before) {
  pthread_mutex_lock(&lock);
  while (losses == before) pthread_cond_wait(&heard, &lock);
  pthread_mutex_unlock(&lock);
}

static void say(const char *what, int code) { printf("%s: %d\n", what, code); }

static void print_children(zhandle_t *handle, const char *path) {
  struct String_vector names;
  int code = zoo_get_children(handle, path, 0, &names);
  printf("children of %s: %d", path, code);
  for (int i = 0; code == ZOK && i < names.count; i++) printf(" %s", names.data[i]);
  printf("\n");
  if (code == ZOK) deallocate_String_vector(&names);
}

static void print_data(zhandle_t *handle, const char *path) {
  char data[64];
  int length = sizeof data;
  struct Stat stat;
  int code = zoo_get(handle, path, 0, data, &length, &stat);
  if (code == ZOK) printf("get %s: %.*s version %d children %d\n", path, length, data, stat.version, stat.numChildren);
  else say("get", code);
}

static int create(zhandle_t *handle, const char *path, const struct ACL_vector *acl, int mode) {
  char made[128] = "";
  int code = zoo_create(handle, path, "x", 1, acl, mode, made, sizeof made);
  printf("create %s: %d %s\n", path, code, code == ZOK ? made : "");
  return code;
}

static void authenticated(int code, const void *context) {
  (void)context;
  pthread_mutex_lock(&lock);
  snprintf(event, sizeof event, "auth %d", code);
  pthread_cond_broadcast(&heard);
  pthread_mutex_unlock(&lock);
}

static void fault(const char *name) {
  char line[8];
  printf("FAULT %s\n", name);
  if (fgets(line, sizeof line, stdin) == NULL) printf("no answer\n");
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  setvbuf(stdout, NULL, _IOLBF, 0);
  zoo_set_debug_level(0);
  zhandle_t *handle = zookeeper_init(arguments[1], watch, 10000, 0, 0, 0);
  struct Stat stat;
  char made[64];
  int is_ensemble = strchr(arguments[1], ',') != NULL;
  wait_for("start", 0);
  create(handle, "/c", &ZOO_OPEN_ACL_UNSAFE, 0);
  create(handle, "/c", &ZOO_OPEN_ACL_UNSAFE, 0);
  create(handle, "/no/parent", &ZOO_OPEN_ACL_UNSAFE, 0);
  say("exists", zoo_wexists(handle, "/c", watch, NULL, &stat));
  say("set", zoo_set(handle, "/c", "changed", 7, 0));
  wait_for("event", 1);
  say("set an old version", zoo_set(handle, "/c", "again", 5, 0));
  print_data(handle, "/c");
  for (int i = 0; i < 12; i++) create(handle, "/c/n-", &ZOO_OPEN_ACL_UNSAFE, ZOO_EPHEMERAL | ZOO_SEQUENCE);
  print_children(handle, "/c");
  create(handle, "/c/n-0000000001/x", &ZOO_OPEN_ACL_UNSAFE, 0);
  say("delete with children", zoo_delete(handle, "/c", -1));

  zoo_op_t ops[3];
  zoo_op_result_t results[3];
  zoo_create_op_init(&ops[0], "/c/m", "1", 1, &ZOO_OPEN_ACL_UNSAFE, 0, made, sizeof made);
  zoo_set_op_init(&ops[1], "/c/m", "2", 1, 0, NULL);
  zoo_check_op_init(&ops[2], "/c/m", 1);
  printf("multi: %d:", zoo_multi(handle, 3, ops, results));
  printf(" %d %d %d\n", results[0].err, results[1].err, results[2].err);
  zoo_delete_op_init(&ops[0], "/c/m", -1);
  zoo_check_op_init(&ops[1], "/c/none", -1);
  zoo_delete_op_init(&ops[2], "/c/n-0000000000", -1);
  printf("multi: %d:", zoo_multi(handle, 3, ops, results));
  printf(" %d %d %d\n", results[0].err, results[1].err, results[2].err);

  create(handle, "/c/secret", &ZOO_CREATOR_ALL_ACL, 0);
  zoo_add_auth(handle, "digest", "ann:secret", 10, authenticated, NULL);
  wait_for("event", 1);
  create(handle, "/c/secret", &ZOO_CREATOR_ALL_ACL, 0);
  print_data(handle, "/c/secret");

  struct String_vector names;
  say("watch children", zoo_wget_children(handle, "/c", watch, NULL, &names));
  say("delete", zoo_delete(handle, "/c/n-0000000003", -1));
  wait_for("event", 1);
  print_children(handle, "/c");
  say("exists before", zoo_wexists(handle, "/c/later", watch, NULL, &stat));
  if (is_ensemble) {
    int before = losses;
    fault("leader killed");
    wait_for_loss(before);
    while (zoo_exists(handle, "/c", 0, &stat) != ZOK) usleep(100000);
    print_children(handle, "/c");
  }
  create(handle, "/c/later", &ZOO_OPEN_ACL_UNSAFE, 0);
  wait_for("event", 1);
  say("close", zookeeper_close(handle));
  return 0;
}
