import { collectionForm } from '@terrarium/domain/collection';
import { organizationOf, route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { organizationParams } from '../organization/index.ts';
import * as contract from './contract.ts';
import type { Collections } from './service.ts';

const COLLECTIONS = '/api/organizations/{org}/collections';
const COLLECTION = `${COLLECTIONS}/{collection}`;
/** Anyone can read public collections. The handler checks the collection. */
const READ = { kind: 'organization', action: 'collection.read', everybody: true } as const;
const EDIT = { kind: 'organization', action: 'collection.edit' } as const;

/** Routes of collections. */
export function collectionRoutes(collections: Collections): Route[] {
  return [
    route({
      method: 'get',
      path: COLLECTIONS,
      summary: 'Lists the collections of an organization that the caller can see, by title.',
      ledger: ['SRCH-01'],
      access: READ,
      params: organizationParams,
      query: contract.collectionsQuery,
      find: (context) => collections.list(organizationOf(context), context.viewer, { limit: 1, offset: 0 }),
      answers: { 200: contract.collections },
      handler: async (context) => ({
        status: 200,
        body: await collections.list(organizationOf(context), context.viewer, context.query),
      }),
    }),
    route({
      method: 'post',
      path: COLLECTIONS,
      summary: 'Creates a collection.',
      access: EDIT,
      params: organizationParams,
      body: collectionForm,
      answers: { 201: contract.collection },
      handler: async (context) => ({
        status: 201,
        body: await collections.create(organizationOf(context), viewerOf(context), context.body),
      }),
    }),
    route({
      method: 'get',
      path: COLLECTION,
      summary: 'Returns a collection with its entries, limited to channels that the caller can read.',
      ledger: ['SRCH-01'],
      access: READ,
      params: contract.collectionParams,
      version: { of: 'collection' },
      answers: { 200: contract.collection },
      handler: async (context) => ({
        status: 200,
        body: await collections.one(organizationOf(context), context.viewer, context.params.collection),
      }),
    }),
    route({
      method: 'put',
      path: COLLECTION,
      summary: 'Updates a collection. An absent description stays unchanged.',
      access: EDIT,
      params: contract.collectionParams,
      body: contract.collectionChange,
      answers: { 200: contract.collection },
      handler: async (context) => ({
        status: 200,
        body: await collections.change(
          organizationOf(context),
          viewerOf(context),
          context.params.collection,
          context.body,
        ),
      }),
    }),
    route({
      method: 'delete',
      path: COLLECTION,
      summary: 'Deletes a collection. It can be restored for one day.',
      access: EDIT,
      params: contract.collectionParams,
      answers: { 204: null },
      handler: async (context) => {
        await collections.delete(organizationOf(context), viewerOf(context), context.params.collection);
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: `${COLLECTION}/restore`,
      summary: 'Restores a collection deleted within the last day, by its ID.',
      access: EDIT,
      params: contract.collectionParams,
      answers: { 200: contract.collection },
      handler: async (context) => ({
        status: 200,
        body: await collections.restore(organizationOf(context), viewerOf(context), context.params.collection),
      }),
    }),
  ];
}
