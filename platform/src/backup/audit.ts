// Read model of audit_chain, audit_entry: a command for a hub that may be stopped, over its own connection.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { repeatedKey } from '@terrarium/domain/json';
import { z } from 'zod';
import { ChainCheck } from '../audit/index.ts';
import type { SealedEntry } from '../audit/index.ts';
import { OperatorError } from '../cli/operatorError.ts';
import { openHub } from './source.ts';
import type { HubPlace } from './source.ts';

/** Entries to read at a time. */
const AT_ONCE = 1_000;

/** Result of verifying a chain: text, and whether it is intact. */
interface Verdict {
  isWhole: boolean;
  text: string;
}

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

const broken = (of: string, { number, reason }: { number: number; reason: string }): Verdict => ({
  isWhole: false,
  text: `${of}: broken at number ${number}. ${reason}`,
});

/**
 * Verifies the audit logs of a hub's database.
 * @param organization name of one; default every chain, including the hub's own and those of deleted organizations
 * @throws OperatorError if it doesn't exist, or the hub is older than its audit log
 */
export async function verifyHub(place: HubPlace, organization: string | undefined): Promise<Verdict[]> {
  const hub = await openHub(place);
  try {
    const { client } = hub;
    const {
      rows: [known],
    } = await client.query<{ known: boolean }>("select to_regclass('public.audit_chain') is not null as known");
    if (!known!.known) throw new OperatorError('This hub has no audit log yet: start it once with this version.');
    const { rows: chains } = await client.query<{ id: string; name: string; length: string; head: string }>(
      "select id::text, name, length::text, head from audit_chain where $1::text is null or (name = $1 and name <> '') order by name, id",
      [organization ?? null],
    );
    if (chains.length === 0)
      throw new OperatorError(
        `Organization '${organization}' has no audit log. Use the organization name from its URL.`,
      );
    const verdicts: Verdict[] = [];
    for (const chain of chains) {
      const name = chain.name === '' ? 'The hub' : chain.name;
      const check = new ChainCheck(true, chain.id);
      let wrong: Verdict | undefined;
      for (let after = 0; wrong === undefined;) {
        const { rows } = await client.query<
          Omit<SealedEntry, 'details' | 'number'> & { details: string; number: string }
        >(
          `select number::text, id::text, chain::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, actor_type, actor_id::text, action,
             target_type, target_id, target_name, details, request_id, previous, hash
           from audit_entry where chain = $1 and number > $2 order by audit_entry.number limit ${AT_ONCE}`,
          [chain.id, after],
        );
        for (const row of rows) {
          const found = check.next({ ...row, number: Number(row.number), details: detailsOf(row.details) });
          if (found !== null) wrong ??= broken(name, found);
        }
        if (rows.length < AT_ONCE) break;
        after = Number(rows.at(-1)!.number);
      }
      const { number, hash } = check.head;
      if (wrong === undefined && (number !== Number(chain.length) || hash !== chain.head))
        wrong = broken(name, {
          number: number + 1,
          reason: `The chain should have ${entries(Number(chain.length))} and end with ${chain.head}.`,
        });
      verdicts.push(wrong ?? whole(name, check));
    }
    return verdicts;
  } finally {
    await hub.close();
  }
}

/** Invalid JSON, or a duplicate key, gets a value that matches no hash. */
function detailsOf(text: string): SealedEntry['details'] {
  try {
    if (repeatedKey(text) !== null) return { unreadable: text };
    return JSON.parse(text) as SealedEntry['details'];
  } catch {
    return { unreadable: text };
  }
}

const line = z.looseObject({ number: z.number(), hash: z.string(), previous: z.string(), chain: z.string() });

/**
 * Verifies a chain in a JSON Lines file, as exported by the hub.
 * Needs no hub.
 * @throws OperatorError for another file
 */
export async function verifyFile(path: string): Promise<Verdict> {
  const file = createReadStream(path);
  const check = new ChainCheck(false);
  let first: number | undefined;
  try {
    let at = 0;
    for await (const text of createInterface({ input: file, crlfDelay: Infinity })) {
      at++;
      if (text.trim() === '') continue;
      const read = line.safeParse(jsonOf(text));
      if (!read.success)
        throw new OperatorError(
          `Line ${at} of ${path} isn't an audit log entry. Use a JSON Lines file exported from the hub.`,
        );
      // The hash covers the last of two equal keys, but a reader may use the first.
      const twice = repeatedKey(text);
      if (twice !== null)
        return broken(path, { number: read.data.number, reason: `It says '${twice.key.slice(0, 128)}' twice.` });
      first ??= read.data.number;
      const found = check.next(read.data as unknown as SealedEntry);
      if (found !== null) return broken(path, found);
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  if (first === undefined) throw new OperatorError(`${path} has no entries.`);
  return whole(first === 1 ? path : `${path}, from number ${first} on`, check);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const whole = (of: string, { count, head }: ChainCheck): Verdict => ({
  isWhole: true,
  text: `${of}: ${count === 0 ? 'nothing yet' : `${entries(count)}, whole. Number ${head.number} has the hash ${head.hash}`}`,
});
