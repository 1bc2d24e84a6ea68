// Creates one ephemeral sequential znode with Curator's protection, and prints its path and how many znodes there are.
import org.apache.curator.framework.CuratorFramework;
import org.apache.curator.framework.CuratorFrameworkFactory;
import org.apache.curator.retry.RetryNTimes;
import org.apache.zookeeper.CreateMode;

public class Protected {
    public static void main(String[] args) throws Exception {
        try (CuratorFramework client = CuratorFrameworkFactory.newClient(args[0], 20000, 15000, new RetryNTimes(20, 500))) {
            client.start();
            client.createContainers("/protected");
            String path = client.create().withProtection().withMode(CreateMode.EPHEMERAL_SEQUENTIAL).forPath("/protected/n-");
            System.out.println(path + " " + client.getChildren().forPath("/protected").size());
        }
    }
}
