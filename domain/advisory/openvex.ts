/** Whole documents of OpenVEX 0.2.0 (https://github.com/openvex/spec) about conda packages: read with the place of what is wrong, and written. */
import { z } from 'zod';
import { parseVersionSpec } from '../conda/index.ts';
import { productSchema, readProduct, versionsOf, versOf, vexStatement } from './vex.ts';
import type { VexJustification, VexProduct, VexStatement, VexStatus } from './vex.ts';

/** The form of documents that is written; older ones of the same kind are read too. */
export const OPENVEX_CONTEXT = 'https://openvex.dev/ns/v0.2.0';

/** Statements of a document, at most. */
const MOST_STATEMENTS = 2_000;
/** Products of all its statements, at most. */
const MOST_PRODUCTS = 5_000;

/** A statement of a document: `products` stand at the places that they have there. */
export interface DocumentStatement extends Pick<VexStatement, 'ids' | 'products' | 'status' | 'justification' | 'at'> {
  /** Why, in words: the statement about the impact, the action, or the notes. */
  note: string;
}

/** What was read of a document. */
export interface OpenVexDocument {
  author: string;
  statements: DocumentStatement[];
}

const text = z.string().min(1).max(512);
const notes = z.looseObject({ products: productSchema.array(), status_notes: z.string().max(10_000).nullish() });

/** What is wrong with a product, or undefined. */
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

/** A statement as far as it can be read, and what is wrong with it, by the place in it. */
interface StatementReading {
  statement?: DocumentStatement;
  wrong: { path: PropertyKey[]; message: string }[];
}

/** @param timestamp when the document was written, which counts for statements that have no time of their own */
function readStatement(given: unknown, timestamp: string): StatementReading {
  const result = vexStatement.safeParse(given);
  const told = notes.safeParse(given);
  if (!result.success || !told.success)
    return { wrong: (result.error ?? told.error)!.issues.map(({ path, message }) => ({ path, message })) };
  const wrong: StatementReading['wrong'] = [];
  const { ids, status, justification, impact, action, at: moment } = result.data;
  if (ids.length === 0) wrong.push({ path: ['vulnerability'], message: 'names no vulnerability' });
  if (status === 'not_affected' && justification === null && impact === null)
    wrong.push({ path: ['justification'], message: "'not_affected' needs a justification or an impact statement" });
  const about = told.data.products.map(readProduct);
  const faults = about.map(faultOf);
  faults.forEach((message, position) => {
    if (message !== undefined) wrong.push({ path: ['products', position], message });
  });
  return {
    statement: {
      ids,
      status,
      justification: status === 'not_affected' ? justification : null,
      note: impact ?? action ?? told.data.status_notes ?? '',
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

/** A document of OpenVEX. What is wrong is told with its place, and then nothing of it is taken. */
export const openVexDocument = z
  .looseObject({ ...opening, statements: z.array(z.unknown()).min(1).max(MOST_STATEMENTS) })
  .transform(({ author, timestamp, statements }, context): OpenVexDocument => {
    const tooMany = (count: number): void =>
      context.addIssue({
        code: 'custom',
        path: ['statements'],
        message: `name ${count} products; at most ${MOST_PRODUCTS} are read at once`,
      });
    // Counted before any of them is read: reading takes ten times as long as parsing.
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

/** What was read of a document that comes again and again: its moment, what can be read, and what was left out, each with its place. */
export interface OpenVexFeed extends OpenVexDocument {
  at: Date;
  leftOut: { id: string; message: string }[];
}

/** Statements and products of a document that comes again and again, at most. */
const MOST_FED = { statements: 20_000, products: 50_000 };

/**
 * A document of OpenVEX that comes again and again: a statement that cannot be read is left out with its place and never keeps the others.
 * What stands before the statements has to be right, else it is no such document.
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
      // Of a statement without an id, or a justification, nothing is left to rely on; a product that is wrong does not keep the others.
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

/** The package URL of files of a conda package: versions as VERS, or in conda's words where that has none for them. */
function purlOf({ name, versions, build, subdir, channel }: WrittenStatement): string {
  const { version, range = null } = versionsOf(versions);
  const vers = (range === null ? undefined : versOf(range)) ?? null;
  const said = Object.entries({ build, channel, subdir, vers, version_range: vers === null ? range : null })
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `pkg:conda/${encodeURIComponent(name)}${version === undefined ? '' : `@${encodeURIComponent(version)}`}${said.length === 0 ? '' : `?${said.join('&')}`}`;
}

/** Where OpenVEX has the words of a statement, by its status. */
const NOTE_OF: Readonly<Record<VexStatus, string>> = {
  affected: 'action_statement',
  not_affected: 'impact_statement',
  fixed: 'status_notes',
  under_investigation: 'status_notes',
};

/**
 * Writes a document.
 * @param head who speaks, since when what it says is so, and how often it has changed
 */
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
      // An affected product is to be told with what can be done about it.
      ...(one.status === 'affected' && one.note === '' && { action_statement: 'No action is known.' }),
    })),
  };
}
