import { isoTime } from '@terrarium/domain/calendar';
import { appendAudit } from '../audit/index.ts';
import type { AuditEvent } from '../audit/index.ts';
import type { Core } from '../core.ts';
import { isId, newId } from '../db/index.ts';
import type { CursorPage, Trx } from '../db/index.ts';
import { enforceLimit } from '../resource/enforceLimit.ts';
import { conflict, notFound, unprocessable } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import type { Seal } from '../identity/index.ts';
import { checkLiteralHost } from '../outbound/index.ts';
import type { z } from 'zod';
import type * as contract from './contract.ts';
import { requestedDelivery } from './deliveries.ts';
import type { Deliveries } from './deliveries.ts';
import { newSecret } from './signing.ts';
import * as store from './store.ts';

type Answer = z.input<typeof contract.webhook>;
type SecretAnswer = z.input<typeof contract.webhookSecret>;
type DeliveryAnswer = z.input<typeof contract.webhookDelivery>;

/** Time for which a previous secret also signs, in ms. */
const FORMER_MS = 86_400_000;
/** Maximum number of previous secrets that sign. Each adds a signature to a header of every delivery. */
const MOST_FORMER = 10;

/** Webhooks of organizations. */
export class Webhooks {
  readonly #core: Pick<Core, 'config' | 'db'>;
  readonly #seal: Seal;
  readonly #deliveries: Deliveries;

  constructor(core: Pick<Core, 'config' | 'db'>, seal: Seal, deliveries: Deliveries) {
    this.#core = core;
    this.#seal = seal;
    this.#deliveries = deliveries;
  }

  /** Lists the endpoints of an organization, oldest first. */
  async list(organizationId: string): Promise<Answer[]> {
    return this.#answers(await store.listEndpoints(this.#core.db, organizationId));
  }

  /** Creates an endpoint. @returns it with its secret, shown only once @throws 403 `limit_reached`, 422 */
  async create(
    organizationId: string,
    { url, description, actions }: z.output<typeof contract.creation>,
    viewer: Viewer,
  ): Promise<SecretAnswer> {
    this.#check(url);
    const [id, secret] = [newId(), newSecret()];
    const sealed = await this.#seal.close(secret, id);
    await this.#core.db.transaction().execute(async (trx) => {
      await store.insertEndpoint(trx, {
        id,
        organization_id: organizationId,
        url,
        description,
        actions: [...new Set(actions)],
        secret: sealed,
      });
      await enforceLimit(trx, this.#core.config.limits, 'webhooks', organizationId);
      await tell(trx, { organizationId, id, url, viewer }, 'webhook.created', { actions: wordsOf(actions) });
    });
    return { webhook: await this.find(organizationId, id), secret };
  }

  /** Changes an endpoint. @throws 404, 422 */
  async change(
    organizationId: string,
    id: string,
    { is_enabled, ...values }: z.output<typeof contract.change>,
    viewer: Viewer,
  ): Promise<Answer> {
    if (values.url !== undefined) this.#check(values.url);
    await this.#core.db.transaction().execute(async (trx) => {
      const row = await held(trx, organizationId, id);
      const told = { organizationId, id, url: values.url ?? row.url, viewer };
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
      if (Object.keys(given).length > 0) {
        await store.updateEndpoint(trx, id, given);
        await tell(trx, told, 'webhook.changed', {
          what: Object.keys(given).join(', '),
          ...(values.actions === undefined ? {} : { actions: wordsOf(values.actions) }),
        });
      }
      if (is_enabled === undefined || is_enabled === (row.disabled_at === null)) return;
      await store.updateEndpoint(
        trx,
        id,
        is_enabled
          ? { disabled_at: null, disabled_by: null, failing_since: null }
          : { disabled_at: new Date(), disabled_by: 'person' },
      );
      if (!is_enabled) await store.endWaiting(trx, id);
      await tell(trx, told, is_enabled ? 'webhook.enabled' : 'webhook.disabled');
    });
    return this.find(organizationId, id);
  }

  /** Rotates an endpoint's secret. Each previous one also signs for a day. @throws 404, 409 `rotated_too_often` */
  async rotate(organizationId: string, id: string, viewer: Viewer): Promise<SecretAnswer> {
    const secret = newSecret();
    const sealed = await this.#seal.close(secret, id);
    await this.#core.db.transaction().execute(async (trx) => {
      const row = await held(trx, organizationId, id);
      const former = await store.formerSecrets(trx, [id]);
      if (former.length >= MOST_FORMER)
        throw conflict(
          `The secret was rotated ${former.length} times within a day, and each of these secrets signs for a day. Rotate again after ${isoTime(former.at(-1)!.until)}, or make another webhook.`,
          'rotated_too_often',
        );
      await store.keepFormerSecret(trx, id, row.secret, new Date(Date.now() + FORMER_MS));
      await store.updateEndpoint(trx, id, { secret: sealed });
      await tell(trx, { organizationId, id, url: row.url, viewer }, 'webhook.secret_rotated');
    });
    return { webhook: await this.find(organizationId, id), secret };
  }

  /** Deletes an endpoint with its deliveries. @throws 404 */
  async delete(organizationId: string, id: string, viewer: Viewer): Promise<void> {
    await this.#core.db.transaction().execute(async (trx) => {
      const { url } = await held(trx, organizationId, id);
      await store.deleteEndpoint(trx, id);
      await tell(trx, { organizationId, id, url, viewer }, 'webhook.deleted');
    });
  }

  /** Returns a page of an endpoint's deliveries, newest first. @throws 404 */
  async deliveries(
    organizationId: string,
    id: string,
    query: z.output<typeof contract.deliveriesQuery>,
  ): Promise<CursorPage<DeliveryAnswer>> {
    await this.find(organizationId, id);
    const { rows, total, pointers } = await store.listDeliveries(this.#core.db, id, query);
    const attempts = await store.attemptsOf(
      this.#core.db,
      rows.map((row) => row.id),
    );
    return { items: rows.map((row) => deliveryAnswer(row, attempts.get(row.id))), total_count: total, ...pointers };
  }

  /** Sends a test event. @throws 404, 409 for an endpoint that is turned off */
  test(organizationId: string, id: string): Promise<DeliveryAnswer> {
    return this.#send(organizationId, id, () => Promise.resolve(requestedDelivery(id)));
  }

  /** Redelivers an event under its original ID. @throws 404, 409 for an endpoint that is turned off */
  replay(organizationId: string, id: string, deliveryId: string): Promise<DeliveryAnswer> {
    return this.#send(organizationId, id, async (trx) => {
      const former = isId(deliveryId) ? await store.findDelivery(trx, id, deliveryId) : undefined;
      if (former === undefined) throw notFound('This delivery', 'webhook_delivery_not_found');
      return requestedDelivery(id, former);
    });
  }

  async #send(
    organizationId: string,
    id: string,
    make: (trx: Trx) => Promise<ReturnType<typeof requestedDelivery>>,
  ): Promise<DeliveryAnswer> {
    return this.#core.db.transaction().execute(async (trx) => {
      const { disabled_at } = await held(trx, organizationId, id);
      const delivery = await make(trx);
      if (disabled_at !== null)
        throw conflict('This webhook is turned off. Turn it on to redeliver.', 'webhook_disabled');
      const row = await store.insertDelivery(trx, delivery);
      await this.#deliveries.enqueue(trx, { id: row.id, organization_id: organizationId }, 0);
      return deliveryAnswer(row, []);
    });
  }

  /** Returns a webhook. @throws 404 */
  async find(organizationId: string, id: string): Promise<Answer> {
    const row = isId(id) ? await store.findEndpoint(this.#core.db, organizationId, id) : undefined;
    if (row === undefined) throw noWebhook();
    return (await this.#answers([row]))[0]!;
  }

  async #answers(rows: readonly store.EndpointRow[]): Promise<Answer[]> {
    const former = await store.formerSecrets(
      this.#core.db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => answer(row, former.find(({ endpoint_id }) => endpoint_id === row.id)?.until ?? null));
  }

  /**
   * Rejects URLs that this hub never sends to.
   * A name that resolves to a private address is rejected at delivery.
   * @throws 422
   */
  #check(url: string): void {
    const { webhookAllowHttp, webhookAllowPrivate } = this.#core.config;
    const { protocol, hostname } = new URL(url);
    const refuse = (msg: string) => unprocessable([{ loc: ['body', 'url'], msg, type: 'value_error.url' }]);
    if (protocol !== 'https:' && !webhookAllowHttp)
      throw refuse("Use an address that begins with https://, or ask the hub's operator to set WEBHOOK_ALLOW_HTTP.");
    const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
    try {
      checkLiteralHost(hostname, webhookAllowPrivate);
    } catch {
      throw refuse(PRIVATE);
    }
    if (isLocal && !webhookAllowPrivate) throw refuse(PRIVATE);
  }
}

const PRIVATE = 'This is a private address. Use a public URL, or ask the hub operator to set WEBHOOK_ALLOW_PRIVATE.';

const noWebhook = () => notFound('This webhook', 'webhook_not_found');

async function held(trx: Trx, organizationId: string, id: string): Promise<store.EndpointRow> {
  const row = isId(id) ? await store.holdEndpoint(trx, organizationId, id) : undefined;
  if (row === undefined) throw noWebhook();
  return row;
}

const wordsOf = (actions: readonly string[]): string => (actions.length === 0 ? 'all' : actions.join(' '));

function tell(
  trx: Trx,
  { organizationId, id, url, viewer }: { organizationId: string; id: string; url: string; viewer: Viewer },
  action: AuditEvent['action'],
  details: NonNullable<AuditEvent['details']> = {},
): Promise<void> {
  return appendAudit(trx, {
    chain: organizationId,
    action,
    actor: { userId: viewer.userId },
    // The URL's path can be a secret of the receiver.
    target: { id, name: new URL(url).host },
    details,
  });
}

/** @param formerUntil until when the last previous secret also signs */
function answer(row: store.EndpointRow, formerUntil: Date | null): Answer {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    actions: row.actions,
    created_at: isoTime(row.created_at),
    is_enabled: row.disabled_at === null,
    disabled_by: row.disabled_by,
    failing_since: isoTime(row.failing_since),
    former_secret_until: isoTime(formerUntil),
  };
}

function deliveryAnswer(row: store.DeliveryRow, attempts: readonly store.AttemptRow[] = []): DeliveryAnswer {
  return {
    id: row.id,
    message_id: row.message_id,
    action: row.action,
    state: row.state,
    created_at: isoTime(row.created_at),
    next_at: isoTime(row.next_at),
    attempts: attempts.map(({ at, status, duration_ms, answer: said }) => ({
      at: isoTime(at),
      status,
      duration_ms,
      answer: said,
    })),
  };
}
