/** Past content of an environment: its revisions, their differences, and lock files. */
import { isoTime } from '@terrarium/domain/calendar';
import { differenceOf, environmentYmlOf, explicitOf, sideKey } from '@terrarium/domain/environment';
import type { InstalledPackage, PackageDifference } from '@terrarium/domain/environment';
import { knowledgeOf, knowledgeWord } from '@terrarium/domain/policy';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { SbomFormat } from '../artifact/index.ts';
import { cursorPage, ItemOrder } from '../db/index.ts';
import type { CursorPage, Db, PageRequest } from '../db/index.ts';
import { csvStream, notFound } from '../http/index.ts';
import type * as contract from './contract.ts';
import { standingOf } from './risks.ts';
import { cycloneDxOf, spdxOf } from './sbom.ts';
import { shown } from './service.ts';
import type { Caller, EnvironmentService } from './service.ts';
import * as store from './store.ts';

const differenceOrder = new ItemOrder<PackageDifference>('differences', ['string'], ({ before, after }) => [
  sideKey((after ?? before)!),
]);

/** History of environments. */
export class EnvironmentHistory {
  readonly #db: Db;
  readonly #environments: EnvironmentService;
  readonly #publicUrl: string;

  constructor(db: Db, environments: EnvironmentService, publicUrl: string) {
    this.#db = db;
    this.#environments = environments;
    this.#publicUrl = publicUrl;
  }

  /** Returns a page of an environment's revisions, newest first. @throws 404 */
  async moments(caller: Caller, id: string, page: PageRequest): Promise<CursorPage<z.input<typeof contract.moment>>> {
    await this.#environments.find(caller, id);
    const { rows, total, pointers } = await store.moments(this.#db, id, page);
    return {
      items: rows.map(({ packages, before, at, last_at, ...row }) => {
        const changes = before === null ? [] : differenceOf(before, packages);
        const of = (wanted: string): number => changes.filter(({ change }) => change === wanted).length;
        return {
          ...row,
          at: isoTime(at),
          last_at: isoTime(last_at),
          added_count: of('added'),
          removed_count: of('removed'),
          changed_count: changes.length - of('added') - of('removed'),
        };
      }),
      total_count: total,
      ...pointers,
    };
  }

  /** Returns a page of the differences between two revisions, or two environments. @throws 404 */
  async difference(
    caller: Caller,
    id: string,
    query: contract.DifferenceQuery,
  ): Promise<CursorPage<z.input<typeof contract.packageDifference>>> {
    const { before, after } = await this.#sides(caller, id, query);
    const changes = differenceOf(before, after);
    return cursorPage(differenceOrder.page(changes, query), brief, changes.length);
  }

  async #sides(
    caller: Caller,
    id: string,
    { before, after, with: other }: Pick<contract.DifferenceQuery, 'before' | 'after' | 'with'>,
  ): Promise<{ before: InstalledPackage[]; after: InstalledPackage[] }> {
    await this.#environments.find(caller, id);
    if (other !== undefined) {
      await this.#environments.find(caller, other);
      return {
        before: before === undefined ? await this.#now(id) : await this.#at(id, before),
        after: after === undefined ? await this.#now(other) : await this.#at(other, after),
      };
    }
    const { rows } = await store.moments(this.#db, id, { limit: 200, offset: 0 });
    const last = after === undefined ? rows[0] : rows.find((row) => row.id === after);
    if (last === undefined) {
      if (after === undefined) return { before: [], after: [] };
      throw noMoment();
    }
    return { before: before === undefined ? (last.before ?? []) : await this.#at(id, before), after: last.packages };
  }

  async #now(id: string): Promise<InstalledPackage[]> {
    return (await store.packagesOf(this.#db, [id])).get(id) ?? [];
  }

  async #at(id: string, momentId: string): Promise<InstalledPackage[]> {
    const packages = await store.packagesAt(this.#db, id, momentId);
    if (packages === undefined) throw noMoment();
    return packages;
  }

  /** Returns an environment as a lock file. @throws 404 */
  async lock(
    caller: Caller,
    id: string,
    form: 'explicit' | 'environment_yml',
  ): Promise<{ name: string; text: string }> {
    const row = await this.#environments.find(caller, id);
    const packages = await this.#now(id);
    const written = { name: row.name, platform: row.platform };
    const stem = row.name.replaceAll(/[^\w.-]+/g, '-').slice(0, 80) || 'environment';
    if (form === 'environment_yml') return { name: `${stem}.yml`, text: environmentYmlOf(written, packages) };
    const known = await this.#environments.known(caller, packages);
    const text = explicitOf(written, packages, (each) => {
      const file = known.get(each);
      return file
        ? {
            url: `${this.#publicUrl}/repo/${caller.organization.name}/${file.channel}/${file.subdir}/${file.file_name}`,
            sha256: null,
          }
        : null;
    });
    return { name: `${stem}.txt`, text };
  }

  /** Returns an environment as an SBOM. @throws 404 */
  async sbom(caller: Caller, id: string, format: SbomFormat): Promise<string> {
    const row = await this.#environments.find(caller, id);
    const packages = (await this.#environments.risks(caller, [row])).get(id) ?? [];
    const { name, device, platform } = row;
    const environment = { organization: caller.organization.name, id, name, device, platform, packages };
    const moment = { id: randomUUID(), at: new Date() };
    return format === 'spdx' ? spdxOf(environment, moment, this.#publicUrl) : cycloneDxOf(environment, moment);
  }

  /** Returns all packages of an environment as CSV, each with its decision and issues. @throws 404 */
  async table(caller: Caller, id: string): Promise<Readable> {
    const row = await this.#environments.find(caller, id);
    const packages = (await this.#environments.risks(caller, [row])).get(id) ?? [];
    return csvStream(
      [
        'name',
        'version',
        'build',
        'channel',
        'platform',
        'decision',
        'decided_by',
        'worst_score',
        'cves',
        'vulnerabilities',
        'solved_at',
      ],
      packages.map(({ installed, compared, file }) => [
        installed.name,
        installed.version,
        installed.build_string,
        installed.channel,
        installed.platform,
        file?.decision ?? '',
        file?.decided_by ?? '',
        knowledgeOf(compared).worst ?? '',
        standingOf(compared)
          .map((advisory) => advisory.id)
          .join(' '),
        knowledgeWord(knowledgeOf(compared)),
        // Solved packages aren't installed anywhere.
        installed.channel === 'pypi' ? '' : (isoTime(row.solved_at) ?? ''),
      ]),
    );
  }
}

const noMoment = () => notFound('This environment revision', 'environment_not_found');

const brief = ({ before, after, ...rest }: PackageDifference): z.input<typeof contract.packageDifference> => ({
  ...rest,
  before: before && shown(before),
  after: after && shown(after),
});
