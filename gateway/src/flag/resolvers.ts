import { isFlagKey } from '@terrarium/domain/access';
import { refused, type AreaResolvers } from '../graphql/index.ts';
import { personOf } from './person.ts';

/** Maximum length of a variant's name in characters. */
const longestVariant = 100;

/** Resolvers of the flag area. */
export const flagResolvers = {
  Query: {
    featureFlags: (_, { context: asked }, context) => context.flags.all(() => personOf(context, asked ?? {})),
  },
  Mutation: {
    createFlagExposure: (_, { input: { key, variant } }, context) => {
      if (!isFlagKey(key))
        return refused('INVALID', 'Unknown flag. To list flags, query featureFlags.', ['input', 'key']);
      if (variant && variant.length > longestVariant)
        return refused('INVALID', `A variant's name has at most ${longestVariant} characters.`, ['input', 'variant']);
      // The user's ID is enough for counting, so nothing is loaded upstream.
      context.flags.exposed(key, variant ?? null, {
        host: context.host,
        ...(context.viewer ? { targetingKey: context.viewer } : {}),
      });
      return { accepted: true, userErrors: [] };
    },
  },
} satisfies AreaResolvers;
