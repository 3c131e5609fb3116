/** Mapping lists: statements of others about what conda packages are upstream. */
import { stat } from 'node:fs/promises';
import type { Claim } from '@terrarium/domain/advisory';
import { dropClaims, takeClaims } from '../claims.ts';
import type { WaitingChange } from '../claims.ts';
import { SourceError } from '../../outbound/index.ts';
import { countUp } from '../store.ts';
import type { MappingForm } from './kinds.ts';
import { batches, refuseShrunk, Tally } from './run.ts';
import type { FeedRun, FeedOutcome, WholeList } from './run.ts';
import { jsonValues, spool } from './spool.ts';

const LONGEST_NAME = 128;
/** Characters that no name has and databases reject: controls and lone surrogates. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;

/** Fetches and imports a list. */
export async function runMapping(run: FeedRun): Promise<FeedOutcome> {
  const { client, addresses, feed, before, spoolPath, signal } = run;
  const path = `${spoolPath}.list`;
  const spooled = await spool(client, addresses[feed.address], path, {
    most: feed.most,
    signal,
    etag: before?.etag ?? null,
  });
  const now = new Date();
  if (spooled === null) return { changed: false, cursor: now };
  return { ...(await takeMappings(run, feed.mapping!, { path, cursor: now })), etag: spooled.etag };
}

/**
 * Imports a list.
 * A change that would remove a trusted identity, and could make an affected file look clean, waits for review.
 */
export async function takeMappings(
  run: Pick<FeedRun, 'feed' | 'db' | 'signal'>,
  form: MappingForm,
  { path, cursor }: WholeList,
): Promise<FeedOutcome> {
  const { db, feed, signal } = run;
  const revision = await headOf(form, path);
  const leftOut = new Tally();
  const names = new Set<string>();
  let changed = false;
  const note = (done: { changed: number; waits: WaitingChange[] }): void => {
    changed ||= done.changed > 0;
    for (const { name, lost } of done.waits)
      leftOut.add({
        id: name,
        fault: 'waits',
        message: `${name} would no longer be ${lost.join(', ')}; pending review`,
      });
  };
  const claims = (async function* () {
    const depth = form.entries.split('.').length - 1;
    for await (const { key, depth: at, value } of jsonValues(path, [form.entries])) {
      if (at !== depth) continue;
      const name = key.toLowerCase();
      const reading =
        name === '' || name.length > LONGEST_NAME || UNWRITABLE.test(name)
          ? { ok: false as const, message: "isn't a package name" }
          : form.read(name, value);
      if (reading?.ok && UNWRITABLE.test(reading.claim.identities.map((one) => `${one.name}${one.origin}`).join('')))
        leftOut.add({ id: name, fault: 'not-a-record', message: 'its upstream mapping contains control characters' });
      else if (reading?.ok) {
        names.add(name);
        yield [name, reading.claim] as [string, Claim];
      } else if (reading)
        leftOut.add({ id: name.slice(0, LONGEST_NAME), fault: 'not-a-record', message: reading.message });
    }
  })();
  for await (const batch of batches(claims, () => 400)) {
    signal.throwIfAborted();
    note(await db.transaction().execute((trx) => takeClaims(trx, feed.id, revision, new Map(batch))));
  }
  const known = await db
    .selectFrom('package_claim')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('feed', '=', feed.id)
    .executeTakeFirstOrThrow();
  refuseShrunk(run, names.size, Number(known.count));
  await db.transaction().execute(async (trx) => {
    note(await dropClaims(trx, feed.id, names));
    if (changed) await countUp(trx);
  });
  return { changed, cursor, leftOut, wholeAt: new Date(), bytes: (await stat(path)).size };
}

/** Returns the revision of a list, after checking its schema. */
async function headOf(form: MappingForm, path: string): Promise<string | null> {
  const paths = [form.revision, form.schema?.path ?? null].filter((one) => one !== null);
  let revision: string | null = null;
  if (paths.length === 0) return revision;
  for await (const { key, depth, value } of jsonValues(path, paths)) {
    if (depth > 1) continue;
    if (form.schema?.path === `$.${key}` && Number(value) > form.schema.most)
      throw new SourceError(
        'malformed',
        `The list is of schema ${String(value).slice(0, 20)}; up to ${form.schema.most} is known. Update the hub.`,
      );
    if (form.revision === `$.${key}` && typeof value === 'string') revision = value.slice(0, 100);
  }
  return revision;
}
