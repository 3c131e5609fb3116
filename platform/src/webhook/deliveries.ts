/** Sends deliveries to endpoints: signed, retried for more than a day, and failed in the end. */
import { DAY_MS, isoTime } from '@terrarium/domain/calendar';
import { setTimeout as wait } from 'node:timers/promises';
import { appendAudit, entryOf } from '../audit/index.ts';
import type { Core } from '../core.ts';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import type { Seal } from '../identity/index.ts';
import type { JobContext } from '../jobs/index.ts';
import type { MailArea } from '../mail/index.ts';
import { mailedAdmins } from '../organization/index.ts';
import { SourceClient, SourceError } from '../outbound/index.ts';
import { TEST_EVENT } from './events.ts';
import { endpointOffMail } from './mails.ts';
import { headersOf } from './signing.ts';
import * as store from './store.ts';

const JOB = 'webhook';
/** Delays after failed attempts in seconds: nine attempts in about 32 hours. */
export const RETRY_SECONDS = [10, 60, 300, 1_800, 7_200, 18_000, 36_000, 50_400] as const;
/** Days of only failures after which an endpoint is turned off. */
const DAYS_OF_FAILING = 5;
/** Response timeout, in ms. */
const PATIENCE = 15_000;
/** Maximum bytes of a response to store. */
const ANSWER_BYTES = 1_000;
const AT_ONCE = 500;
/**
 * Concurrent deliveries of a process, and of one organization.
 * One per endpoint, so that an unresponsive endpoint blocks only its own. Also one for all of an organization's
 * endpoints that failed last, so that others get a slot.
 */
const SLOTS = 8;
const SLOTS_OF_ORGANIZATION = 2;
/** Delay before a delivery that had no slot is tried again, in seconds. */
const TURN_SECONDS = 2;
const KEEP_DAYS = 30;
/**
 * Delays after which a transaction with an event has probably committed, in ms.
 * Later ones are found by the next check or the cleanup job.
 */
const LOOKS_MS = [100, 1_500] as const;
/** Status of an endpoint that no longer wants deliveries. */
const GONE = 410;

interface DeliverJob {
  deliveryId: string;
  /** Number of earlier attempts. */
  attempt: number;
}

type Waiting = NonNullable<Awaited<ReturnType<typeof store.findWaiting>>>;

/** Result of an attempt. */
interface Outcome {
  status: number | null;
  answer: string;
}

/** Result of sending, and for how long the endpoint asks not to be contacted, in ms; null if it doesn't. */
interface Sent extends Outcome {
  busyFor: number | null;
}

/** Deliveries of a hub. */
export class Deliveries {
  readonly #core: Pick<Core, 'config' | 'connection' | 'jobs' | 'log'>;
  readonly #db: Db;
  readonly #seal: Seal;
  readonly #mail: Pick<MailArea, 'write'>;
  readonly #client: SourceClient;
  readonly #stopping = new AbortController();
  /** Slots in use: of endpoints, and of an organization's failing endpoints. */
  readonly #taken = new Set<string>();
  #looking: Promise<void> | null = null;
  #isTold = false;

  constructor(
    core: Pick<Core, 'config' | 'connection' | 'jobs' | 'log'>,
    { seal, mail }: { seal: Seal; mail: Pick<MailArea, 'write'> },
  ) {
    this.#core = core;
    this.#db = core.connection.jobs.db;
    this.#seal = seal;
    this.#mail = mail;
    this.#client = new SourceClient({
      allowPrivate: core.config.webhookAllowPrivate,
      connectTimeout: PATIENCE,
      idleTimeout: PATIENCE,
      pace: { bytes: 1, ms: PATIENCE },
    });
    core.jobs.defineJob<DeliverJob>(JOB, (context) => this.#deliver(context), {
      title: 'Webhooks',
      concurrency: SLOTS,
      concurrencyOfOwner: SLOTS_OF_ORGANIZATION,
      expireInSeconds: 60,
    });
  }

  /** Requests a check for new events soon. */
  wake(): void {
    this.#isTold = true;
    this.#looking ??= (async () => {
      // Events during the check may commit later, so check again.
      while (this.#isTold) {
        this.#isTold = false;
        for (const ms of LOOKS_MS) {
          await wait(ms, undefined, { signal: this.#stopping.signal, ref: false });
          await this.handOver();
        }
      }
    })()
      .catch((error: unknown) => {
        if (!this.#stopping.signal.aborted) this.#core.log.warn({ err: error }, 'webhooks are handed over later');
      })
      .finally(() => {
        this.#looking = null;
      });
  }

  /** Queues pending deliveries, each once, on any instance. */
  async handOver(): Promise<void> {
    while (await store.isOwed(this.#db)) {
      const taken = await this.#db.transaction().execute(async (trx) => {
        const owed = await store.takeOwed(trx, AT_ONCE);
        for (const each of owed) await this.enqueue(trx, each, 0);
        return owed.length;
      });
      if (taken < AT_ONCE) return;
    }
  }

  /** Queues a delivery, in the transaction if given. */
  async enqueue(trx: Trx | null, delivery: store.Queued, attempt: number, startAfter = 0): Promise<void> {
    const { id: deliveryId, organization_id: owner } = delivery;
    await this.#core.jobs.enqueue(
      JOB,
      { deliveryId, attempt },
      {
        singletonKey: `${deliveryId}-${attempt}`,
        owner,
        ...(trx === null ? {} : { trx }),
        ...(startAfter > 0 ? { startAfter } : {}),
      },
    );
  }

  /**
   * Queues deliveries again that a queue may have lost, because backups don't contain its jobs.
   * A queued job stays the only one.
   */
  async resume(): Promise<void> {
    for (const { attempts, seconds, ...delivery } of await store.underWay(this.#db))
      await this.enqueue(null, delivery, attempts, seconds);
  }

  /** Deletes old deliveries. */
  async purge(): Promise<void> {
    while (await store.purgeDeliveries(this.#db, KEEP_DAYS, AT_ONCE));
  }

  /** Closes its connections. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#looking;
    await this.#client.close();
  }

  async #deliver({ data: { deliveryId, attempt }, signal }: JobContext<DeliverJob>): Promise<void> {
    const delivery = await store.findWaiting(this.#db, deliveryId);
    // It has ended, or another job was faster.
    if (delivery?.attempts !== attempt) return;
    const { endpoint_id: endpointId, organization_id: organizationId, failing_since: failingSince } = delivery;
    const turns = failingSince === null ? [endpointId] : [endpointId, `failing of ${organizationId}`];
    if (turns.some((turn) => this.#taken.has(turn))) return this.enqueue(null, delivery, attempt, TURN_SECONDS);
    for (const turn of turns) this.#taken.add(turn);
    try {
      await this.#try(delivery, signal);
    } finally {
      for (const turn of turns) this.#taken.delete(turn);
    }
  }

  async #try(delivery: Waiting, signal: AbortSignal): Promise<void> {
    const started = performance.now();
    const { busyFor, ...outcome } =
      delivery.disabled_at === null ? await this.#send(delivery, signal) : notAnswered('The webhook is turned off.');
    const attempted = {
      delivery_id: delivery.id,
      number: delivery.attempts + 1,
      ...outcome,
      duration_ms: Math.round(performance.now() - started),
    };
    await this.#db.transaction().execute((trx) => this.#keep(trx, delivery, attempted, busyFor));
  }

  async #keep(
    trx: Trx,
    delivery: Waiting,
    attempted: Outcome & { delivery_id: string; number: number; duration_ms: number },
    busyFor: number | null,
  ): Promise<void> {
    const endpoint = await store.holdEndpoint(trx, delivery.organization_id, delivery.endpoint_id);
    if (endpoint === undefined) return;
    const { status } = attempted;
    const isTaken = status !== null && status >= 200 && status < 300;
    const inSeconds = RETRY_SECONDS[attempted.number - 1];
    const isOver = isTaken || inSeconds === undefined || endpoint.disabled_at !== null;
    const then = isOver
      ? ({ state: isTaken ? 'delivered' : 'failed', inSeconds: null } as const)
      : ({ state: 'waiting', inSeconds: Math.max(inSeconds, Math.ceil((busyFor ?? 0) / 1000)) } as const);
    if (!(await store.saveAttempt(trx, attempted, then))) return;
    if (isTaken) {
      if (endpoint.failing_since !== null) await store.updateEndpoint(trx, endpoint.id, { failing_since: null });
      return;
    }
    if (then.state === 'waiting') await this.enqueue(trx, delivery, attempted.number, then.inSeconds);
    if (endpoint.disabled_at !== null) return;
    const since = endpoint.failing_since ?? new Date();
    if (status === GONE || Date.now() - since.getTime() > DAYS_OF_FAILING * DAY_MS)
      return this.#giveUp(trx, endpoint, delivery.organization, status === GONE);
    if (endpoint.failing_since === null) await store.updateEndpoint(trx, endpoint.id, { failing_since: since });
  }

  /** Turns an endpoint off, and notifies the admins. */
  async #giveUp(trx: Trx, endpoint: store.EndpointRow, organization: string, isGone: boolean): Promise<void> {
    const { host } = new URL(endpoint.url);
    await store.updateEndpoint(trx, endpoint.id, { disabled_at: new Date(), disabled_by: 'hub' });
    await store.endWaiting(trx, endpoint.id);
    await appendAudit(trx, {
      chain: endpoint.organization_id,
      action: 'webhook.disabled',
      actor: 'hub',
      target: { id: endpoint.id, name: host },
      details: { reason: isGone ? 'answered 410' : 'deliveries failed' },
    });
    const { publicUrl } = this.#core.config;
    const mail = endpointOffMail({ organization, host, failed: isGone ? null : DAYS_OF_FAILING, publicUrl });
    for (const { id, email } of await mailedAdmins(trx, endpoint.organization_id))
      await this.#mail.write(trx, { ...mail, to: email, userId: id });
  }

  async #send(delivery: Waiting, signal: AbortSignal): Promise<Sent> {
    const secrets = await this.#secretsOf(delivery);
    if (secrets.length === 0)
      return notAnswered("The webhook's secret can't be decrypted because the hub's key changed. Rotate the secret.");
    if (new URL(delivery.url).protocol !== 'https:' && !this.#core.config.webhookAllowHttp)
      return notAnswered('This hub sends to https:// only. Change the address of the webhook.');
    const at = new Date();
    const body = await this.#bodyOf(delivery);
    try {
      const answer = await this.#client.post(delivery.url, body, {
        headers: headersOf(delivery.message_id, at, body, secrets),
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      });
      const { status, busyFor } = answer;
      return { status, busyFor, answer: leadsElsewhere(status) ? NOT_FOLLOWED : await firstBytes(answer.body) };
    } catch (error) {
      // The process stops; the job will be resumed.
      if (signal.aborted) throw error;
      if (error instanceof SourceError) return notAnswered(wordsOf(error));
      return notAnswered(`No response within ${PATIENCE / 1000} seconds.`);
    }
  }

  async #secretsOf({ endpoint_id, secret }: Waiting): Promise<string[]> {
    const former = await store.formerSecrets(this.#db, [endpoint_id]);
    const sealed = [secret, ...former.map((each) => each.secret)];
    const opened = await Promise.all(sealed.map((each) => this.#seal.open(each, endpoint_id)));
    return opened.filter((each) => each !== null);
  }

  async #bodyOf({ entry_id, action, organization, endpoint_id, created_at }: Waiting): Promise<string> {
    const entry = entry_id === null ? undefined : await entryOf(this.#db, entry_id);
    return JSON.stringify({
      type: action,
      timestamp: entry?.at ?? isoTime(created_at),
      data: { organization, ...(entry ?? { webhook_id: endpoint_id }) },
    });
  }
}

/** Returns the result of an attempt without a response, with the reason. */
const notAnswered = (why: string): Sent => ({ status: null, answer: why, busyFor: null });

const leadsElsewhere = (status: number): boolean => status >= 300 && status < 400;
/** Redirects aren't followed, because deliveries are signed for one URL. */
const NOT_FOLLOWED = "Redirects aren't followed. Set the webhook's URL to the redirect target.";

/** A manually requested delivery: a test, or a redelivery. */
export const requestedDelivery = (
  endpointId: string,
  of?: Pick<store.DeliveryRow, 'entry_id' | 'message_id' | 'action'>,
): Pick<store.DeliveryRow, 'id' | 'endpoint_id' | 'entry_id' | 'message_id' | 'action'> => ({
  id: newId(),
  endpoint_id: endpointId,
  entry_id: of?.entry_id ?? null,
  message_id: of?.message_id ?? newId(),
  action: of?.action ?? TEST_EVENT,
});

async function firstBytes(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of body) {
      parts.push(part);
      length += part.length;
      if (length >= ANSWER_BYTES) break;
    }
  } catch {
    // Only the status matters.
  }
  return plain(Buffer.concat(parts).subarray(0, ANSWER_BYTES).toString('utf8'));
}

/** Removes characters that the database rejects. */
const plain = (text: string): string => text.toWellFormed().replaceAll(/[^\P{Cc}\n\t]/gu, '\ufffd');

const wordsOf = (error: SourceError): string =>
  error.failure === 'private_address'
    ? "The address is or leads to a private network, where this hub sends nothing. Use a public one, or ask the hub's operator (WEBHOOK_ALLOW_PRIVATE)."
    : plain(error.message);
