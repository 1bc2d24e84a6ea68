// What a transaction's type is called (org.apache.zookeeper.ZooDefs.OpCode).

const NAMES: ReadonlyMap<number, string> = new Map([
  [1, 'create'],
  [2, 'delete'],
  [5, 'setData'],
  [7, 'setACL'],
  [13, 'check'],
  [14, 'multi'],
  [15, 'create2'],
  [16, 'reconfig'],
  [19, 'createContainer'],
  [20, 'deleteContainer'],
  [21, 'createTTL'],
  [-10, 'createSession'],
  [-11, 'closeSession'],
  [-1, 'error'],
]);

export function typeName(typeCode: number): string {
  return NAMES.get(typeCode) ?? `type ${typeCode}`;
}
