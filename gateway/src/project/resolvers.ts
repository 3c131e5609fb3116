import { encodedPath } from '@terrarium/domain/access';
import { readProject } from '../gen/calls.ts';
import type { FileEncoding, ProjectFolder } from '../gen/schema.ts';
import { namedBy, payload, withPages, type AreaResolvers, type PagedBy, type AskedPage } from '../graphql/index.ts';
import { path, pointersOf, UpstreamError, type RestClient, type Schemas } from '../rest/index.ts';

/** Maximum number of entries of a folder per page. */
const MOST_ENTRIES = 1_000;
/** Longest content in a mutation: a text of the variables is no longer either. */
const MOST_CHARACTERS = 16_000;

const refusedContent = (msg: string): UpstreamError =>
  new UpstreamError('BAD_USER_INPUT', msg, { detail: [{ loc: ['body', 'content'], msg }] });

/** Address of a file's bytes. */
const fileAddress = (projectId: string, file: string): string =>
  `${path`/api/projects/${projectId}/files`}/${encodedPath(file)}`;

/** The bytes of a file's content. @throws UpstreamError BAD_USER_INPUT for content that is too large or no Base64 */
function bytesOf(content: string, encoding: FileEncoding): Buffer {
  if (content.length > MOST_CHARACTERS)
    throw refusedContent(`The content is longer than ${MOST_CHARACTERS} characters. Send larger files by REST.`);
  const bytes = Buffer.from(content, encoding === 'BASE64' ? 'base64' : 'utf8');
  const plain = (text: string): string => text.replace(/={1,2}$/, '');
  // Node ignores invalid Base64 characters.
  if (encoding === 'BASE64' && plain(bytes.toString('base64')) !== plain(content.trim()))
    throw refusedContent("The content isn't valid Base64.");
  return bytes;
}

/** A folder of a project, without its entries. */
export type ProjectFolderModel = PagedBy<ProjectFolder, 'entries'>;

/** Reads a page of a folder; null if the folder isn't found. */
async function readFolder(rest: RestClient, projectId: string, folder: string, page: AskedPage) {
  const tree = await rest.find<Schemas['ProjectTree']>(path`/api/projects/${projectId}/file-tree`, {
    path: folder || null,
    depth: '1',
    ...page,
  });
  if (tree === null) return null;
  const within = folder === '' ? '' : `${folder}/`;
  return {
    path: folder,
    usedSize: tree.storage.used,
    quotaSize: tree.storage.room,
    ...pointersOf({ ...tree, total_count: tree.total }),
    items: (tree.contents ?? []).map((entry) => ({
      name: entry.key,
      path: `${within}${entry.key}`,
      isFolder: entry.contents !== null,
      fileCount: entry.files,
      size: entry.size,
      sha256: entry.sha256,
      updatedAt: entry.updated_at,
      url: entry.contents === null ? fileAddress(projectId, `${within}${entry.key}`) : null,
    })),
  };
}

/** Resolvers of projects. */
export const projectResolvers = {
  Project: {
    isOfOrganization: ({ rest }) => rest.owner.kind === 'organization',
    folder: ({ uuid }, { path: folder }, { rest }, info) =>
      withPages(
        info,
        'entries',
        ['folder', uuid, folder],
        (page) => readFolder(rest, uuid, folder, page),
        MOST_ENTRIES,
      ),
  },
  ProjectFolder: { entries: ({ pages }, args) => pages(args) },
  Mutation: {
    updateProjectFile: (_, { input }, { rest }) =>
      payload(async () => {
        const projectId = namedBy('Project', input.projectId, 'project');
        const target = `${fileAddress(projectId, input.path)}?redirect=false`;
        const bytes = bytesOf(input.content, input.encoding);
        const { sha256 } = await rest.write<Schemas['ProjectFile']>('PUT', target, bytes);
        return { sha256, project: () => readProject(rest, { projectId }) };
      }),
    deleteProjectFile: (_, { input }, { rest }) =>
      payload(async () => {
        const projectId = namedBy('Project', input.projectId, 'project');
        await rest.write('DELETE', `${fileAddress(projectId, input.path)}${input.recursive ? '?recursive=true' : ''}`);
        return { project: () => readProject(rest, { projectId }) };
      }),
  },
} satisfies AreaResolvers;
