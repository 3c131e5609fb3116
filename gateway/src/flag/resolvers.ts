import { isFlagKey } from '@terrarium/domain/access';
import { refused, type AreaResolvers } from '../graphql/index.ts';
import { personOf } from './person.ts';

/** Longest name of a variant, in characters. */
const longestVariant = 100;

/** Resolvers of the flag area. */
export const flagResolvers = {
  Query: {
    featureFlags: (_, { context: asked }, context) => context.flags.all(() => personOf(context, asked ?? {})),
  },
  Mutation: {
    recordFlagExposure: (_, { input: { key, variant } }, context) => {
      if (!isFlagKey(key))
        return {
          accepted: false,
          ...refused('INVALID', 'There is no flag with this name. The query featureFlags lists them all.', [
            'input',
            'key',
          ]),
        };
      if (variant && variant.length > longestVariant)
        return {
          accepted: false,
          ...refused('INVALID', `A variant's name has at most ${longestVariant} characters.`, ['input', 'variant']),
        };
      // Who it was is enough to count by; nothing is asked upstream for it.
      context.flags.exposed(key, variant ?? null, {
        host: context.host,
        ...(context.viewer ? { targetingKey: context.viewer } : {}),
      });
      return { accepted: true, userErrors: [] };
    },
  },
} satisfies AreaResolvers;
