/** The REST bodies and answers of collections (SRCH-01). */
import { COLLECTION_PAGE, COLLECTION_PRIVACIES, collectionForm } from '@terrarium/domain/collection';
import { z } from 'zod';
import { clearable, count, listOf, paging } from '../http/index.ts';
import { organizationParams } from '../organization/index.ts';

/** What is in a collection: a package of a channel, or one of its files. */
const entry = z
  .object({
    organization: z.string().meta({ description: 'Organization of the channel.' }),
    channel: z.string(),
    name: z.string().meta({ description: 'Name of the package, also where the entry is a file of it.' }),
    subdir: z.string().nullable().meta({ description: 'Subdir of the file; null where the entry is a package.' }),
    file_name: z.string().nullable().meta({ description: 'Name of the file; null where the entry is a package.' }),
    summary: z.string(),
    note: z.string().meta({ description: 'Why it is in the collection, or what for.' }),
    is_available: z.boolean().meta({ description: 'Whether the channel still has it.' }),
  })
  .meta({ id: 'CollectionEntry' });

const facts = {
  id: z.uuid(),
  organization: z.string(),
  name: z.string().meta({ description: 'Stands in its address.' }),
  title: z.string(),
  description: z.string(),
  privacy: z.enum(COLLECTION_PRIVACIES).meta({ description: 'Who sees it: everybody, or the members.' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  package_count: count.meta({ description: 'Packages in it that the caller may see.' }),
  file_count: count.meta({ description: 'Files in it that the caller may see.' }),
  can_edit: z.boolean().meta({ description: 'Whether the caller may change and delete it.' }),
};

/** A collection in a list. */
const collectionSummary = z.object(facts).meta({ id: 'CollectionSummary' });
/** See {@link collectionSummary}. */
export type CollectionSummary = z.infer<typeof collectionSummary>;

/** A collection with what the caller may see of it. */
export const collection = z
  .object({ ...facts, entries: z.array(entry).meta({ description: 'What is in it, in its order.' }) })
  .meta({ id: 'Collection' });
/** See {@link collection}. */
export type CollectionAnswer = z.infer<typeof collection>;
/** See {@link entry}. */
export type EntryAnswer = z.infer<typeof entry>;

/** A page of collections. */
export const collections = listOf(collectionSummary);
/** Query of the list. */
export const collectionsQuery = paging({ limit: COLLECTION_PAGE });
/** Path of a collection. */
export const collectionParams = organizationParams.extend({
  collection: z.string().max(60).meta({ description: 'Name or id of the collection.' }),
});

/** Body that changes a collection. An absent description stays as it is, and null clears it. */
export const collectionChange = collectionForm.extend({
  description: clearable(collectionForm.shape.description.unwrap(), ''),
});
/** See {@link collectionChange}. */
export type CollectionChange = z.output<typeof collectionChange>;
