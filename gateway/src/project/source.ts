import { encodedPath } from '@terrarium/domain/access';
import type { Project, ProjectFolder } from '../gen/schema.ts';
import { toId } from '../graphql/index.ts';
import { path, type List, type RestClient, type Schemas, versionOf } from '../rest/index.ts';

/** A project. */
type RestProject = Schemas['Project'];
/** A folder of a project's files. */
type RestProjectTree = Schemas['ProjectTree'];

type Page = { limit: number; offset: number };

/** A project without what has a call of its own. */
export type ProjectModel = Omit<Project, 'folder'>;

const toProject = (project: RestProject): ProjectModel => ({
  id: toId('Project', project.id),
  projectId: project.id,
  name: project.name,
  get version() {
    return versionOf('project', project);
  },
  title: project.title,
  ownerName: project.owner.name,
  isOfOrganization: project.owner.kind === 'organization',
  createdAt: project.created_at,
  updatedAt: project.updated_at,
  canEdit: project.can_edit,
});

/** Address of a file's bytes. */
const fileAddress = (uuid: string, file: string): string => `${path`/api/projects/${uuid}/files`}/${encodedPath(file)}`;

/** REST calls of the project area; projects by UUID. */
export class ProjectSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of the projects of the caller (`me`) or of an organization. */
  async list(owner: string, page: Page): Promise<List<ProjectModel>> {
    const { items, total_count } = await this.#rest.get<List<RestProject>>('/api/projects', { owner, ...page });
    return { items: items.map(toProject), total_count };
  }

  /** One project; null when unknown or not visible. */
  async find(uuid: string): Promise<ProjectModel | null> {
    const project = await this.#rest.find<RestProject>(path`/api/projects/${uuid}`);
    return project && toProject(project);
  }

  /** A page of what stands right in a folder; null when there is none. */
  async folder(uuid: string, folder: string, page: Page): Promise<ProjectFolder | null> {
    const tree = await this.#rest.find<RestProjectTree>(path`/api/projects/${uuid}/file-tree`, {
      ...(folder === '' ? {} : { path: folder }),
      depth: '1',
      ...page,
    });
    const within = folder === '' ? '' : `${folder}/`;
    return (
      tree && {
        path: folder,
        totalCount: tree.total,
        usedBytes: tree.storage.used,
        roomBytes: tree.storage.room,
        entries: (tree.contents ?? []).map((entry) => ({
          name: entry.key,
          path: `${within}${entry.key}`,
          isFolder: entry.contents !== null,
          fileCount: entry.files,
          size: entry.size,
          sha256: entry.sha256,
          updatedAt: entry.updated_at,
          url: entry.contents === null ? fileAddress(uuid, `${within}${entry.key}`) : null,
        })),
      }
    );
  }

  /** Deletes a file, or with `recursive` a folder. */
  async removeFile(uuid: string, file: string, recursive: boolean): Promise<void> {
    await this.#rest.write('DELETE', `${fileAddress(uuid, file)}${recursive ? '?recursive=true' : ''}`);
  }

  /** Creates a project, for the caller unless an organization is named. */
  async create({
    organization,
    ...values
  }: {
    name?: string;
    title?: string;
    organization?: string;
  }): Promise<ProjectModel> {
    return toProject(
      await this.#rest.write<RestProject>('POST', '/api/projects', {
        ...values,
        ...(organization === undefined ? {} : { owner: { name: organization } }),
      }),
    );
  }

  /** Changes name and title. */
  async update(uuid: string, values: { name?: string; title?: string }): Promise<ProjectModel> {
    return toProject(await this.#rest.write<RestProject>('PATCH', path`/api/projects/${uuid}`, values));
  }

  /** Deletes a project. */
  async remove(uuid: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/projects/${uuid}`);
  }

  /** Brings a deleted project back. */
  async restore(uuid: string): Promise<ProjectModel> {
    return toProject(await this.#rest.write<RestProject>('POST', path`/api/projects/${uuid}/restore`));
  }
}
