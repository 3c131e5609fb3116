/**
 * How long Stripe waits for the response to an event, whatever the event triggers. Stripe's API is slow here.
 * Compared with a handler that only checks the signature.
 */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPlatform } from '../tests/faults/support/processes.ts';
import type { BenchTable } from './table.ts';

const SECRET = 'whsec_of_the_bench';
const EVENTS = 400;
/** Delay of each call to Stripe's API, in ms. */
const SLOW = 500;
const agent = new Agent({ keepAlive: true });

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

/** Signs an event as Stripe does. */
function signatureOf(body: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex')}`;
}

/** Creates an event after which the hub requests a subscription from Stripe. */
function event(id: string): { body: string; signature: string } {
  const body = JSON.stringify({
    id,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { id: `sub_${id}`, object: 'subscription' } },
  });
  return { body, signature: signatureOf(body, Math.floor(Date.now() / 1000)) };
}

/** Sends an event; returns the ms until its response. */
async function send(url: string, { body, signature }: ReturnType<typeof event>): Promise<number> {
  const began = performance.now();
  const sending = request(url, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'stripe-signature': signature,
    },
  });
  sending.end(body);
  const [response] = (await once(sending, 'response')) as [import('node:http').IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`The event got status ${response.statusCode}.`);
  return performance.now() - began;
}

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export default async function bench(): Promise<BenchTable> {
  const data = mkdtempSync(join(tmpdir(), 'terrarium-bench-payments-'));
  const stripe = createServer((asked, answer) => {
    asked.resume();
    void sleep(SLOW).then(() =>
      answer
        .writeHead(404, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'None.' } })),
    );
  });
  const bare = createServer((asked, answer) => {
    void asked.toArray().then((chunks: Buffer[]) => {
      const given = String(asked.headers['stripe-signature']);
      const isSigned = given === signatureOf(Buffer.concat(chunks).toString(), Number(/t=(\d+)/.exec(given)?.[1]));
      answer.writeHead(isSigned ? 200 : 400, { 'content-type': 'application/json' }).end('{"received":true}');
    });
  });
  const [stripeUrl, bareUrl] = await Promise.all([listening(stripe), listening(bare)]);
  const platform = await startPlatform(data, {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: stripeUrl,
  });
  const hub = `${platform.url}/api/payments/stripe/webhook`;
  try {
    const kinds: Record<string, number[]> = { bare: [], first: [], again: [], eight: [] };
    for (let number = 0; number < EVENTS; number++) {
      const one = event(`evt_${number}`);
      kinds['bare']!.push(await send(bareUrl, one));
      kinds['first']!.push(await send(hub, one));
      kinds['again']!.push(await send(hub, one));
    }
    for (let round = 0; round < EVENTS / 8; round++)
      kinds['eight']!.push(
        ...(await Promise.all(Array.from({ length: 8 }, (_, i) => send(hub, event(`evt_of_${round}_${i}`))))),
      );
    const row = (what: string, times: number[], target: string) => ({
      what,
      'p50 ms': at(times, 0.5),
      'p95 ms': at(times, 0.95),
      'p99 ms': at(times, 0.99),
      target,
    });
    return {
      title: 'Response to an event from Stripe',
      command: 'npm run bench -- payments',
      rows: [
        row('signature checked, nothing stored (reference)', kinds['bare']!, ''),
        row('the hub: event stored, job started', kinds['first']!, 'under 20'),
        row('the hub: the same event again', kinds['again']!, 'under 20'),
        row('the hub: eight events in parallel', kinds['eight']!, ''),
      ],
      note: `Meanwhile, jobs of at least ${EVENTS} events call Stripe. Each of its responses takes ${SLOW} ms here.`,
    };
  } finally {
    await platform.stop();
    stripe.closeAllConnections();
    stripe.close();
    bare.close();
    agent.destroy();
    rmSync(data, { recursive: true, force: true });
  }
}
