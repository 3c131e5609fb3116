import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'terrarium-gateway-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const platform = { PLATFORM_URL: 'http://127.0.0.1:4001' };

test('the secret of cookies is kept in the data folder, readable by its owner only, and the same for every gateway', () => {
  const first = readConfig({ ...platform, DATA_DIR: folder }).cookieSecret;
  const file = join(folder, 'gateway-secret');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, 'utf8').length).toBeGreaterThanOrEqual(43);
  expect(readConfig({ ...platform, DATA_DIR: folder }).cookieSecret).toEqual(first);
});

test('rejects a damaged secret: with an empty one anyone could forge cookies', () => {
  writeFileSync(join(folder, 'gateway-secret'), '');
  expect(() => readConfig({ ...platform, DATA_DIR: folder })).toThrow(/gateway-secret is damaged/);
});

test('without a data folder every start has a new secret', () => {
  expect(readConfig(platform).cookieSecret).not.toEqual(readConfig(platform).cookieSecret);
});

test('wrong settings are named one by one, empty ones count as not set', () => {
  expect(() => readConfig({ PORT: 'x', COOKIE_SECRET: 'short' })).toThrow(/PORT.*\n.*PLATFORM_URL.*\n.*COOKIE_SECRET/);
  expect(readConfig({ ...platform, PUBLIC_URL: '', PORT: '' })).toMatchObject({ port: 4000, publicOrigin: undefined });
});

test('rejects PUBLIC_URL with a path, because links would lose it', () => {
  for (const address of ['https://hub.example/hub', 'https://hub.example/?a=b', 'https://user@hub.example'])
    expect(() => readConfig({ ...platform, PUBLIC_URL: address })).toThrow('PUBLIC_URL');
  for (const address of ['https://hub.example', 'https://hub.example/', 'http://127.0.0.1:4000', 'https://HUB.example'])
    expect(readConfig({ ...platform, PUBLIC_URL: address }).publicOrigin).toBe(new URL(address).origin);
});
