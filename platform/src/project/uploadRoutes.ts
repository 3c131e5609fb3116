/** REST of resumable uploads of project files, by tus 1.0. */
import { isoTime } from '@terrarium/domain/calendar';
import type { RequestHandler } from 'express';
import { LARGEST_PROJECT_FILE } from '@terrarium/domain/access';
import { badRequest, HttpError, route, viewerOf } from '../http/index.ts';
import type { Route, RouteContext } from '../http/index.ts';
import { chunksOf, preconditionOf } from './body.ts';
import * as contract from './contract.ts';
import type { Projects } from './service.ts';
import type { ProjectUploads, UploadState } from './uploads.ts';

const UPLOADS = '/api/projects/{id}/uploads';
const UPLOAD = `${UPLOADS}/{upload}`;
const USER = { kind: 'user' } as const;
const OWNER = { kind: 'user', confirmed: true } as const;
const VERSION = '1.0.0';
const PIECE = 'application/offset+octet-stream';

/** Headers of every response. */
const always = { 'tus-resumable': VERSION };
/** Capabilities, for clients that aren't signed in. */
const possible = {
  ...always,
  'tus-version': VERSION,
  'tus-extension': 'creation,termination,expiration',
  'tus-max-size': String(LARGEST_PROJECT_FILE),
};

/** Handles OPTIONS, by which clients query capabilities. */
export const tellPossible: RequestHandler = (request, response, next) => {
  if (request.method === 'OPTIONS' && /^\/[^/]+\/uploads(?:\/[^/]*)?$/.test(request.path))
    response.writeHead(204, possible).end();
  else next();
};

/** Runs a protocol request. Errors also have the version header. @throws 412 for another version */
async function speaking<Result>({ request }: RouteContext, work: () => Promise<Result>): Promise<Result> {
  try {
    // A plain GET isn't a protocol request. It may come from a user.
    if (request.method !== 'GET' && request.get('tus-resumable') !== VERSION)
      throw new HttpError(
        412,
        'tus_version_unknown',
        `Uploads in pieces are spoken of by tus ${VERSION}. Send 'Tus-Resumable: ${VERSION}'.`,
        { headers: { 'tus-version': VERSION } },
      );
    return await work();
  } catch (error) {
    if (error instanceof HttpError) Object.assign(error.headers, always);
    throw error;
  }
}

/** Reads a required header with a number of bytes. @throws 400 */
function bytesIn({ request }: Pick<RouteContext, 'request'>, name: string): number {
  const text = request.get(name) ?? '';
  if (!/^\d{1,15}$/.test(text))
    throw badRequest(
      `The header ${name} must say a number of bytes; it says ${text === '' ? 'nothing' : `'${text.slice(0, 40)}'`}.`,
    );
  return Number(text);
}

/** Reads the path of the file from `Upload-Metadata`: pairs of a key and a base64 value. @throws 400 */
function pathIn({ request }: Pick<RouteContext, 'request'>): string {
  const pairs = (request.get('upload-metadata') ?? '').split(',').map((pair) => pair.trim().split(' '));
  const value = (pairs.find(([key]) => key === 'path') ?? pairs.find(([key]) => key === 'filename'))?.[1] ?? '';
  const path = Buffer.from(value, 'base64').toString();
  if (path === '' || Buffer.from(path).toString('base64').replaceAll('=', '') !== value.replaceAll('=', ''))
    throw badRequest("The header Upload-Metadata must have the path of the file: 'path' and its UTF-8 in base64.");
  return path;
}

const headersOf = ({ offset, size, expires_at: expires }: UploadState): Record<string, string> => ({
  ...always,
  'upload-offset': String(offset),
  'upload-length': String(size),
  'upload-expires': expires.toUTCString(),
});

const answerOf = ({ id, path, size, offset, expires_at, stored_at }: UploadState): contract.UploadAnswer => ({
  id,
  path,
  size,
  offset,
  expires_at: isoTime(expires_at),
  is_stored: stored_at !== null,
});

/** Routes of resumable uploads. */
export function uploadRoutes(projects: Pick<Projects, 'find'>, uploads: ProjectUploads): Route[] {
  return [
    route({
      method: 'post',
      path: UPLOADS,
      summary:
        'Starts an upload in parts (tus 1.0). `Upload-Length` is the size of the file, `Upload-Metadata` contains its `path`. Send the parts to `Location`.',
      access: OWNER,
      params: contract.projectParams,
      find: (context) => projects.find(viewerOf(context), context.params.id),
      ownPrecondition: true,
      answers: { 201: contract.upload },
      handler: (context) =>
        speaking(context, async () => {
          const viewer = viewerOf(context);
          const { id } = context.params;
          // Before the headers are checked, so that users without access to the project learn nothing.
          await projects.find(viewer, id);
          const only = preconditionOf(context.request.headers);
          if (typeof only === 'object')
            throw badRequest(
              "An upload begins under 'If-None-Match: *' or under no condition.",
              'precondition_unknown',
            );
          const size = bytesIn(context, 'upload-length');
          const made = await uploads.begin(viewer, id, pathIn(context), size, only === 'absent');
          const headers = { ...headersOf(made), location: `/api/projects/${id}/uploads/${made.id}` };
          return { status: 201 as const, headers, body: answerOf(made) };
        }),
    }),
    route({
      method: 'get',
      path: UPLOAD,
      summary:
        'Returns the progress of an upload. HEAD returns it in `Upload-Offset`, the position at which to resume.',
      access: USER,
      params: contract.uploadParams,
      answers: { 200: contract.upload },
      handler: (context) =>
        speaking(context, async () => {
          const state = await uploads.state(viewerOf(context), context.params.id, context.params.upload);
          return { status: 200 as const, headers: headersOf(state), body: answerOf(state) };
        }),
    }),
    route({
      method: 'patch',
      path: UPLOAD,
      summary: 'Uploads a part that starts at `Upload-Offset`. After the last part, the file is stored.',
      access: OWNER,
      params: contract.uploadParams,
      bytes: [PIECE],
      find: (context) => projects.find(viewerOf(context), context.params.id),
      answers: { 204: null },
      handler: (context) =>
        speaking(context, async () => {
          const { request, params } = context;
          const viewer = viewerOf(context);
          await projects.find(viewer, params.id);
          if (!request.is(PIECE))
            throw new HttpError(415, 'unsupported_media_type', `A piece of an upload must be sent as ${PIECE}.`);
          const offset = bytesIn(context, 'upload-offset');
          const state = await uploads.append(viewer, params.id, params.upload, offset, (signal) =>
            chunksOf(request, true, signal),
          );
          return { status: 204 as const, headers: headersOf(state) };
        }),
    }),
    route({
      method: 'delete',
      path: UPLOAD,
      summary: 'Cancels an upload and deletes its parts.',
      access: USER,
      params: contract.uploadParams,
      answers: { 204: null },
      handler: (context) =>
        speaking(context, async () => {
          await uploads.cancel(viewerOf(context), context.params.id, context.params.upload);
          return { status: 204 as const, headers: always };
        }),
    }),
  ];
}
