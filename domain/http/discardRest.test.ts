import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discardRest } from './discardRest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aRequest = (complete = false) =>
  Object.assign(new EventEmitter(), { complete, resume: vi.fn(), destroy: vi.fn() });

test('the rest of a body is read for ten seconds, then the connection ends', () => {
  const request = aRequest();
  discardRest(request);
  expect(request.resume).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(9_999);
  expect(request.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(request.destroy).toHaveBeenCalledOnce();
});

test.each(['end', 'close'])('a request that comes to its %s is left alone', (event) => {
  const request = aRequest();
  discardRest(request);
  request.emit(event);
  vi.advanceTimersByTime(20_000);
  expect([request.destroy.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});

test('of a whole request nothing is left to read', () => {
  const request = aRequest(true);
  discardRest(request);
  expect([request.resume.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});
