/**
 * Mapping lists: what they state about packages, what applies, and what waits for review because it would make a
 * package look clean.
 */
import { CONFIDENCES, isWeak, joinClaims } from '@terrarium/domain/advisory';
import type { Claim, Identity } from '@terrarium/domain/advisory';
import { sql } from 'kysely';
import { notFound } from '../http/index.ts';
import type { Trx } from '../db/index.ts';
import { HUB } from './tables.ts';

/** The operator's own list in the data folder. For packages in it, only this list applies. */
export const OWN_LIST = 'mapping';

/** A change that waits for an operator's review. */
export interface WaitingChange {
  name: string;
  /** Identities that the package would lose, or keep with less confidence, as ecosystem/name. */
  lost: string[];
}

const keyOf = ({ ecosystem, name }: { ecosystem: string; name: string }): string => `${ecosystem}/${name}`;

/**
 * Imports the statements of a list, replacing its earlier ones.
 * @param claims by conda name, lowercase
 * @returns how many packages changed, and the changes that wait for review
 */
export async function takeClaims(
  trx: Trx,
  feed: string,
  revision: string | null,
  claims: ReadonlyMap<string, Claim>,
): Promise<{ changed: number; waits: WaitingChange[] }> {
  const known = await trx
    .selectFrom('package_claim')
    .select(['conda_name', 'role', 'identities'])
    .where('feed', '=', feed)
    .where('conda_name', 'in', [...claims.keys()])
    .execute();
  const before = new Map(known.map((row) => [row.conda_name, textOf(row)]));
  const news = [...claims].filter(([name, claim]) => before.get(name) !== textOf(claim));
  if (news.length === 0) return { changed: 0, waits: [] };
  await sql`
    insert into package_claim (feed, conda_name, role, identities, revision)
    select ${feed}, name, role, identities, ${revision} from json_to_recordset(${JSON.stringify(
      news.map(([name, { role, identities }]) => ({ name, role, identities })),
    )}::json) as given(name text, role text, identities jsonb)
    on conflict (feed, conda_name) do update set role = excluded.role, identities = excluded.identities, revision = excluded.revision`.execute(
    trx,
  );
  return settle(
    trx,
    feed,
    news.map(([name]) => name),
  );
}

/** Deletes a list's statements about packages that it no longer contains. */
export async function dropClaims(
  trx: Trx,
  feed: string,
  names: ReadonlySet<string>,
): Promise<{ changed: number; waits: WaitingChange[] }> {
  const gone = await trx
    .deleteFrom('package_claim')
    .where('feed', '=', feed)
    .where(sql<boolean>`not (conda_name = any(${[...names]}::text[]))`)
    .returning('conda_name')
    .execute();
  return gone.length === 0
    ? { changed: 0, waits: [] }
    : settle(
        trx,
        feed,
        gone.map((row) => row.conda_name),
      );
}

/** Reviews the pending change of a package: applies or declines it. @throws 404 if there is none */
export async function decideChange(trx: Trx, name: string, accept: boolean, userId: string): Promise<void> {
  const change = await trx
    .selectFrom('package_change')
    .select(['feed', 'proposed'])
    .where('conda_name', '=', name)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  if (!change) throw notFound(`A change of '${name}' that waits`, 'package_change_not_found');
  if (!accept) {
    await trx
      .updateTable('package_change')
      .set({ declined_at: new Date(), declined_by: userId })
      .where('conda_name', '=', name)
      .execute();
    return;
  }
  await trx.deleteFrom('package_change').where('conda_name', '=', name).execute();
  await writeIdentities(trx, new Map([[name, change.proposed]]), change.feed, { by: userId });
}

/** Returns a canonical text of a claim. */
function textOf({ role, identities }: Claim): string {
  return JSON.stringify([
    role,
    identities
      .map((one) => [one.ecosystem, one.name, one.confidence, one.relation, one.letters ?? null, one.origin])
      .map((fields) => JSON.stringify(fields))
      .sort(),
  ]);
}

/** Applies the statements of all lists, except where they would remove a trusted identity. */
async function settle(
  trx: Trx,
  feed: string,
  names: readonly string[],
): Promise<{ changed: number; waits: WaitingChange[] }> {
  const list = [...names];
  const [claims, identities, roles, changes] = [
    await trx.selectFrom('package_claim').selectAll().where('conda_name', 'in', list).orderBy('feed').execute(),
    await trx.selectFrom('package_identity').selectAll().where('conda_name', 'in', list).execute(),
    await trx.selectFrom('package_role').selectAll().where('conda_name', 'in', list).execute(),
    await trx.selectFrom('package_change').selectAll().where('conda_name', 'in', list).execute(),
  ];
  const claimsOf = Map.groupBy(claims, (row) => row.conda_name);
  const identitiesOf = Map.groupBy(identities, (row) => row.conda_name);
  const roleOf = new Map(roles.map((row) => [row.conda_name, row]));
  const changeOf = new Map(changes.map((row) => [row.conda_name, row]));
  const settled = new Map<string, Claim>();
  const waits: (WaitingChange & { proposed: Claim })[] = [];
  const over: string[] = [];
  for (const name of list) {
    const role = roleOf.get(name);
    const before = identitiesOf.get(name) ?? [];
    // Mappings set by users of this hub stay.
    if (role?.origin === HUB || before.some(({ origin }) => origin === HUB)) continue;
    const said = claimsOf.get(name) ?? [];
    const own = said.filter((claim) => claim.feed === OWN_LIST);
    const proposed = joinClaims(own.length > 0 ? own : said);
    const lost = role?.role === 'no-code' ? [] : lostOf(before, proposed);
    if (lost.length === 0) {
      settled.set(name, proposed);
      over.push(name);
      continue;
    }
    const change = changeOf.get(name);
    if (change?.declined_at && textOf(change.proposed) === textOf(proposed)) continue;
    waits.push({ name, lost, proposed });
  }
  if (over.length > 0) await trx.deleteFrom('package_change').where('conda_name', 'in', over).execute();
  await sql`
    insert into package_change (conda_name, feed, lost, proposed)
    select name, ${feed}, lost, proposed from json_to_recordset(${JSON.stringify(waits)}::json) as given(name text, lost text[], proposed jsonb)
    on conflict (conda_name) do update set feed = excluded.feed, lost = excluded.lost, proposed = excluded.proposed, asked_at = now(),
      declined_at = null, declined_by = null`.execute(trx);
  await writeIdentities(trx, settled, feed);
  return { changed: settled.size, waits: waits.map(({ name, lost }) => ({ name, lost })) };
}

/**
 * Returns trusted identities that would be removed or weakened.
 * Less certain ones match no malware advisories, and a different meaning of letters matches other versions.
 */
function lostOf(
  before: readonly (Pick<Identity, 'ecosystem' | 'name' | 'confidence' | 'relation'> & { letters: string | null })[],
  after: Claim,
): string[] {
  const relied = new Map(
    after.role === 'no-code' ? [] : after.identities.filter((one) => !isWeak(one)).map((one) => [keyOf(one), one]),
  );
  return before
    .filter((row) => !isWeak(row))
    .filter((row) => {
      const next = relied.get(keyOf(row));
      return (
        next === undefined ||
        CONFIDENCES.indexOf(next.confidence) > CONFIDENCES.indexOf(row.confidence) ||
        (next.letters ?? null) !== row.letters
      );
    })
    .map(keyOf);
}

/** Replaces the identities of packages. */
async function writeIdentities(
  trx: Trx,
  said: ReadonlyMap<string, Claim>,
  feed: string,
  reviewed?: { by: string },
): Promise<void> {
  if (said.size === 0) return;
  const names = [...said.keys()];
  await trx.deleteFrom('package_identity').where('conda_name', 'in', names).execute();
  await trx.deleteFrom('package_role').where('conda_name', 'in', names).execute();
  const rows = [...said].flatMap(([conda, { identities }]) =>
    identities.map(({ letters, ...one }) => ({ conda, letters: letters ?? null, ...one })),
  );
  await sql`
    insert into package_identity (conda_name, ecosystem, name, confidence, relation, letters, origin, origin_revision, reviewed_by, reviewed_at)
    select given.conda, given.ecosystem, given.name, given.confidence, given.relation, given.letters, given.origin,
      (select c.revision from package_claim c where c.feed = ${feed} and c.conda_name = given.conda), ${reviewed?.by ?? null}::uuid,
      ${reviewed ? new Date() : null}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given(conda text, ecosystem text, name text, confidence text, relation text, letters text, origin text)`.execute(
    trx,
  );
  const roles = [...said].flatMap(([conda, { role }]) => (role === null ? [] : [{ conda, role }]));
  await sql`
    insert into package_role (conda_name, role, origin)
    select conda, role, ${feed} from json_to_recordset(${JSON.stringify(roles)}::json) as given(conda text, role text)`.execute(
    trx,
  );
}
