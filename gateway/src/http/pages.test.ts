import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Telemetry } from '../config.ts';
import { pages } from './pages.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function open(telemetry: Partial<Telemetry>): Promise<string> {
  const app = pages(undefined, { analyticsUrl: null, errorReportingDsn: null, regionGroup: null, ...telemetry }, true);
  server = await new Promise<Server>((resolve) => { const made = app.listen(0, '127.0.0.1', () => resolve(made)); });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('[ROUTE-07] /healthz says ok to everybody', async () => {
  const answer = await fetch(`${await open({})}/healthz`);
  expect([answer.status, await answer.text()]).toEqual([200, 'ok']);
});

test('pages reach no other origin unless the operator has connected one', async () => {
  const policyOf = async (telemetry: Partial<Telemetry>): Promise<string> => {
    const policy = (await fetch(`${await open(telemetry)}/healthz`)).headers.get('content-security-policy') ?? '';
    server?.close();
    return policy.split('; ').find((part) => part.startsWith('connect-src')) ?? '';
  };
  expect(await policyOf({})).toBe("connect-src 'self'");
  expect(await policyOf({ analyticsUrl: 'https://collect.acme.example/views', errorReportingDsn: 'https://key@errors.acme.example/1' })).toBe("connect-src 'self' https://collect.acme.example https://errors.acme.example");
});

test('what is connected is told at /telemetry.json', async () => {
  const given = { analyticsUrl: 'https://collect.acme.example/views', errorReportingDsn: null, regionGroup: 'eu-no-google-analytics' };
  expect(await (await fetch(`${await open(given)}/telemetry.json`)).json()).toEqual(given);
});
