// What go-zookeeper does and is told, line by line: main CONNECT_STRING. After a line that begins with FAULT it waits for a line.
package main

import (
	"bufio"
	"fmt"
	"io/ioutil"
	"log"
	"os"
	"strings"
	"time"

	"github.com/samuel/go-zookeeper/zk"
)

const patience = 60 * time.Second

func main() {
	log.SetOutput(ioutil.Discard)
	servers := strings.Split(os.Args[1], ",")
	conn, states, err := zk.Connect(servers, 10*time.Second, zk.WithLogger(log.New(ioutil.Discard, "", 0)))
	if err != nil {
		panic(err)
	}
	for state := range states {
		if state.State == zk.StateHasSession {
			break
		}
	}
	go func() {
		for range states {
		}
	}()
	open := zk.WorldACL(zk.PermAll)
	create := func(path string, flags int32, acl []zk.ACL) {
		made, err := conn.Create(path, []byte("x"), flags, acl)
		fmt.Println("create", path, made, err)
	}
	children := func(path string) {
		names, stat, err := conn.Children(path)
		if err != nil {
			fmt.Println("children", path, err)
			return
		}
		fmt.Println("children", path, names, stat.Cversion, stat.NumChildren)
	}
	get := func(path string) {
		data, stat, err := conn.Get(path)
		if err != nil {
			fmt.Println("get", path, err)
			return
		}
		fmt.Println("get", path, string(data), stat.Version, stat.NumChildren)
	}
	create("/g", 0, open)
	create("/g", 0, open)
	create("/no/parent", 0, open)
	isThere, _, changed, err := conn.ExistsW("/g")
	fmt.Println("exists", isThere, err)
	_, err = conn.Set("/g", []byte("changed"), 0)
	fmt.Println("set", err)
	await(changed)
	_, err = conn.Set("/g", []byte("again"), 0)
	fmt.Println("set an old version", err)
	get("/g")
	for i := 0; i < 12; i++ {
		create("/g/n-", zk.FlagEphemeral|zk.FlagSequence, open)
	}
	children("/g")
	create("/g/n-0000000001/x", 0, open)
	fmt.Println("delete with children", conn.Delete("/g", -1))
	made, err := conn.CreateProtectedEphemeralSequential("/g/lock-", nil, open)
	fmt.Println("protected", made[len(made)-10:], err)
	multi(conn, &zk.CreateRequest{Path: "/g/m", Data: []byte("1"), Acl: open}, &zk.SetDataRequest{Path: "/g/m", Data: []byte("2")}, &zk.CheckVersionRequest{Path: "/g/m", Version: 1})
	multi(conn, &zk.DeleteRequest{Path: "/g/m", Version: -1}, &zk.CheckVersionRequest{Path: "/g/none", Version: -1}, &zk.DeleteRequest{Path: "/g/n-0000000000", Version: -1})
	fmt.Println("addauth", conn.AddAuth("digest", []byte("ann:secret")))
	create("/g/secret", 0, zk.DigestACL(zk.PermAll, "ann", "secret"))
	get("/g/secret")
	acl, _, err := conn.GetACL("/g/secret")
	fmt.Println("acl", acl, err)
	_, _, changed, err = conn.ChildrenW("/g")
	fmt.Println("watch children", err)
	fmt.Println("delete", conn.Delete("/g/n-0000000003", -1))
	await(changed)
	_, _, changed, err = conn.ExistsW("/g/later")
	fmt.Println("exists before", err)
	if len(servers) > 1 {
		fmt.Println("FAULT leader killed")
		_, _ = bufio.NewReader(os.Stdin).ReadString('\n')
		for {
			if isThere, _, err := conn.Exists("/g"); err == nil && isThere {
				break
			}
			time.Sleep(100 * time.Millisecond)
		}
		get("/g/m")
	}
	create("/g/later", 0, open)
	await(changed)
	lock := zk.NewLock(conn, "/g/locks", open)
	fmt.Println("lock", lock.Lock(), lock.Unlock())
	conn.Close()
}

func await(events <-chan zk.Event) {
	select {
	case event := <-events:
		fmt.Println("event", event.Type, event.Path, event.Err)
	case <-time.After(patience):
		fmt.Println("event: nothing")
	}
}

func multi(conn *zk.Conn, ops ...interface{}) {
	results, err := conn.Multi(ops...)
	fmt.Print("multi ", err)
	for _, result := range results {
		fmt.Print(" ", result.String, " ", result.Error)
	}
	fmt.Println()
}
