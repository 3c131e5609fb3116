import { Readable } from 'node:stream';
import { canonicalJson } from '@terrarium/domain/audit';
import type { z } from 'zod';
import { isId } from '../db/index.ts';
import type { Db, PageRequest } from '../db/index.ts';
import { csvStream, notFound } from '../http/index.ts';
import { HUB_CHAIN } from './append.ts';
import type * as contract from './contract.ts';
import { countEntries, entryPage, findChain, listChains, listEntries } from './store.ts';
import type { ChainRow, EntryRow, EntrySelection } from './store.ts';

type Log = z.input<typeof contract.auditLog>;
type Choice = Pick<z.output<typeof contract.auditQuery>, 'actor' | 'action' | 'target' | 'from' | 'to' | 'up_to'>;

/** Columns of the CSV table. */
const COLUMNS = [
  'number',
  'at',
  'actor_type',
  'actor_name',
  'actor_id',
  'action',
  'target_type',
  'target_name',
  'target_id',
  'details',
  'request_id',
  'previous',
  'hash',
] as const;
/** Entries of a file to read at a time. */
const FILE_PAGE = 500;

/** The audit log, for users who can read a chain. */
export class AuditLog {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns a page of a chain, newest first, and its head. @throws 404 for an unknown chain */
  async list(chain: string, choice: Choice, page: PageRequest): Promise<Log> {
    const found = await this.#chain(chain);
    const selection = selectionOf(found, choice);
    const { rows, pointers } = await entryPage(this.#db, selection, page);
    return {
      items: rows,
      total_count: await countEntries(this.#db, selection),
      ...pointers,
      name: found.name,
      head: { number: found.length, hash: found.head },
    };
  }

  /**
   * Returns entries in chain order as a file.
   * Reads the first ones before it resolves, so that errors can still be returned.
   * @throws 404 for an unknown chain
   */
  async file(chain: string, { format, ...choice }: z.output<typeof contract.exportQuery>): Promise<Readable> {
    const selection = selectionOf(await this.#chain(chain), choice);
    const db = this.#db;
    const read = (after: number): Promise<EntryRow[]> =>
      listEntries(db, selection, { limit: FILE_PAGE, offset: 0, after, upwards: true });
    const first = await read(0);
    async function* entries(): AsyncGenerator<EntryRow> {
      for (let rows = first; rows.length > 0; rows = rows.length < FILE_PAGE ? [] : await read(rows.at(-1)!.number))
        yield* rows;
    }
    return format === 'csv' ? csvStream(COLUMNS, tableLines(entries())) : Readable.from(jsonLines(entries()));
  }

  /** Lists all chains with entries, the hub's own first. */
  async chains(page: PageRequest): Promise<z.input<typeof contract.auditChains>> {
    const { rows, total, pointers } = await listChains(this.#db, page);
    return { items: rows, total_count: total, ...pointers };
  }

  async #chain(id: string): Promise<ChainRow> {
    const chain = isId(id) || id === HUB_CHAIN ? await findChain(this.#db, id) : undefined;
    if (chain === undefined) throw notFound('This audit log', 'audit_log_not_found');
    return chain;
  }
}

const selectionOf = ({ id }: ChainRow, { from, to, up_to: upTo, ...choice }: Choice): EntrySelection => ({
  chain: id,
  ...choice,
  upTo,
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
});

async function* jsonLines(entries: AsyncIterable<EntryRow>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${canonicalJson(entry)}\n`;
}

async function* tableLines(entries: AsyncIterable<EntryRow>): AsyncGenerator<(string | number)[]> {
  for await (const entry of entries)
    yield COLUMNS.map((column) => {
      if (column === 'details') return canonicalJson(entry.details);
      return column === 'target_name' ? (entry.target_name ?? entry.person_name ?? '') : (entry[column] ?? '');
    });
}
