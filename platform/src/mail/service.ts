import { isoTime } from '@terrarium/domain/calendar';
import type { Transporter } from 'nodemailer';
import type { z } from 'zod';
import type { Core } from '../core.ts';
import type { CursorPage, PageRequest, Trx } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import type { JobContext } from '../jobs/index.ts';
import type { Logger } from '../monitoring/log.ts';
import { proxyFor } from '../outbound/index.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

type MailAnswer = z.input<typeof contract.mail>;
type MailList = z.input<typeof contract.mails>;
type MailState = z.input<typeof contract.mailState>;
type QueuedMail = z.input<typeof contract.queuedMail>;
type MailTest = z.input<typeof contract.mailTest>;

const JOB = 'mail.deliver';
/** Retention of emails in the outbox of a hub without a mail server, in days. */
const KEPT_DAYS = 30;
/** Time after which an email fails permanently. All tokens in it have expired by then. */
const GIVE_UP_MS = 48 * 3_600_000;
/** More retries than possible in that time: with a minute between them, the age ends an email, not the count. */
const TRIES = 10_000;
const SMTP_TIMEOUT_MS = 20_000;
/** Timeout of each step of a test email, because its sender waits. */
const TEST_TIMEOUT_MS = 4_000;
/** Timeouts of a connection to the mail server, in ms. */
type Timeouts = Partial<Record<'connectionTimeout' | 'greetingTimeout' | 'socketTimeout' | 'dnsTimeout', number>>;

/** Returns the https proxy for the mail server, unless NO_PROXY names it. */
function throughProxy(smtpUrl: string): { proxy?: string } {
  const { hostname, port } = new URL(smtpUrl);
  const proxy = proxyFor(new URL(`https://${hostname}:${port || 465}`));
  return proxy === null ? {} : { proxy };
}

/** Creates a client of the mail server. Only then, its package is loaded. */
async function openTransport(smtpUrl: string, from: string, timeouts: Timeouts): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(
    // File and URL access is off, because user input is part of emails.
    { url: smtpUrl, ...timeouts, ...throughProxy(smtpUrl), disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
}

/** Footer of every email. */
const FOOT = "\n\nThis email was sent by Terrarium. Replies aren't monitored.\n";
const TEST_SUBJECT = 'Test email from this hub';
const testText = (hub: string): string =>
  `An operator of the Terrarium hub at ${hub} sent this test email. If you can read it, email is working.`;

/** Emails: written with their cause, delivered by a job. */
export class MailService {
  readonly #core: Core;
  readonly #transport: Promise<Transporter> | null;

  constructor(core: Core) {
    this.#core = core;
    const { smtpUrl, mailFrom } = core.config;
    const timeouts = {
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    };
    this.#transport = smtpUrl ? openTransport(smtpUrl, mailFrom, timeouts) : null;
    core.jobs.defineJob<{ id: string }>(JOB, (context) => this.#deliver(context), {
      retryLimit: TRIES,
      expireInSeconds: 120,
      title: 'Mails',
    });
  }

  /** Writes an email with the footer in the transaction that causes it: it is sent if and only if that commits. */
  async write(trx: Trx, mail: store.Mail): Promise<void> {
    const id = await store.insertMail(trx, { ...mail, text: mail.text + FOOT });
    if (this.#transport) await this.#core.jobs.enqueue(JOB, { id }, { singletonKey: id, trx });
  }

  /** Returns whether a mail server is configured. */
  sends(): boolean {
    return this.#transport !== null;
  }

  /** Queues emails from before a mail server was configured, or whose job was lost. */
  async resume(): Promise<void> {
    if (!this.#transport) return;
    for (const id of await store.mailIds(this.#core.db))
      await this.#core.jobs.enqueue(JOB, { id }, { singletonKey: id });
  }

  /** Deletes expired emails. */
  async cleanUp(): Promise<void> {
    await store.deleteOldMails(this.#core.db, KEPT_DAYS);
  }

  /** Closes connections to the mail server. */
  async close(): Promise<void> {
    (await this.#transport)?.close();
  }

  /** Returns a page of the outbox. @throws 404 if a mail server is configured */
  async list(page: PageRequest): Promise<MailList> {
    this.#checkKept();
    const { rows, total, pointers } = await store.listMails(this.#core.db, page);
    return { items: rows.map(answer), total_count: total, ...pointers };
  }

  /** Returns an email of the outbox. @throws 404 for an unknown one, and if a mail server is configured */
  async mail(id: string): Promise<MailAnswer> {
    this.#checkKept();
    const row = await store.findMail(this.#core.db, id);
    if (!row) throw notFound('This email', 'mail_not_found');
    return answer(row);
  }

  #checkKept(): void {
    // With a mail server, queued emails contain other users' links, so no one can read them.
    if (this.#transport) throw notFound('The outbox', 'outbox_not_found');
  }

  /** Returns the state of email delivery and the queue. */
  async state(): Promise<MailState> {
    const { smtpUrl, mailFrom } = this.#core.config;
    const { total, failing, given_up: givenUp, oldest } = await store.countQueue(this.#core.db);
    return {
      server: smtpUrl ? serverOf(smtpUrl) : null,
      from: mailFrom,
      waiting: total - givenUp,
      failing,
      given_up: givenUp,
      oldest_at: isoTime(oldest),
    };
  }

  /** Returns a page of queued and failed emails, without their texts. */
  async queue(page: PageRequest): Promise<CursorPage<QueuedMail>> {
    const { rows, total, pointers } = await store.listQueue(this.#core.db, page);
    return { items: rows.map((row) => queued(row, this.#transport !== null)), total_count: total, ...pointers };
  }

  /** Sends an email now, also one that failed permanently. @throws 404, 409 if no mail server is configured */
  async retry(trx: Trx, id: string): Promise<void> {
    if (!this.#transport)
      throw conflict(
        'No mail server is configured, so emails stay in the outbox. To send them, set SMTP_URL and restart the hub.',
        'no_mail_server',
      );
    if (!(await store.takeUp(trx, id))) throw notFound('This email', 'mail_not_found');
    await this.#core.jobs.enqueue(JOB, { id }, { singletonKey: id, trx });
  }

  /**
   * Sends a test email immediately and returns the server's response.
   * Without a server, it is kept in the outbox like every email.
   */
  async test(to: string, userId: string): Promise<MailTest> {
    const mail = { to, subject: TEST_SUBJECT, text: testText(this.#core.config.publicUrl), userId };
    const { smtpUrl, mailFrom } = this.#core.config;
    if (!smtpUrl) {
      await this.#core.db.transaction().execute((trx) => this.write(trx, mail));
      return { outcome: 'kept', to, answer: '' };
    }
    // A separate connection, whose total timeout is shorter than the caller's.
    const timeouts = {
      connectionTimeout: TEST_TIMEOUT_MS,
      greetingTimeout: TEST_TIMEOUT_MS,
      socketTimeout: TEST_TIMEOUT_MS,
      dnsTimeout: TEST_TIMEOUT_MS,
    };
    const transport = await openTransport(smtpUrl, mailFrom, timeouts);
    const patience = AbortSignal.timeout(2 * TEST_TIMEOUT_MS);
    try {
      const late = new Promise<never>((_resolve, reject) =>
        patience.addEventListener('abort', () =>
          reject(new Error(`The mail server didn’t respond within ${(2 * TEST_TIMEOUT_MS) / 1000} seconds.`)),
        ),
      );
      const sent = await Promise.race([
        transport.sendMail({ to: { name: '', address: to }, subject: mail.subject, text: mail.text + FOOT }),
        late,
      ]);
      return { outcome: 'sent', to, answer: withoutSecret(sent.response ?? '', smtpUrl) };
    } catch (error) {
      return { outcome: 'failed', to, answer: withoutSecret(reasonOf(error), smtpUrl) };
    } finally {
      transport.close();
    }
  }

  /**
   * Sends one email to the server.
   * The queue retries failures. If the server rejects the recipient permanently, it fails.
   */
  async #deliver({ data: { id }, log }: JobContext<{ id: string }>): Promise<void> {
    const mail = this.#transport && (await store.findMail(this.#core.db, id));
    if (!mail || mail.given_up_at !== null) return;
    try {
      // The same ID in every attempt, so that a mail server can detect a duplicate after a lost response.
      const transport = await this.#transport;
      await transport?.sendMail({
        messageId: `<${mail.id}@${new URL(this.#core.config.publicUrl).hostname}>`,
        date: mail.created_at,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body,
      });
    } catch (error) {
      const givenUp = hopeless(error) || Date.now() - mail.created_at.getTime() >= GIVE_UP_MS;
      await store.noteFailure(
        this.#core.db,
        id,
        withoutSecret(reasonOf(error), this.#core.config.smtpUrl ?? ''),
        givenUp,
      );
      if (!givenUp) throw error;
      this.#givenUp(log, id, error);
      return;
    }
    await store.deleteMail(this.#core.db, id);
  }

  #givenUp(log: Logger, mailId: string, error: unknown): void {
    log.error({ err: error, mailId }, "couldn't deliver an email after all retries");
  }
}

/**
 * Returns whether the server rejected the recipient permanently (RFC 5321, 4.2.1: 5yz), as opposed to being down or
 * misconfigured.
 */
function hopeless(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
}

function answer(row: store.MailRow): MailAnswer {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    created_at: isoTime(row.created_at),
  };
}

function queued(row: store.QueuedRow, hasServer: boolean): QueuedMail {
  const state =
    row.given_up_at !== null ? 'given_up' : !hasServer ? 'kept' : row.error !== null ? 'failing' : 'waiting';
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    state,
    tries: row.tries,
    error: row.error,
    tried_at: isoTime(row.tried_at),
    created_at: isoTime(row.created_at),
  };
}

/** Returns the mail server without credentials. With some providers, the username is as secret as the password. */
function serverOf(smtpUrl: string): { address: string; encrypted: boolean; signs_in: boolean } {
  const url = new URL(smtpUrl);
  return { address: url.host, encrypted: url.protocol === 'smtps:', signs_in: url.username !== '' };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Removes the credentials from a text of the mail server, in case it repeats them. */
function withoutSecret(text: string, smtpUrl: string): string {
  if (!smtpUrl) return text;
  const { username, password } = new URL(smtpUrl);
  const secrets = [password, username]
    .flatMap((each) => [each, decoded(each)])
    .filter((each) => each.length > 3)
    .flatMap((each) => [each, Buffer.from(each).toString('base64')]);
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
}

/** Decodes a part of a URL; returns it unchanged if its encoding is invalid. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
