/**
 * Finds environments that contain a package, match a spec, or are affected by a CVE, and those that couldn't be created
 * again if a channel blocked it.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { InvalidMatchSpec, matchSpec, parseMatchSpec } from '@terrarium/domain/conda';
import { advisoriesOf, canonicalAdvisoryId, recordAt, stands } from '@terrarium/domain/policy';
import type { z } from 'zod';
import type { Advisory } from '@terrarium/domain/policy';
import type { Advisories } from '../advisory/index.ts';
import type { Db } from '../db/index.ts';
import { unprocessable, userIdOf } from '../http/index.ts';
import type * as draftContract from './draftContract.ts';
import { isOwn, personOf } from './service.ts';
import type { EnvironmentDrafts, IsRefused } from './drafts.ts';
import type { Caller, EnvironmentService } from './service.ts';
import * as exposureStore from './exposureStore.ts';
import { everyBuild } from './watchStore.ts';

/** Maximum number of builds to list, most used first. */
const MOST_BUILDS = 50;

type Exposure = z.input<typeof draftContract.exposure>;

/** Finds environments by their packages. */
export class Exposures {
  readonly #db: Db;
  readonly #environments: EnvironmentService;
  readonly #advisories: Pick<Advisories, 'cves'>;
  readonly #drafts: EnvironmentDrafts;

  constructor(
    db: Db,
    environments: EnvironmentService,
    { advisories, drafts }: { advisories: Pick<Advisories, 'cves'>; drafts: EnvironmentDrafts },
  ) {
    this.#drafts = drafts;
    this.#db = db;
    this.#environments = environments;
    this.#advisories = advisories;
  }

  /**
   * Lists environments of the caller's organization, the caller's own first.
   * @throws 422 for an invalid package, or several criteria
   */
  async of(
    caller: Caller,
    { if_refused: ifRefused, ...asked }: draftContract.ExposureQuery,
    signal: AbortSignal,
  ): Promise<Exposure> {
    const { builds, refuses, coverage } = await this.#meant(caller, asked);
    const found = await exposureStore.holders(this.#db, {
      builds: builds.map(({ id }) => id),
      viewerId: userIdOf(caller.viewer),
      page: asked,
    });
    const byId = new Map(builds.map((build) => [build.id, build]));
    const outcomes = ifRefused ? await this.#drafts.refused(caller, found.rows, refuses, signal) : null;
    return {
      environment_count: found.environments,
      owner_count: found.owners,
      coverage,
      builds: found.builds.slice(0, MOST_BUILDS).map(({ id, environments }) => {
        const { id: _id, ...build } = byId.get(id)!;
        return { ...build, environment_count: environments };
      }),
      build_count: found.builds.length,
      items: found.rows.map(({ build_ids: ids, owner_id: ownerId, updated_at: updatedAt, ...row }) => ({
        id: row.id,
        name: row.name,
        device: row.device,
        prefix: row.prefix,
        platform: row.platform,
        updated_at: isoTime(updatedAt),
        owner: ownerId === null ? null : personOf({ ...row, id: ownerId }),
        is_own: isOwn(ownerId, caller.viewer),
        if_refused: outcomes?.get(row.id) ?? null,
        packages: ids.flatMap((id) => {
          const build = byId.get(id);
          return build === undefined
            ? []
            : [
                {
                  version: build.version,
                  name: build.name,
                  build_string: build.build_string,
                  channel: build.channel,
                  platform: build.platform,
                },
              ];
        }),
      })),
      total_count: found.environments,
      ...found.pointers,
    };
  }

  /** Counts environments with packages that the CVE may concern, or that weren't compared with anything. */
  async #coverage(
    caller: Caller,
    hit: readonly exposureStore.BuildRow[],
    undecided: readonly exposureStore.BuildRow[],
  ): Promise<Pick<NonNullable<Exposure['coverage']>, 'environment_count' | 'undecided_count' | 'not_checked_count'>> {
    const organizationId = caller.organization.id;
    const notChecked = await this.#environments.notChecked(organizationId, await everyBuild(this.#db, organizationId));
    const idsOf = (builds: readonly exposureStore.BuildRow[]): number[] => builds.map((build) => build.id);
    const counts = await exposureStore.coverage(this.#db, organizationId, {
      hit: idsOf(hit),
      undecided: idsOf(undecided),
      notChecked: idsOf(notChecked),
    });
    return {
      environment_count: counts.environments,
      undecided_count: counts.undecided,
      not_checked_count: counts.not_checked,
    };
  }

  /** Returns the matching builds, and how to recognize matching files of channels. */
  async #meant(
    caller: Caller,
    { package: name, spec, cve }: Pick<draftContract.ExposureQuery, 'package' | 'spec' | 'cve'>,
  ): Promise<{ builds: exposureStore.BuildRow[]; refuses: IsRefused; coverage: Exposure['coverage'] }> {
    const organizationId = caller.organization.id;
    if ([name, spec, cve].filter((each) => each !== undefined).length !== 1)
      throw wrong('package', 'Ask for one thing: a package, a match spec, or a CVE');
    if (name !== undefined) {
      const lower = name.toLowerCase();
      return {
        builds: await exposureStore.buildsNamed(this.#db, organizationId, [lower]),
        coverage: null,
        refuses: ({ records }, record) => records.names[records.nameOf[record]!] === lower,
      };
    }
    if (spec !== undefined) {
      const parsed = specOf(spec);
      const { exactName } = parsed;
      if (exactName === undefined) throw wrong('spec', 'A match spec must name one package here, such as numpy<2');
      const named = await exposureStore.buildsNamed(this.#db, organizationId, [exactName]);
      return {
        builds: named.filter((build) =>
          matchSpec(parsed, {
            ...build,
            build: build.build_string,
            build_number: Number(/(?:^|_)(\d+)$/.exec(build.build_string)?.[1] ?? 0),
            subdir: build.platform,
          }),
        ),
        refuses: ({ records }, record) =>
          records.names[records.nameOf[record]!] === exactName && matchSpec(parsed, recordAt(records, record)),
        coverage: null,
      };
    }
    const id = canonicalAdvisoryId(cve!);
    const fault = (await this.#advisories.cves([id])).get(id);
    const names = fault === undefined ? { conda: [], pip: [] } : await this.#environments.namesOf(fault);
    const ids = new Set(fault === undefined ? [id] : [fault.id, ...fault.aliases]);
    const named = await exposureStore.buildsOf(this.#db, organizationId, names);
    const risks = await this.#environments.risksOf(caller, named);
    const isAbout = (advisories: readonly Advisory[]): boolean =>
      advisories.some((advisory) => ids.has(advisory.id) && stands(advisory.status));
    const builds = named.filter((build) => isAbout(risks.get(build)!.compared.hits));
    const undecided = named.filter((build) => isAbout(risks.get(build)!.compared.undecided));
    return {
      builds,
      coverage: {
        is_known: fault !== undefined,
        is_compared: names.conda.length + names.pip.length > 0,
        ...(await this.#coverage(caller, builds, undecided)),
      },
      refuses: ({ advisories }, record) =>
        advisories.setOf[record] !== 0 &&
        advisoriesOf(advisories, record).some((advisory) => ids.has(advisory.id) && stands(advisory.status)),
    };
  }
}

function specOf(text: string) {
  try {
    return parseMatchSpec(text);
  } catch (error) {
    if (error instanceof InvalidMatchSpec) throw wrong('spec', error.message);
    throw error;
  }
}

const wrong = (field: string, message: string) =>
  unprocessable([{ loc: ['query', field], msg: message, type: 'value_error' }], message);
