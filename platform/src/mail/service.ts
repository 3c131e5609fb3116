import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type { z } from 'zod';
import type { Core } from '../core.ts';
import type { Trx } from '../db/index.ts';
import { notFound } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import type { JobContext } from '../jobs/index.ts';
import type { Logger } from '../log.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

type MailAnswer = z.input<typeof contract.mail>;
type MailList = z.input<typeof contract.mails>;

const JOB = 'mail.deliver';
/** Days that the outbox of a hub without a mail server keeps a mail. */
const KEPT_DAYS = 30;
/** How long the mail server is tried before a mail is given up: every token in it has expired by then. */
const GIVE_UP_MS = 48 * 3_600_000;
/** More tries than fit in that time: with a minute between them, the age ends a mail, not the count. */
const TRIES = 10_000;
const SMTP_TIMEOUT_MS = 20_000;

/** Mails: written with what causes them, delivered by a job. */
export class MailService {
  readonly #core: Core;
  readonly #transport: Transporter | null;

  constructor(core: Core) {
    this.#core = core;
    const { smtpUrl, mailFrom } = core.config;
    const timeouts = { connectionTimeout: SMTP_TIMEOUT_MS, greetingTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS };
    // Nothing is ever read from a file or an address: what people type ends up in mails.
    this.#transport = smtpUrl ? createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true }, { from: mailFrom }) : null;
    core.jobs.defineJob<{ id: string }>(JOB, (context) => this.#deliver(context), { retryLimit: TRIES, expireInSeconds: 120 });
  }

  /** Writes a mail in the transaction that causes it: it goes out if and only if that commits. */
  async write(trx: Trx, mail: store.Mail): Promise<void> {
    const id = await store.insertMail(trx, mail);
    if (this.#transport) await this.#core.jobs.enqueue(JOB, { id }, { singletonKey: id, trx });
  }

  /** Takes up mails that were written before a mail server was configured, or whose job got lost. */
  async resume(): Promise<void> {
    if (!this.#transport) return;
    for (const id of await store.mailIds(this.#core.db)) await this.#core.jobs.enqueue(JOB, { id }, { singletonKey: id });
  }

  /** Deletes mails whose time is over. */
  async cleanUp(): Promise<void> {
    await store.deleteOldMails(this.#core.db, KEPT_DAYS);
  }

  /** Closes connections to the mail server. */
  close(): void {
    this.#transport?.close();
  }

  /** A page of the outbox. @throws 404 for everybody but operators, and where a mail server is configured */
  async list(viewer: Viewer, page: { limit: number; offset: number }): Promise<MailList> {
    await this.#check(viewer);
    const { rows, total } = await store.listMails(this.#core.db, page);
    return { items: rows.map(answer), total_count: total };
  }

  /** A mail of the outbox. @throws 404 for an unknown one, for everybody but operators, and where a mail server is configured */
  async mail(viewer: Viewer, id: string): Promise<MailAnswer> {
    await this.#check(viewer);
    const row = await store.findMail(this.#core.db, id);
    if (!row) throw notFound('This mail', 'mail_not_found');
    return answer(row);
  }

  async #check(viewer: Viewer): Promise<void> {
    // Where mails are sent, what waits holds other people's links: it is nobody's to read.
    if (this.#transport || !(await store.isOperator(this.#core.db, viewer.userId))) throw notFound('The outbox', 'outbox_not_found');
  }

  /** Hands one mail to the server. A failure is tried again by the queue; a receiver that the server refuses for good is given up. */
  async #deliver({ data: { id }, log }: JobContext<{ id: string }>): Promise<void> {
    const mail = this.#transport && (await store.findMail(this.#core.db, id));
    if (!mail) return;
    try {
      // The same id at every try, so that a mail server can tell a second copy whose first answer was lost.
      await this.#transport?.sendMail({ messageId: `<${mail.id}@${new URL(this.#core.config.publicUrl).hostname}>`, date: mail.created_at, to: { name: '', address: mail.recipient }, subject: mail.subject, text: mail.body });
    } catch (error) {
      if (!hopeless(error) && Date.now() - mail.created_at.getTime() < GIVE_UP_MS) throw error;
      this.#givenUp(log, id, error);
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
  return { id: row.id, to: row.recipient, subject: row.subject, text: row.body, created_at: row.created_at.toISOString() };
}
