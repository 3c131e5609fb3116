/** What people of this hub say a conda package is upstream. */
import { canonicalName } from '@terrarium/domain/advisory';
import type { Db } from '../db/index.ts';
import { decideChange } from './claims.ts';
import type { PackageChangesAnswer, UpstreamAnswer, UpstreamInput } from './contract.ts';
import type { Advisories } from './service.ts';
import { countUp } from './store.ts';
import { HUB } from './tables.ts';

/** Identities of packages, as operators read and write them. */
export class Identities {
  readonly #db: Db;
  readonly #advisories: Advisories;

  constructor(db: Db, advisories: Advisories) {
    this.#db = db;
    this.#advisories = advisories;
  }

  /** What is known of a package; of one that nobody mapped the role is null. */
  async of(name: string): Promise<UpstreamAnswer> {
    const rows = await this.#db
      .selectFrom('package_identity')
      .selectAll()
      .where('conda_name', '=', name)
      .orderBy('ecosystem')
      .orderBy('name')
      .execute();
    const role = await this.#db
      .selectFrom('package_role')
      .select('role')
      .where('conda_name', '=', name)
      .executeTakeFirst();
    return {
      name,
      role: role?.role ?? null,
      mappings: rows.map(
        ({ ecosystem, name: upstream, confidence, relation, letters, origin, evidence, reviewed_at }) => ({
          ecosystem,
          name: upstream,
          confidence,
          relation,
          letters: letters === null ? null : 'after',
          origin,
          evidence,
          reviewed_at: reviewed_at?.toISOString() ?? null,
        }),
      ),
    };
  }

  /** Changes that wait, the oldest first: lists of mappings would take away what is relied on. */
  async changes({ limit, offset }: { limit: number; offset: number }): Promise<PackageChangesAnswer> {
    const waiting = this.#db.selectFrom('package_change').where('declined_at', 'is', null);
    const rows = await waiting
      .selectAll()
      .orderBy('asked_at')
      .orderBy('conda_name')
      .limit(limit)
      .offset(offset)
      .execute();
    const { count } = await waiting.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
    return {
      items: rows.map(({ conda_name: name, feed, lost, proposed, asked_at }) => ({
        name,
        feed,
        lost,
        proposed: proposed.identities.map((one) => `${one.ecosystem}/${one.name}`),
        asked_at: asked_at.toISOString(),
      })),
      total_count: Number(count),
    };
  }

  /**
   * Does the change of a package that waits, or keeps what is there; the same one is then not proposed again.
   * @throws 404 when none waits
   */
  async decide(name: string, accept: boolean, userId: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await decideChange(trx, name, accept, userId);
      if (accept) await countUp(trx);
    });
    if (accept) await this.#advisories.changed();
  }

  /** Says what a package is, in place of what was known. */
  async say(name: string, { role, mappings, evidence }: UpstreamInput, userId: string): Promise<UpstreamAnswer> {
    const rows = new Map(
      mappings.map(({ ecosystem, name: upstream, confidence, relation, letters }) => {
        const row = {
          conda_name: name,
          ecosystem,
          name: canonicalName(ecosystem, upstream),
          confidence,
          relation: relation ?? null,
          letters: letters ?? null,
          origin: HUB,
          reviewed_by: userId,
          reviewed_at: new Date(),
          evidence,
        };
        return [`${ecosystem}/${row.name}`, row];
      }),
    );
    await this.#db.transaction().execute(async (trx) => {
      await trx.deleteFrom('package_identity').where('conda_name', '=', name).execute();
      await trx.deleteFrom('package_change').where('conda_name', '=', name).execute();
      if (rows.size > 0)
        await trx
          .insertInto('package_identity')
          .values([...rows.values()])
          .execute();
      const said = { conda_name: name, role, origin: HUB };
      await trx
        .insertInto('package_role')
        .values(said)
        .onConflict((conflict) => conflict.column('conda_name').doUpdateSet(said))
        .execute();
      await countUp(trx);
    });
    await this.#advisories.changed();
    return this.of(name);
  }
}
