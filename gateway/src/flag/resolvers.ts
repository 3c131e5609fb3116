import { isFlagKey } from '@terrarium/domain/access';
import type { Context } from '../context.ts';
import { personOf, type AskedContext } from './person.ts';

/** Longest name of a variant, in characters. */
const longestVariant = 100;

const refusal = (field: string, message: string) => ({ accepted: false, userErrors: [{ __typename: 'InputError', code: 'INVALID', message, field: ['input', field] }] });

/** Resolvers of the flag area. */
export const flagResolvers = {
  Query: {
    featureFlags: (_: unknown, { context: asked }: { context?: AskedContext | null }, context: Context) => context.flags.all(() => personOf(context, asked ?? {})),
  },
  Mutation: {
    recordFlagExposure: (_: unknown, { input: { key, variant } }: { input: { key: string; variant?: string | null } }, context: Context) => {
      if (!isFlagKey(key)) return refusal('key', 'There is no flag with this name. The query featureFlags lists them all.');
      if (variant && variant.length > longestVariant) return refusal('variant', `A variant's name has at most ${longestVariant} characters.`);
      // Who it was is enough to count by; nothing is asked upstream for it.
      context.flags.exposed(key, variant ?? null, { host: context.host, ...(context.viewer ? { targetingKey: context.viewer } : {}) });
      return { accepted: true, userErrors: [] };
    },
  },
};
