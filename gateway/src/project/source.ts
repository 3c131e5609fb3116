import type { Project } from '../gen/schema.ts';
import { toId } from '../graphql/index.ts';
import { path, type List, type RestClient, type RestProject } from '../rest/index.ts';

type Page = { limit: number; offset: number };

const toProject = (project: RestProject): Project => ({
  id: toId('Project', project.id),
  projectId: project.id,
  name: project.name,
  title: project.title,
  ownerName: project.owner.name,
  isOfOrganization: project.owner.kind === 'organization',
  createdAt: project.created_at,
  updatedAt: project.updated_at,
  canEdit: project.can_edit,
});

/** REST calls of the project area; projects by UUID. */
export class ProjectSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of the projects of the caller (`me`) or of an organization. */
  async list(owner: string, page: Page): Promise<List<Project>> {
    const { items, total_count } = await this.#rest.get<List<RestProject>>('/api/projects', { owner, ...page });
    return { items: items.map(toProject), total_count };
  }

  /** One project; null when unknown or not visible. */
  async find(uuid: string): Promise<Project | null> {
    const project = await this.#rest.find<RestProject>(path`/api/projects/${uuid}`);
    return project && toProject(project);
  }

  /** Creates a project, for the caller unless an organization is named. */
  async create({
    organization,
    ...values
  }: {
    name?: string;
    title?: string;
    organization?: string;
  }): Promise<Project> {
    return toProject(
      await this.#rest.write<RestProject>('POST', '/api/projects', {
        ...values,
        ...(organization === undefined ? {} : { owner: { name: organization } }),
      }),
    );
  }

  /** Changes name and title. */
  async update(uuid: string, values: { name?: string; title?: string }): Promise<Project> {
    return toProject(await this.#rest.write<RestProject>('PATCH', path`/api/projects/${uuid}`, values));
  }

  /** Deletes a project. */
  async remove(uuid: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/projects/${uuid}`);
  }

  /** Brings a deleted project back. */
  async restore(uuid: string): Promise<Project> {
    return toProject(await this.#rest.write<RestProject>('POST', path`/api/projects/${uuid}/restore`));
  }
}
