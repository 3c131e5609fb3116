import type { Environment, InstalledPackage } from '../gen/schema.ts';
import { toVulnerabilities } from '../artifact/index.ts';
import { decisionOf, toId } from '../graphql/index.ts';
import { path, type List, type RestClient, type RestEnvironment, type RestKnownPackage } from '../rest/index.ts';

/** An environment without what has a call of its own. */
export interface EnvironmentModel extends Omit<Environment, 'packages'> {
  organizationName: string;
}

type Page = { limit: number; offset: number };

const toEnvironment =
  (organization: string) =>
  (environment: RestEnvironment): EnvironmentModel => ({
    id: toId('Environment', organization, environment.id),
    environmentId: environment.id,
    organizationName: organization,
    name: environment.name,
    prefix: environment.prefix,
    device: environment.device,
    platform: environment.platform,
    ownerName: environment.owner?.name ?? null,
    packageCount: environment.package_count,
    canRemove: environment.can_remove,
    channels: environment.channels,
    createdAt: environment.created_at,
    updatedAt: environment.updated_at,
  });

const toPackage = ({
  name,
  version,
  build_string: build,
  channel,
  platform,
  hub,
}: RestKnownPackage): InstalledPackage => ({
  name,
  version,
  build,
  channel,
  platform,
  hubChannel: hub?.channel ?? null,
  file: hub && { subdir: hub.subdir, fileName: hub.file_name },
  decision: hub && decisionOf(hub.decision),
  decidedBy: hub?.decided_by ?? null,
  vulnerabilities: hub && toVulnerabilities(hub.vulnerabilities),
});

/** REST calls of the environment area. */
export class EnvironmentSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of an organization's environments. */
  async list(organization: string, q: string | null, page: Page): Promise<List<EnvironmentModel>> {
    const { items, total_count } = await this.#rest.get<List<RestEnvironment>>(
      path`/api/environments/organizations/${organization}/environments`,
      { ...page, ...(q === null ? {} : { q }) },
    );
    return { items: items.map(toEnvironment(organization)), total_count };
  }

  /** One environment; null when unknown or not visible. */
  async find(organization: string, id: string): Promise<EnvironmentModel | null> {
    const environment = await this.#rest.find<RestEnvironment>(
      path`/api/environments/organizations/${organization}/environments/${id}`,
    );
    return environment && toEnvironment(organization)(environment);
  }

  /** Takes an environment off the list, or puts it back. */
  async setRemoved(organization: string, id: string, remove: boolean): Promise<EnvironmentModel> {
    return toEnvironment(organization)(
      await this.#rest.write<RestEnvironment>(
        'PATCH',
        path`/api/environments/organizations/${organization}/environments/${id}/remove`,
        { remove },
      ),
    );
  }

  /** A page of an environment's packages. */
  async packages(environment: EnvironmentModel, page: Page): Promise<List<InstalledPackage>> {
    const target = path`/api/environments/organizations/${environment.organizationName}/environments/${environment.environmentId}/packages/latest`;
    const { items, total_count } = await this.#rest.get<List<RestKnownPackage>>(target, page);
    return { items: items.map(toPackage), total_count };
  }
}
