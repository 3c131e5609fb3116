/** REST of list exports. */
import { rangeOf } from '@terrarium/domain/http';
import { noSuchRange, route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { ListExports } from './service.ts';

const EXPORTS = '/api/exports';
/** Seconds until the state of an export in progress is worth another request. */
const WAIT = '2';

/** Users and service accounts. The list decides what they can read. */
const access = { kind: 'anyToken' } as const;

/** Routes of list exports. */
export function exportRoutes(exports: ListExports): Route[] {
  return [
    route({
      operationId: 'listExports',
      method: 'get',
      path: EXPORTS,
      summary: "Lists the caller's exports of lists, newest first.",
      access,
      query: contract.exportsQuery,
      answers: { 200: contract.listExports },
      handler: async (context) => ({ status: 200, body: await exports.list(viewerOf(context), context.query) }),
    }),
    route({
      operationId: 'createExport',
      method: 'post',
      path: EXPORTS,
      summary: 'Exports a whole list to a file, for lists that take longer than a response. It is stored for a day.',
      access,
      body: contract.exportBody,
      answers: { 202: contract.listExport },
      handler: async (context) => ({
        status: 202,
        body: await exports.make(viewerOf(context), context.body.path),
        headers: { 'retry-after': WAIT },
      }),
    }),
    route({
      operationId: 'getExport',
      method: 'get',
      path: `${EXPORTS}/{id}`,
      summary: 'Returns the state of an export.',
      access,
      params: contract.exportParams,
      answers: { 200: contract.listExport },
      handler: async (context) => {
        const body = await exports.one(viewerOf(context), context.params.id);
        return { status: 200, body, ...(body.finished_at === null && { headers: { 'retry-after': WAIT } }) };
      },
    }),
    route({
      operationId: 'getExportFile',
      method: 'get',
      path: `${EXPORTS}/{id}/file`,
      summary: 'Downloads the file of an export: lines of JSON, compressed with gzip. Supports ranges.',
      access,
      params: contract.exportParams,
      answers: { 200: { contentType: contract.FILE }, 206: { contentType: contract.FILE } },
      handler: async (context) => {
        const { request } = context;
        const { size, read } = await exports.file(viewerOf(context), context.params.id);
        const etag = `"${context.params.id}"`;
        const headers = {
          'content-type': contract.FILE,
          'content-disposition': 'attachment; filename="export.ndjson.gz"',
          'accept-ranges': 'bytes',
          'cache-control': 'no-store',
          etag,
        };
        const range = rangeOf({ ...request.headers, 'if-range': request.get('if-range') }, { size, etag });
        if (range === 'unsatisfiable') throw noSuchRange(size);
        if (range === null)
          return { status: 200, stream: read(), headers: { ...headers, 'content-length': String(size) } };
        const part = {
          'content-length': String(range.end - range.start + 1),
          'content-range': `bytes ${range.start}-${range.end}/${size}`,
        };
        return { status: 206, stream: read(range), headers: { ...headers, ...part } };
      },
    }),
    route({
      operationId: 'deleteExport',
      method: 'delete',
      path: `${EXPORTS}/{id}`,
      summary: 'Cancels an export that is in progress, and deletes it with its file.',
      access,
      params: contract.exportParams,
      answers: { 204: null },
      handler: async (context) => {
        await exports.delete(viewerOf(context), context.params.id);
        return { status: 204 };
      },
    }),
  ];
}
