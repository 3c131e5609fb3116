/** Collections of packages and files: what forms and services share of them. */
import { z } from 'zod';
import { parseFileName } from '../conda/index.ts';
import { ADDRESS_NAME, ONE_LINE } from '../access/index.ts';

/**
 * Visibility of a collection: everyone, or members of its organization. Readers see only the contents that they can
 * read.
 */
export const COLLECTION_PRIVACIES = ['public', 'internal'] as const;

/** Page size of collection lists. */
export const COLLECTION_PAGE = 20;

/** Maximum number of entries in a collection. */
export const MOST_ENTRIES_OF_COLLECTION = 500;

const LONGEST = { title: 80, description: 1000, note: 200, item: 300 } as const;

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Use at most ${longest} characters.`)
    .refine((text) => ONE_LINE.test(text), 'Use a single line of text.');

/** An entry of a collection: a package name, or a file as `subdir/file name`. */
export type CollectionItem = { name: string; subdir: string | null; fileName: string | null };

/** Parses an entry: `numpy`, or `linux-64/numpy-2.3.1-py312_0.conda`. Null if it is neither. */
export function readCollectionItem(text: string): CollectionItem | null {
  const item = text.trim();
  const cut = item.indexOf('/');
  if (cut < 0)
    return /^[a-z0-9_][a-z0-9_.-]*$/.test(item.toLowerCase())
      ? { name: item.toLowerCase(), subdir: null, fileName: null }
      : null;
  const [subdir, fileName] = [item.slice(0, cut), item.slice(cut + 1)];
  const parsed = parseFileName(fileName);
  return parsed === undefined || !/^[a-z0-9_-]+$/.test(subdir) ? null : { name: parsed.name, subdir, fileName };
}

/** An entry as forms and calls send it. */
const collectionEntry = z.object({
  channel: z
    .string()
    .trim()
    .min(1, 'Choose a channel.')
    .max(260)
    .meta({ description: 'Channel that it comes from: ORGANIZATION/CHANNEL, or the name of one of the organization.' }),
  item: line(LONGEST.item)
    .min(1, 'Name a package or a file.')
    .refine(
      (text) => text === '' || readCollectionItem(text) !== null,
      'Name a package, as in numpy, or a file with its subdir, as in linux-64/numpy-2.3.1-py312_0.conda.',
    )
    .meta({ description: 'A package by its name, or one of its files as SUBDIR/FILE.' }),
  note: line(LONGEST.note).default('').meta({ description: 'Why it is in the collection, or what for.' }),
});

/** Fields of a collection's form. */
export const collectionForm = z.object({
  name: z
    .string()
    .trim()
    .regex(ADDRESS_NAME.pattern, ADDRESS_NAME.wrong)
    .meta({ description: 'Used in the URL. Unique within the organization.' }),
  title: line(LONGEST.title).min(1, 'Enter a title.'),
  description: z
    .string()
    .trim()
    .max(LONGEST.description, `Use at most ${LONGEST.description} characters.`)
    .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'Use text without control characters.')
    .default(''),
  privacy: z.enum(COLLECTION_PRIVACIES).meta({ description: 'Visibility: public, or organization members.' }),
  entries: z
    .array(collectionEntry)
    .max(MOST_ENTRIES_OF_COLLECTION, `A collection can have at most ${MOST_ENTRIES_OF_COLLECTION} entries.`)
    .check(({ value, issues }) => {
      const seen = new Set<string>();
      for (const [index, { channel, item }] of value.entries()) {
        const key = `${channel} ${item.toLowerCase()}`;
        if (seen.has(key))
          issues.push({
            code: 'custom',
            path: [index, 'item'],
            message: 'Already in the collection.',
            input: item,
          });
        seen.add(key);
      }
    })
    .meta({ description: 'What is in it, in its order.' }),
});
/** See {@link collectionForm}. */
export type CollectionForm = z.output<typeof collectionForm>;
