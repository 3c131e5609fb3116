/** The REST answers of the search area (SRCH-10 to SRCH-14). */
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
import { count, paging } from '../http/index.ts';

/** Most values that one facet can be narrowed to. */
const MOST_VALUES = 20;
/** Most channels that are told of one package. */
export const MOST_CHANNELS = 20;
/** Most values of one facet that are told, besides those that were asked for. */
export const MOST_TOLD = 10;

const decision = z.enum(DECISIONS);
const severity = z.enum(PACKAGE_SEVERITIES);
const updated = z.enum(Object.keys(PACKAGE_SPANS) as PackageSpan[]);

/** A package in one channel. `latest_version` is the newest that clients get; null when every file is refused, and then its decision is `refused`. */
const packageChannel = z.object({
  organization: z.string(),
  channel: z.string(),
  decision,
  latest_version: z.string().nullable(),
  license: z.string().nullable(),
  served_file_count: count,
  refused_file_count: count,
});

/** A package by name that matches, with the channels that have it: those that pass the filter, in the order of their names. */
const packageHit = z.object({
  name: z.string(),
  summary: z.string(),
  channel_count: count,
  channels: z.array(packageChannel).max(MOST_CHANNELS),
});
/** See {@link packageHit}. */
export type PackageHit = z.infer<typeof packageHit>;

/** Values of one facet with the number of packages that would be left if it were narrowed to this value alone; the most frequent first. */
const values = z.array(z.object({ value: z.string(), count }));

/** What the found packages can be narrowed to. A facet's numbers leave its own choice out, so that others can be added to it. */
const packageFacets = z
  .object({
    channels: z.array(z.object({ organization: z.string(), channel: z.string(), count })),
    decisions: z.array(z.object({ value: decision, count })),
    licenses: values,
    platforms: values,
    severities: z.array(z.object({ value: severity, count })),
    updated: z.array(z.object({ value: updated, count })),
  })
  .meta({ id: 'PackageFacets' });
/** See {@link packageFacets}. */
export type PackageFacets = z.infer<typeof packageFacets>;

/** A page of found packages, the best match first. */
export const packageHits = z
  .object({ total_count: count, results: z.array(packageHit), facets: packageFacets })
  .meta({ id: 'PackageSearch' });
/** See {@link packageHits}. */
export type PackageSearch = z.infer<typeof packageHits>;

/** One value, or the parameter several times. */
const several = <T extends z.ZodType<string>>(value: T, description: string) =>
  z
    .preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(value).max(MOST_VALUES))
    .default([])
    .meta({ description: `${description} Several times for any of several.` });

/** What is searched for, in every call. */
const text = z
  .string()
  .max(LONGEST_QUERY)
  .default('')
  .meta({ description: 'What to search for; a blank text finds nothing.' });

/** Query of the package search; a blank text finds nothing. */
export const packageQuery = paging({ limit: SEARCH_SIZES.page }).extend({
  query: text,
  channel: several(z.string().max(260), 'Only in this channel: ORGANIZATION/CHANNEL.'),
  decision: several(decision, 'Only where clients get a file of it, or none.'),
  license: several(z.string().max(LONGEST_QUERY), 'Only with this license.'),
  platform: several(z.string().max(LONGEST_QUERY), 'Only with a file in this subdir.'),
  severity: several(
    severity,
    'Only where this is the worst that is known of the files that clients get: of CVEs, that none is known, or that nobody looked.',
  ),
  updated: several(updated, 'Only with a file of the last week (7 days), month (30), quarter (90) or year (365).'),
});
/** See {@link packageQuery}. */
export type PackageQuery = z.infer<typeof packageQuery>;

/** A part of a guide that has every word. */
const documentationHit = z
  .object({
    name: z.string().meta({ description: 'The guide, as in its address, /help/NAME.' }),
    title: z.string().meta({ description: 'Title of the guide.' }),
    heading: z.string().meta({ description: 'Heading of the part; the title for what stands before the first one.' }),
    anchor: z
      .string()
      .meta({ description: 'Id of the heading in the page; empty for what stands before the first one.' }),
    excerpt: z.string().meta({ description: 'A sentence of the part, where there is one around the words.' }),
  })
  .meta({ id: 'DocumentationHit' });

/** A collection that matches. */
const collectionHit = z
  .object({
    organization: z.string(),
    name: z.string(),
    title: z.string(),
    description: z.string(),
    entry_count: count.meta({ description: 'Packages and files in it that the caller may see.' }),
  })
  .meta({ id: 'CollectionHit' });

/** A package or a file in a collection that matches. */
const collectionFileHit = z
  .object({
    organization: z.string().meta({ description: 'Organization of the collection.' }),
    collection: z.string().meta({ description: 'Name of the collection.' }),
    collection_title: z.string().meta({ description: 'Title of the collection.' }),
    channel_organization: z.string().meta({ description: 'Organization of the channel that it comes from.' }),
    channel: z.string(),
    name: z.string().meta({ description: 'Name of the package.' }),
    subdir: z.string().nullable().meta({ description: 'Subdir of the file; null where the entry is a package.' }),
    file_name: z.string().nullable().meta({ description: 'Name of the file; null where the entry is a package.' }),
    note: z.string().meta({ description: 'What the collection says of it.' }),
  })
  .meta({ id: 'CollectionFileHit' });

/** A project that matches: of the caller, or of one of their organizations. */
const projectHit = z
  .object({
    id: z.uuid(),
    name: z.string(),
    title: z.string(),
    owner: z.string().meta({ description: 'User name of the person, or name of the organization.' }),
    is_of_organization: z.boolean().meta({ description: 'Whether it belongs to an organization.' }),
  })
  .meta({ id: 'ProjectHit' });

/** An environment of one of the caller's organizations that matches. */
const environmentHit = z
  .object({
    id: z.uuid(),
    organization: z.string(),
    name: z.string(),
    device: z.string().meta({ description: 'Device that it is on.' }),
    prefix: z.string().meta({ description: 'Folder that it is in.' }),
    package_count: count.meta({ description: 'Packages in it.' }),
  })
  .meta({ id: 'EnvironmentHit' });

/** Somebody who shares an organization with the caller and matches. */
const personHit = z
  .object({
    id: z.uuid(),
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    organizations: z.array(z.string()).meta({ description: 'Organizations that both belong to, by name.' }),
  })
  .meta({ id: 'PersonHit' });

/** A kind of thing that is read from the database by its texts. */
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

const searchUrl = z.string().meta({ description: 'Address in the hub of all of them.' });

/** A group that is a list, and the way to all of it (SRCH-14). */
const groupOf = <T extends z.ZodType>(item: T) =>
  z.object({ total_count: count, items: z.array(item), search_url: searchUrl });

/** What is found of every kind; a group that was not asked for is left out. The group of collections is a map of two lists (SRCH-14). */
export const searchResults = z
  .object({
    query: z.string().meta({ description: 'What was searched for.' }),
    total_count: count.meta({ description: 'Results in all, of every kind.' }),
    groups: z
      .object({
        packages: groupOf(packageHit).meta({ description: 'Packages.' }),
        documentation: groupOf(documentationHit).meta({ description: 'Parts of guides.' }),
        collections_and_files: z
          .object({
            total_count: count,
            items: z
              .object({
                collections: z.array(collectionHit).meta({ description: 'Collections.' }),
                files: z.array(collectionFileHit).meta({ description: 'Packages and files in collections.' }),
              })
              .meta({ description: 'The items, by kind.' }),
            total_collections: count.meta({ description: 'Collections in all.' }),
            total_files: count.meta({ description: 'Packages and files in collections in all.' }),
            search_url: searchUrl,
          })
          .meta({ description: 'Collections, and packages and files in them.' }),
        projects: groupOf(projectHit).meta({ description: 'Projects of the caller and of their organizations.' }),
        environments: groupOf(environmentHit).meta({ description: "Environments of the caller's organizations." }),
        people: groupOf(personHit).meta({ description: 'People who share an organization with the caller.' }),
      })
      .partial()
      .meta({ description: 'What is found, by kind.' }),
  })
  .meta({ id: 'SearchResults' });
/** See {@link searchResults}. */
export type SearchResults = z.infer<typeof searchResults>;

/** Query of the search over every kind. */
export const searchQuery = paging({ limit: SEARCH_SIZES.group, max: 100 }).extend({
  query: text,
  group: z.enum(SEARCH_GROUPS).optional().meta({ description: 'Only this kind, so that it can be read in pages.' }),
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
    .meta({ description: 'Most items of each kind.' }),
});

/** A page of collections, and of the packages and files in collections. */
export const collectionsAndFiles = z
  .object({
    collections: z.array(collectionHit).meta({ description: 'Collections of this page.' }),
    files: z.array(collectionFileHit).meta({ description: 'Packages and files in collections, of this page.' }),
    total_collections: count.meta({ description: 'Collections in all.' }),
    total_files: count.meta({ description: 'Packages and files in collections in all.' }),
    pagination: z
      .object({
        limit: z.number().int().meta({ description: 'Most items of each list.' }),
        offset: z.number().int().meta({ description: 'Items of each list that were passed over.' }),
        has_next: z.boolean().meta({ description: 'Whether there are more of either.' }),
      })
      .meta({ description: 'Where the page stands.' }),
  })
  .meta({ id: 'CollectionsAndFiles' });
/** See {@link collectionsAndFiles}. */
export type CollectionsAndFiles = z.infer<typeof collectionsAndFiles>;

/** Query of the search for collections and files. */
export const collectionsQuery = paging({ limit: SEARCH_SIZES.page }).extend({ query: text });
