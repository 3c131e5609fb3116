import { encodedPath } from '@terrarium/domain/access';
import type { FileEncoding, Project, ProjectFolder } from '../gen/schema.ts';
import { toId } from '../graphql/index.ts';
import { path, UpstreamError, type List, type RestClient, type Schemas, versionOf } from '../rest/index.ts';

/** A project. */
type RestProject = Schemas['Project'];
/** A file as it was stored. */
type RestProjectFile = Schemas['ProjectFile'];
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

/** Longest content in a mutation: a text of the variables is no longer either. */
const MOST_CHARACTERS = 16_000;

const refusedContent = (msg: string): UpstreamError =>
  new UpstreamError('BAD_USER_INPUT', msg, { detail: [{ loc: ['body', 'content'], msg }] });

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

  /** Writes a file. @returns its SHA-256 @throws UpstreamError BAD_USER_INPUT for content that is too large or no Base64 */
  async writeFile(uuid: string, file: string, content: string, encoding: FileEncoding): Promise<string> {
    if (content.length > MOST_CHARACTERS)
      throw refusedContent(`The content is longer than ${MOST_CHARACTERS} characters. Send larger files by REST.`);
    const bytes = Buffer.from(content, encoding === 'BASE64' ? 'base64' : 'utf8');
    // Node skips what is no Base64.
    if (
      encoding === 'BASE64' &&
      bytes.toString('base64').replace(/={1,2}$/, '') !== content.trim().replace(/={1,2}$/, '')
    )
      throw refusedContent('The content is no Base64.');
    const stored = await this.#rest.write<RestProjectFile>('PUT', `${fileAddress(uuid, file)}?redirect=false`, bytes);
    return stored.sha256;
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
  async update(
    uuid: string,
    values: Partial<Record<'name' | 'title', string | null | undefined>>,
  ): Promise<ProjectModel> {
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
