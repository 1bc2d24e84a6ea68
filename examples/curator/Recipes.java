// Seven recipes of Curator, one after the other, each by two clients. What is printed is the same whatever server it talks to.
//
//   javac -cp "$CP" -d /tmp/recipes examples/curator/Recipes.java
//   java -cp "$CP:/tmp/recipes" Recipes 127.0.0.1:2181,127.0.0.1:2182,127.0.0.1:2183
//
// With a second argument, `faults`, it stops before each fault, says which one it waits for, and goes on with a line of input.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.apache.curator.framework.CuratorFramework;
import org.apache.curator.framework.CuratorFrameworkFactory;
import org.apache.curator.framework.recipes.barriers.DistributedDoubleBarrier;
import org.apache.curator.framework.recipes.cache.PathChildrenCache;
import org.apache.curator.framework.recipes.leader.LeaderLatch;
import org.apache.curator.framework.recipes.leader.LeaderSelector;
import org.apache.curator.framework.recipes.leader.LeaderSelectorListenerAdapter;
import org.apache.curator.framework.recipes.locks.InterProcessMutex;
import org.apache.curator.framework.recipes.queue.DistributedQueue;
import org.apache.curator.framework.recipes.queue.QueueBuilder;
import org.apache.curator.framework.recipes.queue.QueueConsumer;
import org.apache.curator.framework.recipes.queue.QueueSerializer;
import org.apache.curator.framework.recipes.shared.SharedCount;
import org.apache.curator.framework.state.ConnectionState;
import org.apache.curator.retry.RetryNTimes;
import org.apache.zookeeper.WatchedEvent;
import org.apache.zookeeper.Watcher;
import org.apache.zookeeper.ZooKeeper;

public final class Recipes {
    private static final BufferedReader INPUT = new BufferedReader(new InputStreamReader(System.in));
    private static String servers;
    private static boolean withFaults;

    public static void main(String[] arguments) throws Exception {
        servers = arguments[0];
        withFaults = arguments.length > 1 && arguments[1].equals("faults");
        CuratorFramework a = client();
        CuratorFramework b = client();
        if (!a.blockUntilConnected(20, TimeUnit.SECONDS)) throw new IllegalStateException("no server at " + servers);
        mutex(a, b);
        latch(a, b);
        selector(a, b);
        barrier(a, b);
        cache(a, b);
        count(a, b);
        queue(a, b);
        a.close();
        b.close();
        say("done");
        System.exit(0);
    }

    private static CuratorFramework client() {
        CuratorFramework client = CuratorFrameworkFactory.newClient(servers, 8000, 8000, new RetryNTimes(30, 500));
        client.start();
        return client;
    }

    /** A's lock survives the leader; B has it when A releases. */
    private static void mutex(CuratorFramework a, CuratorFramework b) throws Exception {
        InterProcessMutex first = new InterProcessMutex(a, "/mutex");
        InterProcessMutex second = new InterProcessMutex(b, "/mutex");
        first.acquire();
        say("mutex: A has it");
        say("mutex: B gets it within 300 ms: " + second.acquire(300, TimeUnit.MILLISECONDS));
        fault("leader killed");
        CountDownLatch has = new CountDownLatch(1);
        Thread waiting = new Thread(() -> {
            try {
                second.acquire();
                has.countDown();
                second.release();
            } catch (Exception error) {
                say("mutex: " + error);
            }
        });
        waiting.start();
        await(() -> participants(first) == 2);
        say("mutex: in line " + participants(first) + ", A still has it: " + first.isAcquiredInThisProcess());
        first.release();
        has.await();
        say("mutex: B has it");
        waiting.join();
    }

    private static int participants(InterProcessMutex mutex) {
        try {
            return mutex.getParticipantNodes().size();
        } catch (Exception error) {
            return -1;
        }
    }

    /** The leader's session expires: it stops leading, and the other one leads. */
    private static void latch(CuratorFramework a, CuratorFramework b) throws Exception {
        LeaderLatch first = new LeaderLatch(a, "/latch", "A");
        LeaderLatch second = new LeaderLatch(b, "/latch", "B");
        first.start();
        first.await();
        second.start();
        await(() -> ids(first) == 2);
        say("latch: " + first.getLeader().getId() + " leads of " + ids(first));
        List<String> states = new CopyOnWriteArrayList<>();
        a.getConnectionStateListenable().addListener((client, state) -> states.add(state.name()));
        expire(a);
        second.await();
        await(() -> states.contains(ConnectionState.RECONNECTED.name()) && ids(second) == 2);
        say("latch: after an expiry " + second.getLeader().getId() + " leads of " + ids(second) + "; A saw " + states);
        second.close();
        first.await();
        say("latch: A leads again");
        first.close();
    }

    private static int ids(LeaderLatch latch) {
        try {
            return latch.getParticipants().size();
        } catch (Exception error) {
            return -1;
        }
    }

    /** The same session, closed from elsewhere: what a server does to a session that expires, at once. */
    private static void expire(CuratorFramework client) throws Exception {
        ZooKeeper own = client.getZookeeperClient().getZooKeeper();
        CountDownLatch connected = new CountDownLatch(1);
        Watcher watcher = (WatchedEvent event) -> {
            if (event.getState() == Watcher.Event.KeeperState.SyncConnected) connected.countDown();
        };
        ZooKeeper twin = new ZooKeeper(servers, 8000, watcher, own.getSessionId(), own.getSessionPasswd());
        connected.await();
        twin.close();
    }

    private static void selector(CuratorFramework a, CuratorFramework b) throws Exception {
        List<String> terms = new CopyOnWriteArrayList<>();
        LeaderSelector first = new LeaderSelector(a, "/selector", term("A", terms));
        LeaderSelector second = new LeaderSelector(b, "/selector", term("B", terms));
        first.autoRequeue();
        first.start();
        await(() -> !terms.isEmpty());
        second.autoRequeue();
        second.start();
        fault("server frozen");
        await(() -> terms.contains("A") && terms.contains("B"));
        first.close();
        second.close();
        say("selector: both have led, A first: " + terms.get(0).equals("A"));
    }

    private static LeaderSelectorListenerAdapter term(String name, List<String> terms) {
        return new LeaderSelectorListenerAdapter() {
            @Override
            public void takeLeadership(CuratorFramework client) throws Exception {
                terms.add(name);
                Thread.sleep(200);
            }
        };
    }

    private static void barrier(CuratorFramework a, CuratorFramework b) throws Exception {
        DistributedDoubleBarrier first = new DistributedDoubleBarrier(a, "/barrier", 2);
        DistributedDoubleBarrier second = new DistributedDoubleBarrier(b, "/barrier", 2);
        say("barrier: alone: " + first.enter(500, TimeUnit.MILLISECONDS));
        first.leave(500, TimeUnit.MILLISECONDS);
        Thread other = new Thread(() -> {
            try {
                second.enter();
                second.leave();
            } catch (Exception error) {
                say("barrier: " + error);
            }
        });
        other.start();
        say("barrier: together: " + first.enter(10, TimeUnit.SECONDS));
        say("barrier: left together: " + first.leave(10, TimeUnit.SECONDS));
        other.join();
    }

    private static void cache(CuratorFramework a, CuratorFramework b) throws Exception {
        List<String> events = new CopyOnWriteArrayList<>();
        b.create().creatingParentsIfNeeded().forPath("/cache/old", "1".getBytes());
        PathChildrenCache cache = new PathChildrenCache(a, "/cache", true);
        cache.getListenable().addListener((client, event) -> {
            if (event.getData() != null) events.add(event.getType() + " " + event.getData().getPath());
        });
        cache.start(PathChildrenCache.StartMode.BUILD_INITIAL_CACHE);
        say("cache: " + cache.getCurrentData().size() + " at the beginning");
        b.create().forPath("/cache/new", "2".getBytes());
        await(() -> events.size() == 1);
        b.setData().forPath("/cache/new", "3".getBytes());
        await(() -> events.size() == 2);
        b.delete().forPath("/cache/old");
        await(() -> events.size() == 3);
        say("cache: " + events + ", holds " + new String(cache.getCurrentData("/cache/new").getData()));
        cache.close();
    }

    private static void count(CuratorFramework a, CuratorFramework b) throws Exception {
        SharedCount first = new SharedCount(a, "/count", 5);
        SharedCount second = new SharedCount(b, "/count", 5);
        first.start();
        second.start();
        say("count: " + first.getCount());
        boolean isSet = first.trySetCount(first.getVersionedValue(), 6);
        await(() -> second.getCount() == 6);
        boolean isSetFromOld = second.trySetCount(second.getVersionedValue(), 7);
        await(() -> first.getCount() == 7);
        say("count: " + isSet + " " + isSetFromOld + " " + first.getCount());
        first.close();
        second.close();
    }

    private static void queue(CuratorFramework a, CuratorFramework b) throws Exception {
        List<String> taken = new CopyOnWriteArrayList<>();
        QueueConsumer<String> consumer = new QueueConsumer<String>() {
            @Override
            public void consumeMessage(String message) {
                taken.add(message);
            }

            @Override
            public void stateChanged(CuratorFramework client, ConnectionState state) {
            }
        };
        DistributedQueue<String> in = QueueBuilder.builder(a, null, TEXT, "/queue").buildQueue();
        DistributedQueue<String> out = QueueBuilder.builder(b, consumer, TEXT, "/queue").lockPath("/queue-locks").buildQueue();
        in.start();
        List<String> sent = new ArrayList<>();
        for (int each = 0; each < 10; each++) {
            sent.add("message " + each);
            in.put("message " + each);
        }
        out.start();
        await(() -> taken.size() >= sent.size());
        say("queue: all taken, in order: " + taken.equals(sent));
        in.close();
        out.close();
    }

    private static final QueueSerializer<String> TEXT = new QueueSerializer<String>() {
        @Override
        public byte[] serialize(String item) {
            return item.getBytes();
        }

        @Override
        public String deserialize(byte[] bytes) {
            return new String(bytes);
        }
    };

    private static void fault(String name) throws Exception {
        if (!withFaults) return;
        say("FAULT " + name);
        INPUT.readLine();
    }

    private static void await(BooleanSupplier isSo) throws InterruptedException {
        long end = System.currentTimeMillis() + 60_000;
        while (!isSo.getAsBoolean()) {
            if (System.currentTimeMillis() > end) throw new IllegalStateException("waited too long");
            Thread.sleep(20);
        }
    }

    private static void say(String text) {
        System.out.println(text);
        System.out.flush();
    }
}
