import { toCollection } from '../gen/calls.ts';
import { namedBy, payload, type AreaResolvers, wordOf } from '../graphql/index.ts';
import { path, type Schemas } from '../rest/index.ts';

type RestCollection = Schemas['Collection'];

/** An entry as it is written. */
const toEntry = ({ organization, channel, name, subdir, file_name, note }: RestCollection['entries'][number]) => ({
  channel: `${organization}/${channel}`,
  item: subdir === null || file_name === null ? name : `${subdir}/${file_name}`,
  note,
});

/** Resolvers of collections. */
export const collectionResolvers = {
  Mutation: {
    // REST replaces the whole collection, so what the input leaves out is sent as it is now.
    updateCollection: (_, { input }, { rest }) =>
      payload(async () => {
        const { organization, collectionId, name, title, description, visibility, entries } = input;
        const uuid = namedBy('Collection', collectionId, 'collection');
        const changed = await rest.rewrite<RestCollection, RestCollection>(
          'collection',
          path`/api/organizations/${organization}/collections/${uuid}`,
          (now) => ({
            name: name === undefined ? now.name : name,
            title: title === undefined ? now.title : title,
            description: description === undefined ? now.description : (description ?? ''),
            privacy: visibility === undefined ? now.privacy : wordOf('CollectionVisibility', visibility),
            entries: entries === undefined ? now.entries.map(toEntry) : (entries ?? []),
          }),
        );
        return { collection: toCollection(changed) };
      }),
  },
} satisfies AreaResolvers;
