import { expect, test } from 'vitest';
import { repeatedKey } from './repeatedKey.ts';

test('finds a repeated key in an object, however it is written', () => {
  for (const text of [
    '{"a":1,"b":{"a":2},"c":[{"a":1},{"a":2}]}',
    '{"a":"\\",\\"a\\":1","b":"{\\"b\\":1,\\"b\\":2}"}',
    '["a","a"]',
    '{"a":["a","a"],"b":"a"}',
    '"a"',
    '7',
    '{}',
  ])
    expect(repeatedKey(text), text).toBeNull();
  expect(repeatedKey('{"a":1,"a":2}')).toEqual({ key: 'a', at: 7 });
  expect(repeatedKey('{"a":1,"\\u0061":2}')).toEqual({ key: 'a', at: 7 });
  expect(repeatedKey('[{"b":{"x":[1,{"y":1}],"x":2}}]')).toEqual({ key: 'x', at: 23 });
  expect(repeatedKey('{"details":{},"z":1,"details":{}}')).toEqual({ key: 'details', at: 20 });
});
