/** Routes of policy files. */
import { Readable } from 'node:stream';
import { organizationOf, organizationParams, route, userIdOf, viewerOf } from '../http/index.ts';
import type { Route, RouteContext } from '../http/index.ts';
import { readerOf } from '../channel/index.ts';
import {
  appliedFileSchema,
  applyFileBody,
  MAX_BODY_BYTES,
  planSchema,
  policyFileBody,
  policyFileMistakesSchema,
  policyFileQuery,
  policyParams,
} from './contract.ts';
import type { FileOwner } from './files.ts';
import { POLICIES } from './routeParts.ts';
import type { PolicyParts } from './routeParts.ts';

/** Media types of a policy's file. */
const FILE_TYPES = { yaml: 'application/yaml', json: 'application/json' } as const;

const ownerOf = (context: Pick<RouteContext, 'viewer' | 'organization'>): FileOwner => ({
  organizationId: organizationOf(context).id,
  reader: readerOf(context.viewer),
});

/** Routes that export, check, plan, and apply policy files. */
export function files({ files: service }: PolicyParts): Route[] {
  const preview = { kind: 'organization', action: 'policy.preview' } as const;
  return [
    route({
      method: 'get',
      path: `${POLICIES}/{id}/file`,
      summary: 'Downloads a policy and its channels as a file.',
      access: { kind: 'organization', action: 'policy.read' },
      params: policyParams,
      query: policyFileQuery,
      answers: { 200: { contentType: Object.values(FILE_TYPES) } },
      handler: async (context) => {
        const { format } = context.query;
        const { name, text } = await service.write(ownerOf(context), context.params.id, format);
        const fileName = name.replaceAll(/[^\w-]+/g, '-');
        return {
          status: 200,
          stream: Readable.from([text]),
          headers: {
            'content-type': `${FILE_TYPES[format]}; charset=utf-8`,
            'content-disposition': `attachment; filename="${fileName}.policy.${format}"`,
            'cache-control': 'no-store',
          },
        };
      },
    }),
    route({
      method: 'post',
      path: `${POLICIES}/validate`,
      onlyReads: true,
      summary: 'Lists all errors in a policy file, with line, column, and JSON Pointer.',
      access: preview,
      params: organizationParams,
      body: policyFileBody,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: policyFileMistakesSchema },
      handler: async (context) => ({
        status: 200,
        body: { mistakes: await service.mistakes(ownerOf(context), context.body) },
      }),
    }),
    route({
      operationId: 'previewPolicyFile',
      method: 'post',
      path: `${POLICIES}/plan`,
      onlyReads: true,
      summary: 'Returns what applying a policy file would change in the policy and in channels. Changes nothing.',
      access: preview,
      params: organizationParams,
      body: policyFileBody,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: planSchema },
      handler: async (context) => ({
        status: 200,
        body: await service.plan(ownerOf(context), context.body, context.signal),
      }),
    }),
    route({
      method: 'post',
      path: `${POLICIES}/apply`,
      summary:
        "Creates or updates the policy of a file, and applies it to the file's channels. If one part fails, nothing changes.",
      access: { kind: 'organization', action: 'policy.apply' },
      alsoAsks: ['policy.create', 'policy.edit'],
      params: organizationParams,
      body: applyFileBody,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: appliedFileSchema },
      handler: async (context) => ({
        status: 200,
        body: await service.apply(ownerOf(context), context.body, userIdOf(viewerOf(context))),
      }),
    }),
  ];
}
