import { isoTime } from '@terrarium/domain/calendar';
import { writeOpenVex } from '@terrarium/domain/advisory';
import type { OpenVexDocument } from '@terrarium/domain/advisory';
import { canonicalAdvisoryId, isAdvisoryId } from '@terrarium/domain/policy';
import type { Advisories, KnownFault } from '../advisory/index.ts';
import { noteChange } from '../change/index.ts';
import { isId } from '../db/index.ts';
import type { CursorPage, Db, Trx } from '../db/index.ts';
import { notFound, unprocessable } from '../http/index.ts';
import type { Detail, OrganizationContext, Viewer } from '../http/index.ts';
import type { CurationAnswer, CurationInput, CurationsQuery } from './contract.ts';
import { isSameProduct, keyOf, productsOf, saysTheSame } from './products.ts';
import * as store from './store.ts';

/** Maximum number of statements about one CVE on a page. */
const MOST_OF_CVE = 200;
/** Maximum number of statements in an exported document. */
const MOST_EXPORTED = 10_000;

/** VEX statements of organizations, each for its own channels and users. */
export class Curations {
  readonly #db: Db;
  readonly #advisories: Pick<Advisories, 'faults' | 'changed'>;
  readonly #publicUrl: string;

  constructor(db: Db, advisories: Pick<Advisories, 'faults' | 'changed'>, publicUrl: string) {
    this.#db = db;
    this.#advisories = advisories;
    this.#publicUrl = publicUrl;
  }

  /** Returns a page of an organization's statements. */
  async list(
    organizationId: string,
    { cve, package: name, history, look_again, ...page }: CurationsQuery,
  ): Promise<CursorPage<CurationAnswer>> {
    const { rows, total, pointers } = await store.listCurations(
      this.#db,
      {
        organizationIds: [organizationId],
        faults: cve === undefined ? undefined : await this.#idsOf(cve),
        name,
        history: history === 'true',
        lookAgain: look_again === 'true',
      },
      page,
    );
    return { items: rows.map(answer), total_count: total, ...pointers };
  }

  /** Returns current and past statements of the viewer's organizations about an advisory, by organization. */
  async ofCve({ userId }: Viewer, id: string) {
    const cve = canonicalAdvisoryId(id);
    if (!isAdvisoryId(cve)) throw notFound(`The CVE '${id}'`, 'cve_not_found');
    const organizations = await store.curatingOrganizations(this.#db, userId);
    const { rows } = await store.listCurations(
      this.#db,
      {
        organizationIds: organizations.map((one) => one.id),
        faults: await this.#idsOf(cve),
        history: true,
        lookAgain: false,
      },
      { limit: MOST_OF_CVE, offset: 0 },
    );
    return {
      items: organizations.map(({ id: organizationId, name, title, canCurate }) => ({
        organization: name,
        title,
        can_curate: canCurate,
        curations: rows.filter((row) => row.organization_id === organizationId).map(answer),
      })),
      total_count: organizations.length,
    };
  }

  /**
   * Adds a statement about files of a package, replacing earlier ones about the same files.
   * @throws 422 for an unknown advisory, or a package that no channel of the organization has
   */
  async say(organization: OrganizationContext, userId: string | null, input: CurationInput): Promise<CurationAnswer> {
    const { fault, said } = await statementOf(this.#db, this.#advisories, organization, input);
    const id = await this.#db.transaction().execute(async (trx) => {
      await store.lockStatements(trx, organization.id);
      const before = (await store.standing(trx, organization.id, fault.ids, null)).filter((one) =>
        isSameProduct(one, said),
      );
      const same = before.find((one) => one.fault === said.fault && saysTheSame(one, said));
      if (same !== undefined && before.length === 1) return same.id;
      await store.endCurations(
        trx,
        before.map((one) => one.id),
        userId,
      );
      const [made] = await store.insertCurations(trx, organization.id, [said], userId);
      await this.#note(trx, organization, userId, 'cve_curated', said, said.status.replaceAll('_', ' '));
      return made!;
    });
    await this.#advisories.changed();
    return this.#one(organization.id, id);
  }

  /** Removes a statement. Feeds apply again. @throws 404 if it isn't active */
  async withdraw(organization: OrganizationContext, userId: string | null, id: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await store.lockStatements(trx, organization.id);
      const found = isId(id) ? await store.findCuration(trx, organization.id, id) : undefined;
      if (found === undefined || found.ended_at !== null) throw notFound('This statement', 'curation_not_found');
      await store.endCurations(trx, [id], userId);
      await this.#note(trx, organization, userId, 'cve_curation_withdrawn', found);
    });
    await this.#advisories.changed();
  }

  /** Exports an organization's own statements as an OpenVEX document, without imported ones. */
  async exported(organization: OrganizationContext): Promise<Record<string, unknown>> {
    const { rows } = await store.listCurations(
      this.#db,
      { organizationIds: [organization.id], history: false, lookAgain: false, own: true },
      { limit: MOST_EXPORTED, offset: 0 },
    );
    const faults = await this.#advisories.faults([...new Set(rows.map(({ fault }) => fault))]);
    const { count, at } = await store.changesOf(this.#db, organization.id);
    return writeOpenVex(
      {
        id: `${this.#publicUrl}/api/organizations/${organization.name}/openvex`,
        author: organization.title,
        at: at ?? new Date(0),
        version: Math.max(1, count),
      },
      rows.map((row) => ({
        id: row.id,
        fault: row.fault,
        aliases: (faults.get(row.fault)?.ids ?? []).filter((one) => one !== row.fault).sort(),
        name: row.conda_name,
        versions: row.versions,
        build: row.build,
        subdir: row.subdir,
        channel: row.channel,
        status: row.status,
        justification: row.justification,
        note: row.note,
        at: row.stated_at,
      })),
    );
  }

  /**
   * Imports an OpenVEX document completely or not at all.
   * The organization's own statements have priority.
   * @throws 422 with the position of a product that no channel of the organization has
   */
  async take(organization: OrganizationContext, userId: string | null, { author, statements }: OpenVexDocument) {
    const wrong: Detail[] = [];
    const ids = statements.flatMap((one) => one.ids.map(canonicalAdvisoryId)).filter(isAdvisoryId);
    const faults = await this.#advisories.faults([...new Set(ids)]);
    const about = (await productsOf(this.#db, organization, statements)).map((products, at) =>
      products.flatMap(({ files, problem }, position) => {
        if (problem !== null)
          wrong.push({
            loc: ['body', 'statements', at, 'products', position],
            msg: problem,
            type: 'value_error.unknown',
          });
        return files;
      }),
    );
    // Of several statements about one product in a document, the last one counts.
    const said = new Map<string, store.Said>();
    statements.forEach((statement, at) => {
      const named = statement.ids.map(canonicalAdvisoryId).filter(isAdvisoryId);
      const fault = named.find((id) => faults.has(id)) ?? named[0];
      if (fault === undefined) {
        wrong.push({
          loc: ['body', 'statements', at, 'vulnerability'],
          msg: `'${(statement.ids[0] ?? '').slice(0, 80)}' isn't a valid CVE or advisory ID`,
          type: 'value_error.unknown',
        });
        return;
      }
      for (const product of about[at]!) {
        const one: store.Said = {
          ...product,
          fault,
          rests_on: faults.get(fault)?.standing ?? [],
          status: statement.status,
          justification: statement.justification,
          note: statement.note,
          source: author,
          stated_at: new Date(statement.at),
        };
        said.set(keyOf(one), one);
      }
    });
    if (wrong.length > 0) throw unprocessable(wrong);
    const taken = await this.#db.transaction().execute(async (trx) => {
      await store.lockStatements(trx, organization.id);
      const all = [...said.values()];
      const before = new Map(
        (await store.standing(trx, organization.id, [...new Set(all.map((one) => one.fault))], author)).map((one) => [
          keyOf(one),
          one,
        ]),
      );
      const news = all.filter((one) => {
        const known = before.get(keyOf(one));
        return known === undefined || (known.stated_at <= one.stated_at && !saysTheSame(known, one));
      });
      await store.endCurations(
        trx,
        news.flatMap((one) => before.get(keyOf(one))?.id ?? []),
        userId,
      );
      await store.insertCurations(trx, organization.id, news, userId);
      if (news.length > 0)
        await noteChange(trx, {
          organizationId: organization.id,
          actorId: userId,
          kind: 'vex_imported',
          subject: author,
          detail: news.length === 1 ? '1 statement' : `${news.length} statements`,
        });
      return news.length;
    });
    if (taken > 0) await this.#advisories.changed();
    return { taken, unchanged: said.size - taken };
  }

  /** Returns all IDs of an advisory; only the given one if unknown. */
  async #idsOf(id: string): Promise<string[]> {
    return (await this.#advisories.faults([id])).get(id)?.ids ?? [id];
  }

  async #one(organizationId: string, id: string): Promise<CurationAnswer> {
    const { rows } = await store.listCurations(
      this.#db,
      { organizationIds: [organizationId], history: true, lookAgain: false, id },
      { limit: 1, offset: 0 },
    );
    const [row] = rows;
    if (row === undefined) throw notFound('This statement', 'curation_not_found');
    return answer(row);
  }

  async #note(
    trx: Trx,
    { id }: OrganizationContext,
    actorId: string | null,
    kind: 'cve_curated' | 'cve_curation_withdrawn',
    { fault, conda_name, versions, build }: store.Said,
    detail = '',
  ): Promise<void> {
    const product = [conda_name, versions, build].filter((part) => part !== null).join(' ');
    await noteChange(trx, { organizationId: id, actorId, kind, subject: `${fault} in ${product}`, detail });
  }
}

/**
 * Validates an input and returns the statement.
 * @throws 422 for an unknown advisory, or a package that no channel of the organization has
 */
export async function statementOf(
  db: Db,
  advisories: Pick<Advisories, 'faults'>,
  organization: OrganizationContext,
  input: CurationInput,
): Promise<{ fault: KnownFault; said: store.Said }> {
  const { cve, package: name, ...rest } = input;
  const fault = (await advisories.faults([cve])).get(cve);
  const wrong: Detail[] = [];
  if (fault === undefined)
    wrong.push({ loc: ['body', 'cve'], msg: `This hub knows no advisory ${cve}`, type: 'value_error.unknown' });
  if (!(await store.knownPackages(db, organization.id, [name])).has(name))
    wrong.push({
      loc: ['body', 'package'],
      msg: `No channel of ${organization.name} has a package '${name}'`,
      type: 'value_error.unknown',
    });
  if (fault === undefined || wrong.length > 0) throw unprocessable(wrong);
  const said: store.Said = {
    ...rest,
    fault: cve,
    rests_on: fault.standing,
    conda_name: name,
    channel_id: null,
    source: null,
    stated_at: new Date(),
  };
  return { fault, said };
}

function answer(row: store.CurationRow): CurationAnswer {
  return {
    id: row.id,
    organization: row.organization,
    cve: row.fault,
    package: row.conda_name,
    versions: row.versions,
    build: row.build,
    subdir: row.subdir,
    channel: row.channel,
    status: row.status,
    justification: row.justification,
    note: row.note,
    source: row.source,
    said_by: row.said_by,
    said_at: isoTime(row.said_at),
    ended_by: row.ended_by,
    ended_at: isoTime(row.ended_at),
    withdrawn: row.ended_at === null ? row.withdrawn : [],
  };
}
