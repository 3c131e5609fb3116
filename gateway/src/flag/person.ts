import type { EvaluationContext } from '@openfeature/server-sdk';
import type { Context } from '../context.ts';
import type { FlagContextInput } from '../gen/schema.ts';
import { path, type RestOrganization, type RestUser } from '../rest/index.ts';

/** Longest source that is passed on, in characters. */
const longestSource = 40;
/** What stands for the product codes of somebody without a subscription (FLAG-01). */
const noSubscription = ['free_tier'];

/**
 * Who asks, as rules of flags see it (FLAG-01): id, host, e-mail, product codes or `free_tier`, organization and source. It comes from the
 * session and from the REST services; of the organization the application gives only the name, and it counts only where the person is a
 * member of it. No credential is in it (FLAG-13).
 * @throws UpstreamError when the account cannot be read
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
