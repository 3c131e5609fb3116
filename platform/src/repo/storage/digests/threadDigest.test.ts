import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { ThreadDigest } from './threadDigest.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Shared memory with a text, and the position of the text. */
function shared(text: string) {
  const memory = new SharedArrayBuffer(text.length);
  new Uint8Array(memory).set(Buffer.from(text));
  return { memory, part: { at: 0, length: text.length } };
}

test('a sender may pause for longer than the thread waits for work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { memory, part } = shared('bytes');
  const digest = new ThreadDigest();
  digest.begin(memory);
  await digest.look(part);
  vi.advanceTimersByTime(120_000);
  await digest.look(part);
  expect(await digest.end()).toBe(createHash('md5').update('bytesbytes').digest('hex'));
});

test('one that never began, because its file could not be opened, leaves the others alone', async () => {
  const { memory, part } = shared('others');
  const other = new ThreadDigest();
  other.begin(memory);
  await expect(new ThreadDigest().end()).rejects.toThrow('no bytes');
  await other.look(part);
  expect(await other.end()).toBe(createHash('md5').update('others').digest('hex'));
});
