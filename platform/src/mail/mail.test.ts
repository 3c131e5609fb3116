import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../db/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestPlatform } from '../testing/index.ts';

/** A mail as the server of a test got it. */
interface Received {
  from: string;
  to: string[];
  text: string;
}

/**
 * A mail server of a test.
 * It refuses recipients at refused.example permanently, and every mail temporarily while `busy` is set.
 */
class MailServer {
  readonly received: Received[] = [];
  readonly signedIn: string[] = [];
  busy = false;
  tries = 0;
  #server: SMTPServer | null = null;
  port = 0;

  async start(): Promise<void> {
    this.#server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onAuth: (auth, _session, done) => {
        this.signedIn.push(auth.username ?? '');
        done(null, { user: auth.username });
      },
      onRcptTo: (address, _session, done) => {
        this.tries++;
        const refusal = this.busy
          ? Object.assign(new Error('Busy'), { responseCode: 451 })
          : address.address.endsWith('@refused.example')
            ? Object.assign(new Error('No such user'), { responseCode: 550 })
            : null;
        done(refusal);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          this.received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map((each) => each.address),
            text: Buffer.concat(chunks).toString(),
          });
          done();
        });
      },
    });
    this.#server.on('error', () => undefined);
    const listening = this.#server.listen(this.port, '127.0.0.1');
    await once(listening, 'listening');
    this.port = (listening.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

const write = (platform: TestPlatform, userId: string, to: string, subject = 'A subject') =>
  platform.core.db
    .transaction()
    .execute((trx) =>
      platform.composition.areas.mail.write(trx, { to, subject, text: 'First line\nSecond line with ü\n', userId }),
    );
const waiting = async (platform: TestPlatform) =>
  (await platform.core.db.selectFrom('outbox_mail').select('recipient').execute()).map((row) => row.recipient);

/** Sends as an operator of the hub. */
async function operatorOf(platform: TestPlatform): Promise<Send> {
  const { id, email } = await platform.aUser();
  await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', id).execute();
  return platform.as(email);
}
const queueOf = async (operator: Send) =>
  (await (await operator('/api/operator/mail/queue')).json()) as {
    items: { id: string; state: string; tries: number }[];
  };

describe('with a mail server', () => {
  const server = new MailServer();
  let platform: TestPlatform;
  let userId: string;
  beforeAll(async () => {
    await server.start();
    platform = await startPlatform({
      config: {
        smtpUrl: `smtp://hub:a-secret@127.0.0.1:${server.port}`,
        mailFrom: 'Acme hub <hub@acme.example>',
        publicUrl: 'https://hub.example',
      },
    });
    userId = (await platform.aUser()).id;
  });
  afterAll(async () => {
    await platform.close();
    await server.stop();
  });
  afterEach(() => {
    server.received.length = 0;
    server.busy = false;
  });

  test('a mail arrives with sender, receiver, subject and text, and is kept no longer', async () => {
    await write(platform, userId, 'ada@acme.example');
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 60_000);
    expect(server.received[0]).toMatchObject({ from: 'hub@acme.example', to: ['ada@acme.example'] });
    expect(server.received[0]?.text).toMatch(/^From: Acme hub <hub@acme\.example>\r$/m);
    expect(server.received[0]?.text).toMatch(/^Subject: A subject\r$/m);
    expect(server.received[0]?.text).toMatch(/^Message-ID: <[\w-]+@hub\.example>\r$/m);
    expect(server.received[0]?.text).toContain('First line\r\n');
    expect(server.received[0]?.text).toContain('This email was sent by Terrarium. ');
    expect(server.signedIn).toContain('hub');
    await vi.waitFor(async () => expect(await waiting(platform)).toEqual([]), 60_000);
  });

  test('a mail whose transaction fails is never sent', async () => {
    await expect(
      platform.core.db.transaction().execute(async (trx) => {
        await platform.composition.areas.mail.write(trx, {
          to: 'never@acme.example',
          subject: 'Never',
          text: '',
          userId,
        });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await write(platform, userId, 'after@acme.example');
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 60_000);
    expect(server.received[0]?.to).toEqual(['after@acme.example']);
  });

  test('retries a busy server until it accepts the mail', async () => {
    server.busy = true;
    server.tries = 0;
    await write(platform, userId, 'later@acme.example');
    await vi.waitFor(() => expect(server.tries).toBeGreaterThan(0), 60_000);
    expect(await waiting(platform)).toEqual(['later@acme.example']);
    server.busy = false;
    await vi.waitFor(() => expect(server.received.map((mail) => mail.to)).toEqual([['later@acme.example']]), 60_000);
  });

  test('an unavailable server loses nothing: the mail arrives later', async () => {
    await server.stop();
    await write(platform, userId, 'away@acme.example');
    await vi.waitFor(() => expect(platform.logged().join()).toContain('ECONNREFUSED'), 60_000);
    expect(await waiting(platform)).toEqual(['away@acme.example']);
    await server.start();
    await vi.waitFor(() => expect(server.received.map((mail) => mail.to)).toEqual([['away@acme.example']]), 60_000);
  });

  test('gives up and logs a recipient that the server rejects permanently; the mail stays, and an operator can retry it', async () => {
    const operator = await operatorOf(platform);
    await write(platform, userId, 'nobody@refused.example', 'For nobody');
    await vi.waitFor(
      () => expect(platform.logged().join()).toContain("couldn't deliver an email after all retries"),
      60_000,
    );
    const { items } = await queueOf(operator);
    expect(items).toMatchObject([
      {
        to: 'nobody@refused.example',
        subject: 'For nobody',
        state: 'given_up',
        tries: 1,
        error: expect.stringContaining('No such user'),
      },
    ]);
    expect(await (await operator('/api/operator/mail')).json()).toMatchObject({
      waiting: 0,
      failing: 0,
      given_up: 1,
      oldest_at: null,
    });
    expect((await operator(`/api/operator/mail/queue/${items[0]?.id}/retry`, { method: 'POST' })).status).toBe(204);
    await vi.waitFor(
      async () => expect((await queueOf(operator)).items).toMatchObject([{ state: 'given_up', tries: 2 }]),
      20_000,
    );
    expect((await operator(`/api/operator/mail/queue/${newId()}/retry`, { method: 'POST' })).status).toBe(404);
    await platform.core.db.deleteFrom('outbox_mail').execute();
  });

  test('operators see how mails are sent, without credentials, and the queue, without its text', async () => {
    const operator = await operatorOf(platform);
    server.busy = true;
    await write(platform, userId, 'later@acme.example');
    await vi.waitFor(
      async () =>
        expect((await queueOf(operator)).items).toMatchObject([
          { state: 'failing', error: expect.stringContaining('Busy'), tried_at: expect.any(String) },
        ]),
      20_000,
    );
    const answers =
      (await (await operator('/api/operator/mail')).text()) +
      (await (await operator('/api/operator/mail/queue')).text());
    expect(JSON.parse(answers.slice(0, answers.indexOf('}{') + 1))).toMatchObject({
      server: { address: `127.0.0.1:${server.port}`, encrypted: false, signs_in: true },
      from: 'Acme hub <hub@acme.example>',
      waiting: 1,
      failing: 1,
    });
    for (const hidden of ['a-secret', 'hub:', 'First line']) expect(answers).not.toContain(hidden);
    server.busy = false;
    await vi.waitFor(() => expect(server.received.map((mail) => mail.to)).toEqual([['later@acme.example']]), 60_000);
  });

  test("sends a test mail to the caller at once, and shows the server's response", async () => {
    const operator = await operatorOf(platform);
    const sendTest = async () => (await operator('/api/operator/mail/test', { method: 'POST' })).json();
    expect(await sendTest()).toMatchObject({
      outcome: 'sent',
      to: expect.stringContaining('@'),
      answer: expect.stringMatching(/^250 /),
    });
    expect(server.received[0]?.text).toContain('https://hub.example');
    server.busy = true;
    expect(await sendTest()).toMatchObject({ outcome: 'failed', answer: expect.stringContaining('Busy') });
    await server.stop();
    expect(await sendTest()).toMatchObject({ outcome: 'failed', answer: expect.stringContaining('ECONNREFUSED') });
    await server.start();
    expect((await queueOf(operator)).items).toEqual([]);
  });

  test('no secret is logged', () => {
    expect(platform.logged().join()).not.toContain('a-secret');
  });

  test('text that looks like a header stays text', async () => {
    await write(platform, userId, 'ada@acme.example', 'Hello\r\nBcc: evil@acme.example');
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 60_000);
    expect(server.received[0]?.to).toEqual(['ada@acme.example']);
    expect(server.received[0]?.text).not.toMatch(/^Bcc:/m);
  });

  test('nobody can read queued mails, not even operators', async () => {
    const operator = await platform.aUser();
    await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
    expect((await (await platform.as(operator.email))('/api/outbox')).status).toBe(404);
  });
});

describe('without a mail server', () => {
  let platform: TestPlatform;
  let operator: Awaited<ReturnType<TestPlatform['as']>>;
  beforeAll(async () => {
    platform = await startPlatform();
    const ada = await platform.aUser();
    await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', ada.id).execute();
    operator = await platform.as(ada.email);
  });
  afterAll(() => platform.close());

  test('mails are kept for operators, newest first, page by page', async () => {
    const { id } = await platform.aUser();
    for (const subject of ['One', 'Two', 'Three']) await write(platform, id, 'max@acme.example', subject);
    const page = async (query: string) =>
      (await (await operator(`/api/outbox?${query}`)).json()) as {
        items: { id: string; subject: string }[];
        total_count: number;
      };
    expect(await page('limit=2')).toMatchObject({
      items: [
        {
          subject: 'Three',
          to: 'max@acme.example',
          text: expect.stringContaining('Second line'),
          created_at: expect.any(String),
        },
        { subject: 'Two' },
      ],
      total_count: 3,
    });
    expect(await page('limit=2&offset=2')).toMatchObject({ items: [{ subject: 'One' }], total_count: 3 });
    const first = (await page('limit=1')).items[0];
    expect(await (await operator(`/api/outbox/${first?.id}`)).json()).toEqual(first);
    for (const unknown of [newId(), 'none']) expect((await operator(`/api/outbox/${unknown}`)).status).toBe(404);
    expect((await operator('/api/outbox?limit=0')).status).toBe(422);
  });

  test('hides the outbox from others', async () => {
    const { id, email } = await platform.aUser();
    await write(platform, id, email);
    const mail = await platform.core.db.selectFrom('outbox_mail').select('id').executeTakeFirstOrThrow();
    const send = await platform.as(email);
    for (const path of ['/api/outbox', `/api/outbox/${mail.id}`]) {
      expect((await send(path)).status).toBe(404);
      expect((await platform.send(path)).status).toBe(401);
    }
  });

  test('a test mail lies in the outbox, and nothing can be retried', async () => {
    expect(await (await operator('/api/operator/mail/test', { method: 'POST' })).json()).toMatchObject({
      outcome: 'kept',
      answer: '',
    });
    expect(await (await operator('/api/operator/mail')).json()).toMatchObject({ server: null });
    const [mail] = (await queueOf(operator)).items;
    expect(mail).toMatchObject({ state: 'kept', subject: 'Test email from this hub', error: null });
    expect((await operator(`/api/operator/mail/queue/${mail?.id}/retry`, { method: 'POST' })).status).toBe(409);
  });

  test('a mail is kept for 30 days', async () => {
    const { id } = await platform.aUser();
    await platform.core.db.deleteFrom('outbox_mail').execute();
    for (const [days, to] of [
      [29, 'young@acme.example'],
      [31, 'old@acme.example'],
    ] as const) {
      await platform.core.db
        .insertInto('outbox_mail')
        .values({
          id: newId(),
          user_id: id,
          recipient: to,
          subject: '',
          body: '',
          created_at: new Date(Date.now() - days * 24 * 3_600_000),
        })
        .execute();
    }
    await platform.cleanUp('old emails');
    expect(await waiting(platform)).toEqual(['young@acme.example']);
  });
});
