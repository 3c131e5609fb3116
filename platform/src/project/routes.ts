/** REST of projects (PROJ-05 to PROJ-11). */
import { PROJECT_API_VERSION } from '@terrarium/domain/access';
import { rangeOf } from '@terrarium/domain/http';
import { badRequest, noSuchRange, route, viewerOf } from '../http/index.ts';
import type { Route, RouteContext } from '../http/index.ts';
import * as contract from './contract.ts';
import { FILE_TYPES, fileOf, preconditionOf } from './body.ts';
import type { Opened, ProjectFiles } from './files.ts';
import type { Projects } from './service.ts';

const PROJECTS = '/api/projects';
const PROJECT = `${PROJECTS}/{id}`;
const FILE = `${PROJECT}/files/{path}`;
/**
 * Images that browsers can display.
 * Other files are sent as binary data. SVG is excluded, because it can contain scripts.
 */
const PICTURES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const BYTES = { contentType: ['application/octet-stream', ...new Set(Object.values(PICTURES))] };
const USER = { kind: 'user' } as const;
/** Writing requires a confirmed email address. Otherwise a stranger could fill the disk with throwaway accounts. */
const OWNER = { kind: 'user', confirmed: true } as const;

/** Every response has the API version. */
const headers = { 'api-version': PROJECT_API_VERSION };

/** Rejects requests for another version. Without one, this version is used. @throws 400 */
function checkVersion({ request }: Pick<RouteContext, 'request'>): void {
  const asked = request.get('api-version');
  if (asked !== undefined && asked !== PROJECT_API_VERSION)
    throw badRequest(
      `API version '${asked.slice(0, 40)}' doesn't exist. Send 'Api-version: ${PROJECT_API_VERSION}', or omit the header.`,
      'unknown_api_version',
    );
}

/** Routes of projects. */
export function projectRoutes(projects: Projects, files: ProjectFiles): Route[] {
  return [
    route({
      method: 'get',
      path: PROJECTS,
      summary: 'Lists the projects of the caller or of an organization, most recently changed first.',
      ledger: ['PROJ-07', 'PROJ-08'],
      access: USER,
      query: contract.projectsQuery,
      answers: { 200: contract.projects },
      handler: async (context) => {
        checkVersion(context);
        return { status: 200, headers, body: await projects.list(viewerOf(context), context.query) };
      },
    }),
    route({
      method: 'post',
      path: PROJECTS,
      summary: "Creates a project for the caller or one of the caller's organizations.",
      ledger: ['PROJ-09', 'PROJ-12', 'PROJ-13', 'PROJ-14', 'PROJ-15'],
      access: OWNER,
      body: contract.newProject,
      answers: { 201: contract.project },
      handler: async (context) => {
        checkVersion(context);
        return { status: 201, headers, body: await projects.create(viewerOf(context), context.body) };
      },
    }),
    route({
      method: 'get',
      path: PROJECT,
      summary: 'Returns a project.',
      ledger: ['PROJ-06'],
      access: USER,
      params: contract.projectParams,
      version: { of: 'project' },
      answers: { 200: contract.project },
      handler: async (context) => {
        checkVersion(context);
        return { status: 200, headers, body: await projects.one(viewerOf(context), context.params.id) };
      },
    }),
    route({
      method: 'patch',
      path: PROJECT,
      summary: 'Updates the name or title of a project.',
      ledger: ['PROJ-10', 'PROJ-15'],
      access: OWNER,
      params: contract.projectParams,
      body: contract.projectChange,
      answers: { 200: contract.project },
      handler: async (context) => {
        checkVersion(context);
        const { params, body } = context;
        return { status: 200, headers, body: await projects.change(viewerOf(context), params.id, body) };
      },
    }),
    route({
      method: 'delete',
      path: PROJECT,
      summary: 'Deletes a project. It can be restored for one day.',
      ledger: ['PROJ-11'],
      access: USER,
      params: contract.projectParams,
      answers: { 204: null },
      handler: async (context) => {
        checkVersion(context);
        await projects.delete(viewerOf(context), context.params.id);
        return { status: 204, headers };
      },
    }),
    route({
      method: 'post',
      path: `${PROJECT}/restore`,
      summary: 'Restores a project that was deleted within the last day.',
      access: OWNER,
      params: contract.projectParams,
      answers: { 200: contract.project },
      handler: async (context) => {
        checkVersion(context);
        return { status: 200, headers, body: await projects.restore(viewerOf(context), context.params.id) };
      },
    }),
    ...fileRoutes(projects, files),
  ];
}

/** Routes of the files of a project. */
function fileRoutes(projects: Projects, files: ProjectFiles): Route[] {
  return [
    route({
      method: 'get',
      path: `${PROJECT}/file-tree`,
      summary: 'Lists the files of a project as a nested tree, or as a page of one folder.',
      ledger: ['FILE-04', 'FILE-05'],
      access: USER,
      params: contract.projectParams,
      query: contract.treeQuery,
      find: (context) => projects.find(viewerOf(context), context.params.id),
      answers: { 200: contract.tree },
      handler: async (context) => {
        checkVersion(context);
        return { status: 200, headers, body: await files.tree(viewerOf(context), context.params.id, context.query) };
      },
    }),
    route({
      method: 'get',
      path: FILE,
      deepPart: 'path',
      summary: 'Downloads a file, or a range of it.',
      access: USER,
      params: contract.fileParams,
      answers: { 200: BYTES, 206: BYTES, 304: null },
      handler: async (context) =>
        sendFile(await files.open(viewerOf(context), context.params.id, context.params.path), context),
    }),
    route({
      method: 'put',
      path: FILE,
      deepPart: 'path',
      summary: 'Writes a file of a project.',
      ledger: ['FILE-06', 'FILE-08'],
      access: OWNER,
      params: contract.fileParams,
      query: contract.uploadQuery,
      bytes: FILE_TYPES,
      find: (context) => projects.find(viewerOf(context), context.params.id),
      ownPrecondition: true,
      answers: { 200: contract.projectFile, 201: contract.projectFile },
      handler: async (context) => {
        checkVersion(context);
        const { request, params } = context;
        // Before the body is checked, so that users without access to the project learn nothing.
        await projects.editable(viewerOf(context), params.id);
        const length = request.headers['content-length'];
        const only = preconditionOf(request.headers);
        const { created, file: stored } = await fileOf(request, (file) =>
          files.put(
            viewerOf(context),
            params.id,
            params.path,
            length === undefined ? null : Number(length),
            file,
            only,
          ),
        );
        return { status: created ? (201 as const) : (200 as const), headers, body: stored };
      },
    }),
    route({
      method: 'delete',
      path: FILE,
      deepPart: 'path',
      summary: 'Deletes a file, or a folder with its files.',
      ledger: ['FILE-07', 'FILE-08'],
      access: USER,
      params: contract.fileParams,
      query: contract.removeQuery,
      find: (context) => projects.find(viewerOf(context), context.params.id),
      ownPrecondition: true,
      answers: { 204: null },
      handler: async (context) => {
        checkVersion(context);
        const { id, path } = context.params;
        const viewer = viewerOf(context);
        await projects.editable(viewer, id);
        const only = preconditionOf(context.request.headers);
        await files.remove(viewer, id, path, { isRecursive: context.query.recursive === 'true', only });
        return { status: 204, headers };
      },
    }),
  ];
}

/** Sends a file or the requested range of it. Nothing in it can run in the hub's origin, whatever its type. */
async function sendFile(file: Opened, { request }: Pick<RouteContext, 'request'>) {
  const name = file.path.split('/').at(-1)!;
  const tag = `"${file.sha256}"`;
  const common = {
    ...headers,
    etag: tag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'content-type': PICTURES[name.split('.').at(-1)!.toLowerCase()] ?? 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  };
  if (request.headers['if-none-match']?.includes(tag)) return { status: 304 as const, headers: common };
  // Ranges are defined for GET only (RFC 9110, section 14.2).
  const range =
    request.method === 'HEAD'
      ? null
      : rangeOf({ ...request.headers, 'if-range': request.get('if-range') }, { ...file, etag: tag });
  if (range === 'unsatisfiable') throw noSuchRange(file.size);
  if (range === null)
    return {
      status: 200 as const,
      headers: { ...common, 'content-length': String(file.size) },
      stream: await file.read(),
    };
  return {
    status: 206 as const,
    headers: {
      ...common,
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
    },
    stream: await file.read(range),
  };
}
