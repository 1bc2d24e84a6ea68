import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseZnodes, znodeText } from './znodeText.ts';

const read = (text: string) => {
  const parsed = parseZnodes(text);
  return parsed.ok ? parsed.znodes.map(({ path, data }) => `${path}=${data}`) : parsed.problems;
};

it('takes a znode a line, with its data behind a blank', () => {
  expect(read('/app\n/app/config {"ttl": 5}\n\n# a remark\n/app/empty\n')).toEqual([
    '/app=',
    '/app/config={"ttl": 5}',
    '/app/empty=',
  ]);
});

it('takes what is indented as children', () => {
  expect(read('/app\n  config v1\n    deep\n  workers\n\tw1 here\n/other')).toEqual([
    '/app=',
    '/app/config=v1',
    '/app/config/deep=',
    '/app/workers=',
    '/app/workers/w1=here',
    '/other=',
  ]);
});

it('takes what ls -R printed, and create commands', () => {
  expect(read('/\n/a\n/a/b\n/zookeeper\n/zookeeper/config\n/zookeeper/quota\n')).toEqual(['/a=', '/a/b=']);
  expect(read('create /a "one line\\nand another"\r\ncreate /b plain')).toEqual([
    '/a=one line\nand another',
    '/b=plain',
  ]);
});

it('names each line that is wrong', () => {
  expect(read('  alone\n/a//b\n/a\n/a\n/zookeeper/mine\n/c "open')).toEqual([
    { line: 1, code: 'noParent' },
    { line: 2, code: 'invalidPath', path: '/a//b' },
    { line: 4, code: 'twice', path: '/a' },
    { line: 5, code: 'systemPath', path: '/zookeeper/mine' },
    { line: 6, code: 'badData' },
  ]);
});

it('refuses more than a world holds', () => {
  const many = Array.from({ length: 5001 }, (_, index) => `/n${index}`).join('\n');
  expect(read(many)).toEqual([{ line: 5001, code: 'tooMany', limit: 5000 }]);
  expect(read(`/${'x'.repeat(2000)}`)).toEqual([{ line: 1, code: 'tooLong', limit: 2000 }]);
});

it('takes an ACL before the data, and where create has it', () => {
  const parsed = parseZnodes(
    '/a acl=world:anyone:r v 1\ncreate /b v2 digest:amy:x=:cdrwa,ip:10.0.0.0/8:r\n/c data:with:r',
  );
  expect(parsed.ok && parsed.znodes).toEqual([
    { path: '/a', data: 'v 1', acl: 'world:anyone:r' },
    { path: '/b', data: 'v2', acl: 'digest:amy:x=:cdrwa,ip:10.0.0.0/8:r' },
    { path: '/c', data: 'data:with:r' },
  ]);
  expect(read('/a\n/b acl=world:somebody:r\n/c acl=auth::cdrwa')).toEqual([
    { line: 2, code: 'badAcl', acl: 'world:somebody:r' },
    { line: 3, code: 'badAcl', acl: 'auth::cdrwa' },
  ]);
});

it('reads again what it has written', () => {
  const name = fc.stringMatching(/^[a-z ."#]{1,6}$/u).filter((each) => each !== '.' && each !== '..');
  const znodes = fc.uniqueArray(
    fc.record(
      {
        path: name.map((each) => `/${each}`),
        data: fc.oneof(fc.string({ maxLength: 12 }), fc.constant('acl=world:anyone:r')),
        acl: fc.constantFrom('world:anyone:r', 'digest:amy:x=:cdrwa'),
      },
      { requiredKeys: ['path', 'data'] },
    ),
    { selector: ({ path }) => path },
  );
  fc.assert(
    fc.property(znodes, (all) => {
      expect(parseZnodes(znodeText(all))).toEqual({ ok: true, znodes: all });
    }),
  );
});
