import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type { z } from 'zod';
import type { Core } from '../core.ts';
import type { Trx } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import type { JobContext } from '../jobs/index.ts';
import type { Logger } from '../log.ts';
import { proxyFor } from '../outbound/index.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

type MailAnswer = z.input<typeof contract.mail>;
type MailList = z.input<typeof contract.mails>;
type MailState = z.input<typeof contract.mailState>;
type QueuedMail = z.input<typeof contract.queuedMail>;
type MailTest = z.input<typeof contract.mailTest>;

const JOB = 'mail.deliver';
/** Days that the outbox of a hub without a mail server keeps a mail. */
const KEPT_DAYS = 30;
/** How long the mail server is tried before a mail is given up: every token in it has expired by then. */
const GIVE_UP_MS = 48 * 3_600_000;
/** More tries than fit in that time: with a minute between them, the age ends a mail, not the count. */
const TRIES = 10_000;
const SMTP_TIMEOUT_MS = 20_000;
/** For each step of a test mail, whose sender waits for the answer. */
const TEST_TIMEOUT_MS = 4_000;
/** Mail goes through the proxy for https, unless NO_PROXY names the mail server. */
function throughProxy(smtpUrl: string): { proxy?: string } {
  const { hostname, port } = new URL(smtpUrl);
  const proxy = proxyFor(new URL(`https://${hostname}:${port || 465}`));
  return proxy === null ? {} : { proxy };
}

/** Every mail ends so. */
const FOOT = '\n\nThis mail was sent by Terrarium. Nobody reads answers to it.\n';
const TEST_SUBJECT = 'A test mail of this hub';
const testText = (hub: string): string =>
  `An operator of the Terrarium hub at ${hub} asked for this mail. That you read it shows that the hub can send mails.`;

/** Mails: written with what causes them, delivered by a job. */
export class MailService {
  readonly #core: Core;
  readonly #transport: Transporter | null;

  constructor(core: Core) {
    this.#core = core;
    const { smtpUrl, mailFrom } = core.config;
    const timeouts = {
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    };
    // Nothing is ever read from a file or an address: what people type ends up in mails.
    this.#transport = smtpUrl
      ? createTransport(
          { url: smtpUrl, ...timeouts, ...throughProxy(smtpUrl), disableFileAccess: true, disableUrlAccess: true },
          { from: mailFrom },
        )
      : null;
    core.jobs.defineJob<{ id: string }>(JOB, (context) => this.#deliver(context), {
      retryLimit: TRIES,
      expireInSeconds: 120,
      title: 'Mails',
    });
  }

  /** Writes a mail in the transaction that causes it, with the line that ends every mail: it goes out if and only if that commits. */
  async write(trx: Trx, mail: store.Mail): Promise<void> {
    const id = await store.insertMail(trx, { ...mail, text: mail.text + FOOT });
    if (this.#transport) await this.#core.jobs.enqueue(JOB, { id }, { singletonKey: id, trx });
  }

  /** Whether a mail server is configured. */
  sends(): boolean {
    return this.#transport !== null;
  }

  /** Takes up mails that were written before a mail server was configured, or whose job got lost. */
  async resume(): Promise<void> {
    if (!this.#transport) return;
    for (const id of await store.mailIds(this.#core.db))
      await this.#core.jobs.enqueue(JOB, { id }, { singletonKey: id });
  }

  /** Deletes mails whose time is over. */
  async cleanUp(): Promise<void> {
    await store.deleteOldMails(this.#core.db, KEPT_DAYS);
  }

  /** Closes connections to the mail server. */
  close(): void {
    this.#transport?.close();
  }

  /** A page of the outbox. @throws 404 where a mail server is configured */
  async list(page: { limit: number; offset: number }): Promise<MailList> {
    this.#checkKept();
    const { rows, total } = await store.listMails(this.#core.db, page);
    return { items: rows.map(answer), total_count: total };
  }

  /** A mail of the outbox. @throws 404 for an unknown one, and where a mail server is configured */
  async mail(id: string): Promise<MailAnswer> {
    this.#checkKept();
    const row = await store.findMail(this.#core.db, id);
    if (!row) throw notFound('This mail', 'mail_not_found');
    return answer(row);
  }

  #checkKept(): void {
    // Where mails are sent, what waits holds other people's links: it is nobody's to read.
    if (this.#transport) throw notFound('The outbox', 'outbox_not_found');
  }

  /** How mails leave the hub, and what waits. */
  async state(): Promise<MailState> {
    const { smtpUrl, mailFrom } = this.#core.config;
    const { total, failing, given_up: givenUp, oldest } = await store.countQueue(this.#core.db);
    return {
      server: smtpUrl ? serverOf(smtpUrl) : null,
      from: mailFrom,
      waiting: total - givenUp,
      failing,
      given_up: givenUp,
      oldest_at: oldest?.toISOString() ?? null,
    };
  }

  /** A page of the mails that wait or were given up, without their texts. */
  async queue(page: { limit: number; offset: number }): Promise<{ items: QueuedMail[]; total_count: number }> {
    const { rows, total } = await store.listQueue(this.#core.db, page);
    return { items: rows.map((row) => queued(row, this.#transport !== null)), total_count: total };
  }

  /**
   * Tries a mail now instead of later, also one that was given up.
   * @throws 404, 409 where no mail server is configured
   */
  async retry(trx: Trx, id: string): Promise<void> {
    if (!this.#transport)
      throw conflict(
        'No mail server is configured, so mails stay in the outbox. Set SMTP_URL and start the hub again: they are sent then.',
        'no_mail_server',
      );
    if (!(await store.takeUp(trx, id))) throw notFound('This mail', 'mail_not_found');
    await this.#core.jobs.enqueue(JOB, { id }, { singletonKey: id, trx });
  }

  /**
   * Sends a mail to an address now, past the queue, and tells what the server answers. Without a server it is kept in the outbox as every mail.
   */
  async test(to: string, userId: string): Promise<MailTest> {
    const mail = { to, subject: TEST_SUBJECT, text: testText(this.#core.config.publicUrl), userId };
    const { smtpUrl, mailFrom } = this.#core.config;
    if (!smtpUrl) {
      await this.#core.db.transaction().execute((trx) => this.write(trx, mail));
      return { outcome: 'kept', to, answer: '' };
    }
    // A connection of its own, whose steps together take less time than callers wait.
    const timeouts = {
      connectionTimeout: TEST_TIMEOUT_MS,
      greetingTimeout: TEST_TIMEOUT_MS,
      socketTimeout: TEST_TIMEOUT_MS,
      dnsTimeout: TEST_TIMEOUT_MS,
    };
    const transport = createTransport(
      { url: smtpUrl, ...timeouts, ...throughProxy(smtpUrl), disableFileAccess: true, disableUrlAccess: true },
      { from: mailFrom },
    );
    const patience = AbortSignal.timeout(2 * TEST_TIMEOUT_MS);
    try {
      const late = new Promise<never>((_resolve, reject) =>
        patience.addEventListener('abort', () =>
          reject(new Error(`The mail server did not finish within ${(2 * TEST_TIMEOUT_MS) / 1000} seconds.`)),
        ),
      );
      const sent = await Promise.race([
        transport.sendMail({ to: { name: '', address: to }, subject: mail.subject, text: mail.text + FOOT }),
        late,
      ]);
      return { outcome: 'sent', to, answer: withoutSecret(sent.response, smtpUrl) };
    } catch (error) {
      return { outcome: 'failed', to, answer: withoutSecret(reasonOf(error), smtpUrl) };
    } finally {
      transport.close();
    }
  }

  /** Hands one mail to the server. A failure is tried again by the queue; a receiver that the server refuses for good is given up. */
  async #deliver({ data: { id }, log }: JobContext<{ id: string }>): Promise<void> {
    const mail = this.#transport && (await store.findMail(this.#core.db, id));
    if (!mail || mail.given_up_at !== null) return;
    try {
      // The same id at every try, so that a mail server can tell a second copy whose first answer was lost.
      await this.#transport?.sendMail({
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
    log.error({ err: error, mailId }, 'a mail could not be delivered and was given up');
  }
}

/** Whether the server refused the receiver for good (RFC 5321, 4.2.1: 5yz), as against being away or misconfigured. */
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
    created_at: row.created_at.toISOString(),
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
    tried_at: row.tried_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** The mail server without what one signs in with there: with some providers the user name is as secret as the password. */
function serverOf(smtpUrl: string): { address: string; encrypted: boolean; signs_in: boolean } {
  const url = new URL(smtpUrl);
  return { address: url.host, encrypted: url.protocol === 'smtps:', signs_in: url.username !== '' };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A text of the mail server without what one signs in with there, should it repeat that. */
function withoutSecret(text: string, smtpUrl: string): string {
  if (!smtpUrl) return text;
  const { username, password } = new URL(smtpUrl);
  const secrets = [password, username]
    .flatMap((each) => [each, decoded(each)])
    .filter((each) => each.length > 3)
    .flatMap((each) => [each, Buffer.from(each).toString('base64')]);
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
}

/** A part of an address as it was meant; one whose encoding is broken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
