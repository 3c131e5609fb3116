/** REST bodies and responses of collections (SRCH-01). */
import { COLLECTION_PAGE, COLLECTION_PRIVACIES, collectionForm } from '@terrarium/domain/collection';
import { z } from 'zod';
import { clearable, count, cursorListOf, cursorPaging } from '../http/index.ts';
import { organizationParams } from '../organization/index.ts';

/** An entry of a collection: a package of a channel, or one of its files. */
const entry = z
  .object({
    organization: z.string().meta({ description: 'Organization of the channel.' }),
    channel: z.string(),
    name: z.string().meta({ description: "Name of the package, or of the file's package." }),
    subdir: z.string().nullable().meta({ description: 'Subdir of the file. `null` if the entry is a package.' }),
    file_name: z.string().nullable().meta({ description: 'Name of the file. `null` if the entry is a package.' }),
    summary: z.string(),
    note: z.string().meta({ description: 'Why it is in the collection. May be empty.' }),
    is_available: z.boolean().meta({ description: 'Whether the channel still contains it.' }),
  })
  .meta({ id: 'CollectionEntry' });

const facts = {
  id: z.uuid(),
  organization: z.string(),
  name: z.string().meta({ description: 'Name, as used in its URL.' }),
  title: z.string(),
  description: z.string(),
  privacy: z.enum(COLLECTION_PRIVACIES).meta({ description: 'Visibility: everyone, or members of the organization.' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  package_count: count.meta({ description: 'Number of packages that the caller can see.' }),
  file_count: count.meta({ description: 'Number of files that the caller can see.' }),
  can_edit: z.boolean().meta({ description: 'Whether the caller can update and delete the collection.' }),
};

/** A collection in a list. */
const collectionSummary = z.object(facts).meta({ id: 'CollectionSummary' });
/** See {@link collectionSummary}. */
export type CollectionSummary = z.infer<typeof collectionSummary>;

/** A collection with the entries that the caller can see. */
export const collection = z
  .object({ ...facts, entries: z.array(entry).meta({ description: 'Entries in their order.' }) })
  .meta({ id: 'Collection' });
/** See {@link collection}. */
export type CollectionAnswer = z.infer<typeof collection>;
/** See {@link entry}. */
export type EntryAnswer = z.infer<typeof entry>;

/** A page of collections. */
export const collections = cursorListOf(collectionSummary);
/** Query of the list. */
export const collectionsQuery = cursorPaging({ limit: COLLECTION_PAGE });
/** Path of a collection. */
export const collectionParams = organizationParams.extend({
  collection: z.string().max(60).meta({ description: 'Name or ID of the collection.' }),
});

/** Body that changes a collection. A missing description stays unchanged, null clears it. */
export const collectionChange = collectionForm.extend({
  description: clearable(collectionForm.shape.description.unwrap(), ''),
});
/** See {@link collectionChange}. */
export type CollectionChange = z.output<typeof collectionChange>;
