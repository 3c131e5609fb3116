import type { EvaluationContext } from '@openfeature/server-sdk';
import type { Context } from '../context.ts';
import type { FlagContextInput } from '../gen/schema.ts';
import { path, type RestOrganization, type RestUser } from '../rest/index.ts';

/** Longest source that is passed on, in characters. */
const longestSource = 40;
/** Product codes of a user without a subscription (FLAG-01). */
const noSubscription = ['free_tier'];

/**
 * Returns the user's context for flag rules (FLAG-01): ID, host, email, product codes or `free_tier`, organization, and
 * source. It comes from the session and the REST services; the application sends only the organization's name, which is
 * ignored for non-members. Contains no credentials (FLAG-13).
 * @throws UpstreamError if the account can't be read
 */
export async function personOf(context: Context, asked: FlagContextInput): Promise<EvaluationContext> {
  const source = asked.source?.slice(0, longestSource) || 'unknown';
  if (!context.viewer) return { host: context.host, source, subscriptions: noSubscription };
  const [person, chosen] = await Promise.all([
    context.rest.get<RestUser>('/api/account'),
    asked.organization ? context.rest.find<RestOrganization>(path`/api/organizations/${asked.organization}`) : null,
  ]);
  const products = [...new Set(person.subscriptions.map(({ product_code: code }) => code))];
  return {
    targetingKey: context.viewer,
    host: context.host,
    source,
    email: person.email,
    subscriptions: products.length > 0 ? products : noSubscription,
    ...(chosen && chosen.role !== null ? { orgId: chosen.id, orgName: chosen.name } : {}),
  };
}
