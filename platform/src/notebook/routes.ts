import { route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Notebooks } from './service.ts';

/** Routes of notebooks. `server` is the URL of the notebook server, null if none. */
export function notebookRoutes(notebooks: Notebooks, server: string | null): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/notebooks',
      summary: "Lists the caller's notebooks without their content, most recently changed first.",
      ledger: ['ROUTE-38'],
      access: { kind: 'user' },
      query: contract.notebookQuery,
      answers: { 200: contract.notebookList },
      handler: async (context) => ({ status: 200, body: await notebooks.list(viewerOf(context), context.query) }),
    }),
    route({
      method: 'post',
      path: '/api/notebooks',
      summary: 'Imports a notebook (nbformat 4, at most 5 MB).',
      ledger: ['ROUTE-38'],
      // Allows for the JSON around the content.
      access: { kind: 'user', feature: 'notebooks' },
      body: contract.newNotebook,
      bodyLimit: contract.MOST_BYTES + 64 * 1024,
      answers: { 201: contract.notebook },
      handler: async (context) => ({ status: 201, body: await notebooks.create(viewerOf(context), context.body) }),
    }),
    route({
      operationId: 'getNotebookServer',
      method: 'get',
      path: '/api/notebooks/server',
      summary: 'Returns the notebook server that notebooks are opened in. `null` if none is configured.',
      ledger: ['ROUTE-08'],
      access: { kind: 'user' },
      answers: { 200: contract.notebookServer },
      handler: () => Promise.resolve({ status: 200, body: { url: server } }),
    }),
    route({
      operationId: 'getSharedNotebook',
      method: 'get',
      path: '/api/notebooks/shared/{id}',
      summary: 'Returns a shared notebook, for anyone with the link.',
      ledger: ['ROUTE-09'],
      access: { kind: 'optional' },
      params: contract.sharedParams,
      answers: { 200: contract.wholeNotebook },
      handler: async ({ params }) => ({ status: 200, body: await notebooks.shared(params.id) }),
    }),
    route({
      method: 'get',
      path: '/api/notebooks/{id}',
      summary: 'Returns a notebook of the caller.',
      ledger: ['ROUTE-38'],
      access: { kind: 'user' },
      params: contract.notebookParams,
      version: { of: 'notebook' },
      answers: { 200: contract.wholeNotebook },
      handler: async (context) => ({ status: 200, body: await notebooks.one(viewerOf(context), context.params.id) }),
    }),
    route({
      method: 'patch',
      path: '/api/notebooks/{id}',
      summary: 'Changes the title of a notebook of the caller, or whether it is shared.',
      ledger: ['ROUTE-09'],
      access: { kind: 'user' },
      params: contract.notebookParams,
      body: contract.notebookChange,
      answers: { 200: contract.notebook },
      handler: async (context) => ({
        status: 200,
        body: await notebooks.change(viewerOf(context), context.params.id, context.body),
      }),
    }),
    route({
      method: 'delete',
      path: '/api/notebooks/{id}',
      summary: 'Deletes a notebook of the caller.',
      ledger: ['ROUTE-38'],
      access: { kind: 'user' },
      params: contract.notebookParams,
      answers: { 204: null },
      handler: async (context) => {
        await notebooks.delete(viewerOf(context), context.params.id);
        return { status: 204 };
      },
    }),
  ];
}
