import { toId, type AreaResolvers } from '../graphql/index.ts';

const TYPES: Readonly<Record<string, 'Policy' | 'Group'>> = { policy: 'Policy', group: 'Group' };

/** Resolvers of changes. */
export const changeResolvers = {
  ActivityEntry: {
    subjectId: ({ place, rest }) => {
      const type = TYPES[rest.topic];
      return type && rest.subject_id !== null ? toId(type, place.organization, rest.subject_id) : null;
    },
  },
} satisfies AreaResolvers;
