/** REST responses of the search area (SRCH-10 to SRCH-14). */
import { DECISIONS } from '@terrarium/domain/policy';
import {
  LONGEST_QUERY,
  PACKAGE_SEVERITIES,
  PACKAGE_SPANS,
  SEARCH_GROUPS,
  SEARCH_SIZES,
} from '@terrarium/domain/search';
import type { PackageSpan } from '@terrarium/domain/search';
import { z } from 'zod';
import { count, cursorPaging, pageCursors, paging } from '../http/index.ts';

/** Maximum number of selected values per facet. */
const MOST_VALUES = 20;
/** Maximum number of channels to list per package. */
export const MOST_CHANNELS = 20;
/** Maximum number of values to list per facet, in addition to selected ones. */
export const MOST_TOLD = 10;
/** The same for channels. */
export const MOST_COUNTED_CHANNELS = 100;

const decision = z.enum(DECISIONS);
const severity = z.enum(PACKAGE_SEVERITIES);
const updated = z.enum(Object.keys(PACKAGE_SPANS) as PackageSpan[]);

/**
 * A package in one channel.
 * `latest_version` is the newest that clients get; null if all files are blocked, and then its decision is `refused`.
 */
const packageChannel = z.object({
  organization: z.string(),
  channel: z.string(),
  decision,
  latest_version: z.string().nullable(),
  license: z.string().nullable(),
  served_file_count: count,
  refused_file_count: count,
});

/** A matching package with the channels that have it and pass the filter, by channel name. */
const packageHit = z
  .object({
    name: z.string(),
    summary: z.string(),
    channel_count: count,
    channels: z.array(packageChannel).max(MOST_CHANNELS),
  })
  .meta({ id: 'PackageHit' });
/** See {@link packageHit}. */
export type PackageHit = z.infer<typeof packageHit>;

/** Values of a facet with the number of packages if only this value were selected, most frequent first. */
const values = z.array(z.object({ value: z.string(), count }));

/** Filters for the found packages. The counts of a facet ignore its own selection, so that values can be added. */
const packageFacets = z
  .object({
    channels: z.array(z.object({ organization: z.string(), channel: z.string(), count })).meta({
      description: `The ${MOST_COUNTED_CHANNELS} channels with the most packages, and the selected ones, by name.`,
    }),
    channel_count: count.meta({
      description: 'Number of channels with packages, including those that are not listed.',
    }),
    decisions: z.array(z.object({ value: decision, count })),
    licenses: values,
    platforms: values,
    severities: z.array(z.object({ value: severity, count })),
    updated: z.array(z.object({ value: updated, count })),
  })
  .meta({ id: 'PackageFacets' });
/** See {@link packageFacets}. */
export type PackageFacets = z.infer<typeof packageFacets>;

/** A page of found packages, best match first. */
export const packageHits = z
  .object({ total_count: count, results: z.array(packageHit), facets: packageFacets, ...pageCursors })
  .meta({ id: 'PackageSearch' });
/** See {@link packageHits}. */
export type PackageSearch = z.infer<typeof packageHits>;

/** Schema of one value, or a repeated parameter. */
const several = <T extends z.ZodType<string>>(value: T, description: string) =>
  z
    .preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(value).max(MOST_VALUES))
    .default([])
    .meta({ description: `${description} Repeat the parameter to match any of several values.` });

/** Search text, in every route. */
const text = z.string().max(LONGEST_QUERY).default('').meta({ description: 'Search text. Blank text finds nothing.' });

/** Query of the package search. A blank text finds nothing. */
export const packageQuery = cursorPaging({ limit: SEARCH_SIZES.page }).extend({
  query: text,
  channel: several(z.string().max(260), 'Returns only packages in this channel: ORGANIZATION/CHANNEL.'),
  decision: several(decision, 'Returns only packages with at least one allowed file, or with none.'),
  license: several(z.string().max(LONGEST_QUERY), 'Returns only packages with this license.'),
  platform: several(z.string().max(LONGEST_QUERY), 'Returns only packages with a file in this subdir.'),
  severity: several(
    severity,
    'Returns only packages with this highest severity of served files, without known CVEs, or without CVE data.',
  ),
  updated: several(
    updated,
    'Returns only packages with a file of the last week (7 days), month (30), quarter (90), or year (365).',
  ),
});
/** See {@link packageQuery}. */
export type PackageQuery = z.infer<typeof packageQuery>;

/** A section of a guide with every word. */
const documentationHit = z
  .object({
    name: z.string().meta({ description: 'Name of the guide, as used in its URL /help/NAME.' }),
    title: z.string().meta({ description: 'Title of the guide.' }),
    heading: z
      .string()
      .meta({ description: 'Heading of the section. The title of the guide for text before the first heading.' }),
    anchor: z.string().meta({ description: 'ID of the heading in the page. Empty for text before the first heading.' }),
    excerpt: z.string().meta({ description: 'Excerpt of the section, around a search word if possible.' }),
  })
  .meta({ id: 'DocumentationHit' });

/** A matching collection. */
const collectionHit = z
  .object({
    organization: z.string(),
    name: z.string(),
    title: z.string(),
    description: z.string(),
    entry_count: count.meta({ description: 'Number of entries that the caller can see.' }),
  })
  .meta({ id: 'CollectionHit' });

/** A matching package or file in a collection. */
const collectionFileHit = z
  .object({
    organization: z.string().meta({ description: 'Organization of the collection.' }),
    collection: z.string().meta({ description: 'Name of the collection.' }),
    collection_title: z.string().meta({ description: 'Title of the collection.' }),
    channel_organization: z.string().meta({ description: 'Organization of the channel.' }),
    channel: z.string(),
    name: z.string().meta({ description: 'Name of the package.' }),
    subdir: z.string().nullable().meta({ description: 'Subdir of the file. `null` if the entry is a package.' }),
    file_name: z.string().nullable().meta({ description: 'Name of the file. `null` if the entry is a package.' }),
    note: z.string().meta({ description: 'Note in the collection.' }),
  })
  .meta({ id: 'CollectionFileHit' });

/** A matching project of the caller or of one of their organizations. */
const projectHit = z
  .object({
    id: z.uuid(),
    name: z.string(),
    title: z.string(),
    owner: z.string().meta({ description: 'Username or organization name of the owner.' }),
    is_of_organization: z.boolean().meta({ description: 'Whether the owner is an organization.' }),
  })
  .meta({ id: 'ProjectHit' });

/** A matching environment of one of the caller's organizations. */
const environmentHit = z
  .object({
    id: z.uuid(),
    organization: z.string(),
    name: z.string(),
    device: z.string().meta({ description: 'Name of the device.' }),
    prefix: z.string().meta({ description: 'Folder on the device.' }),
    package_count: count.meta({ description: 'Number of packages.' }),
  })
  .meta({ id: 'EnvironmentHit' });

/** A matching user who shares an organization with the caller. */
const personHit = z
  .object({
    id: z.uuid(),
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    organizations: z.array(z.string()).meta({ description: 'Names of the shared organizations.' }),
  })
  .meta({ id: 'PersonHit' });

/** Schemas of results that are read from the database by text. */
const hitSchemas = {
  documentation: documentationHit,
  collections: collectionHit,
  files: collectionFileHit,
  projects: projectHit,
  environments: environmentHit,
  people: personHit,
} as const;
/** What each kind is answered as. */
export type Hits = { [Kind in keyof typeof hitSchemas]: z.infer<(typeof hitSchemas)[Kind]> };

const searchUrl = z.string().meta({ description: 'URL of the full list in the hub.' });

/** A group of results with its search URL (SRCH-14). */
const groupOf = <T extends z.ZodType>(item: T) =>
  z.object({ total_count: count, items: z.array(item), search_url: searchUrl, ...pageCursors });

/**
 * Results of every type; groups that weren't requested are omitted.
 * The group of collections is a map of two lists (SRCH-14).
 */
export const searchResults = z
  .object({
    query: z.string().meta({ description: 'Search text.' }),
    total_count: count.meta({ description: 'Total number of results of all types.' }),
    groups: z
      .object({
        packages: groupOf(packageHit).meta({ description: 'Packages.' }),
        documentation: groupOf(documentationHit).meta({ description: 'Sections of guides.' }),
        collections_and_files: z
          .object({
            total_count: count,
            items: z
              .object({
                collections: z.array(collectionHit).meta({ description: 'Collections.' }),
                files: z.array(collectionFileHit).meta({ description: 'Packages and files in collections.' }),
              })
              .meta({ description: 'Items by type.' }),
            total_collections: count.meta({ description: 'Total number of collections.' }),
            total_files: count.meta({ description: 'Total number of entries in collections.' }),
            search_url: searchUrl,
          })
          .meta({ description: 'Collections and their entries.' }),
        projects: groupOf(projectHit).meta({ description: "Projects of the caller and the caller's organizations." }),
        environments: groupOf(environmentHit).meta({ description: "Environments of the caller's organizations." }),
        people: groupOf(personHit).meta({ description: 'Users who share an organization with the caller.' }),
      })
      .partial()
      .meta({ description: 'Search results by type.' }),
  })
  .meta({ id: 'SearchResults' });
/** See {@link searchResults}. */
export type SearchResults = z.infer<typeof searchResults>;

/** Query of the search over every type. */
export const searchQuery = cursorPaging({ limit: SEARCH_SIZES.group, max: 100 }).extend({
  query: text,
  group: z.enum(SEARCH_GROUPS).optional().meta({ description: 'Returns a page of this type only.' }),
});
/** See {@link searchQuery}. */
export type SearchQuery = z.infer<typeof searchQuery>;

/** Query of the live search. */
export const contextQuery = z.object({
  query: text,
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(20)
    .default(SEARCH_SIZES.first)
    .meta({ description: 'Maximum number of items per type.' }),
});

/** A page of collections, and of packages and files in collections. */
export const collectionsAndFiles = z
  .object({
    collections: z.array(collectionHit).meta({ description: 'Collections on this page.' }),
    files: z.array(collectionFileHit).meta({ description: 'Entries of collections on this page.' }),
    total_collections: count.meta({ description: 'Total number of collections.' }),
    total_files: count.meta({ description: 'Total number of entries in collections.' }),
    pagination: z
      .object({
        limit: z.number().int().meta({ description: 'Maximum number of items per list.' }),
        offset: z.number().int().meta({ description: 'Number of items per list that were skipped.' }),
        has_next: z.boolean().meta({ description: 'Whether there are more collections or entries.' }),
      })
      .meta({ description: 'Pagination information.' }),
  })
  .meta({ id: 'CollectionsAndFiles' });
/** See {@link collectionsAndFiles}. */
export type CollectionsAndFiles = z.infer<typeof collectionsAndFiles>;

/** Query of the search for collections and files. */
export const collectionsQuery = paging({ limit: SEARCH_SIZES.page }).extend({ query: text });
