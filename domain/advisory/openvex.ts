/**
 * OpenVEX 0.2.0 documents (https://github.com/openvex/spec) about conda packages: reading, with the location of errors,
 * and writing.
 */
import { z } from 'zod';
import { parseVersionSpec } from '../conda/index.ts';
import { productSchema, readProduct, versionsOf, versOf, vexStatement } from './vex.ts';
import type { VexJustification, VexProduct, VexStatement, VexStatus } from './vex.ts';

/** The form of documents that is written; older ones of the same kind are read too. */
export const OPENVEX_CONTEXT = 'https://openvex.dev/ns/v0.2.0';

/** Maximum number of statements in a document. */
const MOST_STATEMENTS = 2_000;
/** Maximum number of products in all statements. */
const MOST_PRODUCTS = 5_000;

/** A statement of a document. `products` keep their indexes. */
export interface DocumentStatement extends Pick<VexStatement, 'ids' | 'products' | 'status' | 'justification' | 'at'> {
  /** Why, in words: the statement about the impact, the action, or the notes. */
  note: string;
}

/** A parsed document. */
export interface OpenVexDocument {
  author: string;
  statements: DocumentStatement[];
}

const text = z.string().min(1).max(512);
const notes = z.looseObject({ products: productSchema.array(), status_notes: z.string().max(10_000).nullish() });

/** Returns the error of a product, or undefined. */
function faultOf(product: VexProduct | undefined): string | undefined {
  if (product === undefined) return 'names neither a conda package nor a package of an ecosystem that is known';
  if (product.sha256 !== undefined) return 'names a file by its hash. Name the package with version and build.';
  if (product.range !== undefined) {
    try {
      parseVersionSpec(product.range);
    } catch {
      return `names versions that cannot be read: '${product.range.slice(0, 80)}'`;
    }
  }
  return undefined;
}

/** What every document says before its statements. */
const opening = {
  '@context': z.string().startsWith('https://openvex.dev/ns', 'must be a form of OpenVEX: https://openvex.dev/ns…'),
  '@id': text,
  author: text,
  timestamp: z.iso.datetime({ offset: true }),
  version: z.union([z.number().int().min(1), z.string().regex(/^\d+$/)]),
};

/** The readable parts of a statement, and its errors by path. */
interface StatementReading {
  statement?: DocumentStatement;
  wrong: { path: PropertyKey[]; message: string }[];
}

/** @param timestamp time of the document, used for statements without their own */
function readStatement(given: unknown, timestamp: string): StatementReading {
  const result = vexStatement.safeParse(given);
  const noteResult = notes.safeParse(given);
  if (!result.success || !noteResult.success)
    return { wrong: (result.error ?? noteResult.error)!.issues.map(({ path, message }) => ({ path, message })) };
  const wrong: StatementReading['wrong'] = [];
  const { ids, status, justification, impact, action, at: moment } = result.data;
  if (ids.length === 0) wrong.push({ path: ['vulnerability'], message: 'names no vulnerability' });
  if (status === 'not_affected' && justification === null && impact === null)
    wrong.push({ path: ['justification'], message: "'not_affected' needs a justification or an impact statement" });
  const about = noteResult.data.products.map(readProduct);
  const faults = about.map(faultOf);
  faults.forEach((message, position) => {
    if (message !== undefined) wrong.push({ path: ['products', position], message });
  });
  return {
    statement: {
      ids,
      status,
      justification: status === 'not_affected' ? justification : null,
      note: impact ?? action ?? noteResult.data.status_notes ?? '',
      products: about.filter(
        (product, position) => product !== undefined && faults[position] === undefined,
      ) as VexProduct[],
      at: moment === 0 ? Date.parse(timestamp) : moment,
    },
    wrong,
  };
}

/** How many products a statement lists. */
function productsIn(statement: unknown): number {
  const products = (statement as { products?: unknown } | null)?.products;
  return Array.isArray(products) ? products.length : 0;
}

/** Parses an OpenVEX document. Reports errors with their location and then imports nothing. */
export const openVexDocument = z
  .looseObject({ ...opening, statements: z.array(z.unknown()).min(1).max(MOST_STATEMENTS) })
  .transform(({ author, timestamp, statements }, context): OpenVexDocument => {
    const tooMany = (count: number): void =>
      context.addIssue({
        code: 'custom',
        path: ['statements'],
        message: `name ${count} products; at most ${MOST_PRODUCTS} are read at once`,
      });
    // Counted before reading, because reading takes ten times as long as parsing.
    const named = statements.reduce<number>((sum, given) => sum + productsIn(given), 0);
    if (named > MOST_PRODUCTS) {
      tooMany(named);
      return z.NEVER;
    }
    let products = 0;
    const read = statements.flatMap((given, at): DocumentStatement[] => {
      const { statement, wrong } = readStatement(given, timestamp);
      for (const { path, message } of wrong)
        context.addIssue({ code: 'custom', path: ['statements', at, ...path], message });
      products += statement?.products.length ?? 0;
      return statement === undefined ? [] : [statement];
    });
    if (products > MOST_PRODUCTS) tooMany(products);
    return { author, statements: read };
  });

/** A VEX source after reading: its timestamp, the readable statements, and the skipped ones with their location. */
export interface OpenVexFeed extends OpenVexDocument {
  at: Date;
  leftOut: { id: string; message: string }[];
}

/** Maximum number of statements and products of a VEX source. */
const MOST_FED = { statements: 20_000, products: 50_000 };

/**
 * Parses the OpenVEX document of a VEX source. An unreadable statement is skipped and reported with its location. The
 * header must be valid.
 */
export const openVexFeed = z
  .looseObject({
    ...opening,
    last_updated: z.iso.datetime({ offset: true }).nullish(),
    statements: z.array(z.unknown()),
  })
  .transform(({ author, timestamp, last_updated, statements }, context): OpenVexFeed => {
    const read: DocumentStatement[] = [];
    const leftOut: OpenVexFeed['leftOut'] = [];
    let products = 0;
    statements.slice(0, MOST_FED.statements).forEach((given, at) => {
      const { statement, wrong } = readStatement(given, timestamp);
      for (const { path, message } of wrong) leftOut.push({ id: ['statements', at, ...path].join('.'), message });
      // A statement without an ID or justification is useless. An invalid product only invalidates itself.
      const isWhole = wrong.every(({ path }) => path[0] === 'products' && path.length > 1);
      if (statement === undefined || !isWhole) return;
      products += statement.products.length;
      if (products <= MOST_FED.products) read.push(statement);
    });
    if (statements.length > MOST_FED.statements || products > MOST_FED.products)
      context.addIssue({
        code: 'custom',
        path: ['statements'],
        message:
          statements.length > MOST_FED.statements
            ? `are ${statements.length}; at most ${MOST_FED.statements} are read`
            : `are about ${products} products; at most ${MOST_FED.products} are read`,
      });
    return { author, at: new Date(last_updated ?? timestamp), statements: read, leftOut };
  });

/** A statement as it is written. */
export interface WrittenStatement {
  id: string;
  fault: string;
  aliases: readonly string[];
  name: string;
  /** A version or versions in conda's words; null for every one. */
  versions: string | null;
  build: string | null;
  subdir: string | null;
  channel: string | null;
  status: VexStatus;
  justification: VexJustification | null;
  note: string;
  at: Date;
}

/**
 * Returns the package URL of a conda package's files: versions as VERS, or as a conda spec if VERS can't express it.
 */
function purlOf({ name, versions, build, subdir, channel }: WrittenStatement): string {
  const { version, range = null } = versionsOf(versions);
  const vers = (range === null ? undefined : versOf(range)) ?? null;
  const qualifiers = Object.entries({ build, channel, subdir, vers, version_range: vers === null ? range : null })
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `pkg:conda/${encodeURIComponent(name)}${version === undefined ? '' : `@${encodeURIComponent(version)}`}${qualifiers.length === 0 ? '' : `?${qualifiers.join('&')}`}`;
}

/** The OpenVEX field of a statement's note, by status. */
const NOTE_OF: Readonly<Record<VexStatus, string>> = {
  affected: 'action_statement',
  not_affected: 'impact_statement',
  fixed: 'status_notes',
  under_investigation: 'status_notes',
};

/** Writes a document. @param head author, timestamp, and version of the document */
export function writeOpenVex(
  head: { id: string; author: string; at: Date; version: number },
  statements: readonly WrittenStatement[],
): Record<string, unknown> {
  const moment = (at: Date) => at.toISOString();
  return {
    '@context': OPENVEX_CONTEXT,
    '@id': head.id,
    author: head.author,
    timestamp: moment(head.at),
    version: head.version,
    tooling: 'Terrarium',
    statements: statements.map((one) => ({
      '@id': `${head.id}#${one.id}`,
      vulnerability: { name: one.fault, ...(one.aliases.length > 0 && { aliases: one.aliases }) },
      timestamp: moment(one.at),
      products: [{ '@id': purlOf(one) }],
      status: one.status,
      ...(one.justification !== null && { justification: one.justification }),
      ...(one.note !== '' && { [NOTE_OF[one.status]]: one.note }),
      // OpenVEX requires an action statement for affected products.
      ...(one.status === 'affected' && one.note === '' && { action_statement: 'No action is known.' }),
    })),
  };
}
