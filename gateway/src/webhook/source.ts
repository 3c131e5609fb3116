import type {
  ChangeWebhookInput,
  CreateWebhookInput,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryState,
  WebhookInput,
} from '../gen/schema.ts';
import { enumOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type Schemas, versionOf } from '../rest/index.ts';

/** How far a delivery of a webhook is. */
const webhookDeliveryStateOf = enumOf<WebhookDeliveryState>()(['WAITING', 'DELIVERED', 'FAILED']);

/** A webhook of an organization. */
type RestWebhook = Schemas['Webhook'];
/** A webhook with its secret. */
type RestWebhookSecret = Schemas['WebhookSecret'];
/** A delivery of a webhook. */
type RestWebhookDelivery = Schemas['WebhookDelivery'];

const toWebhook = (webhook: RestWebhook): Webhook => ({
  webhookId: webhook.id,
  get version() {
    return versionOf('webhook', webhook);
  },
  url: webhook.url,
  description: webhook.description,
  actions: webhook.actions,
  createdAt: webhook.created_at,
  isEnabled: webhook.is_enabled,
  isGivenUp: webhook.disabled_by === 'hub',
  failingSince: webhook.failing_since,
  formerSecretUntil: webhook.former_secret_until,
});

const toDelivery = (delivery: RestWebhookDelivery): WebhookDelivery => ({
  deliveryId: delivery.id,
  messageId: delivery.message_id,
  action: delivery.action,
  state: webhookDeliveryStateOf(delivery.state),
  createdAt: delivery.created_at,
  nextAt: delivery.next_at,
  attempts: delivery.attempts.map(({ duration_ms: durationMs, ...attempt }) => ({ ...attempt, durationMs })),
});

const one = ({ organization, webhookId }: WebhookInput): string =>
  path`/api/organizations/${organization}/webhooks/${webhookId}`;

/** REST calls of webhooks; organizations by name. */
export class WebhookSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** The webhooks of an organization. */
  async list(organization: string): Promise<Webhook[]> {
    const { items } = await this.#rest.get<List<RestWebhook>>(path`/api/organizations/${organization}/webhooks`);
    return items.map(toWebhook);
  }

  /** A page of the deliveries of a webhook; of one that is not there, none. */
  async deliveries(
    webhook: WebhookInput,
    state: WebhookDeliveryState | null,
    page: { limit: number; offset: number },
  ): Promise<List<WebhookDelivery>> {
    const found = await this.#rest.find<List<RestWebhookDelivery>>(`${one(webhook)}/deliveries`, {
      ...page,
      state: state?.toLowerCase() ?? null,
    });
    return { items: found?.items.map(toDelivery) ?? [], total_count: found?.total_count ?? 0 };
  }

  /** Creates one. Resolves with its secret. */
  async create({ organization, ...body }: CreateWebhookInput): Promise<string> {
    const target = path`/api/organizations/${organization}/webhooks`;
    return (await this.#rest.write<RestWebhookSecret>('POST', target, body)).secret;
  }

  /** Changes one: an absent field stays as it is, and null clears it. */
  async change({ url, description, actions, isEnabled, ...which }: ChangeWebhookInput): Promise<void> {
    await this.#rest.write('PATCH', one(which), {
      url,
      description,
      actions,
      is_enabled: isEnabled,
    });
  }

  /** Gives one a new secret. Resolves with it. */
  async rotate(webhook: WebhookInput): Promise<string> {
    return (await this.#rest.write<RestWebhookSecret>('POST', `${one(webhook)}/secret`)).secret;
  }

  /** Deletes one. */
  async remove(webhook: WebhookInput): Promise<void> {
    await this.#rest.write('DELETE', one(webhook));
  }

  /** Sends a test event. */
  async test(webhook: WebhookInput): Promise<WebhookDelivery> {
    return toDelivery(await this.#rest.write<RestWebhookDelivery>('POST', `${one(webhook)}/test`));
  }

  /** Sends a delivery once more. */
  async replay(webhook: WebhookInput, deliveryId: string): Promise<WebhookDelivery> {
    return toDelivery(
      await this.#rest.write<RestWebhookDelivery>('POST', `${one(webhook)}${path`/deliveries/${deliveryId}/replay`}`),
    );
  }
}
