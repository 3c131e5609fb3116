import { collectionForm } from '@terrarium/domain/collection';
import { organizationOf, route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { organizationParams } from '../organization/index.ts';
import * as contract from './contract.ts';
import type { Collections } from './service.ts';

const COLLECTIONS = '/api/organizations/{org}/collections';
const COLLECTION = `${COLLECTIONS}/{collection}`;
/** Public collections are everybody's to read; the handler decides by the collection. */
const READ = { kind: 'organization', action: 'collection.read', everybody: true } as const;
const EDIT = { kind: 'organization', action: 'collection.edit' } as const;

/** The routes of collections. */
export function collectionRoutes(collections: Collections): Route[] {
  return [
    route({
      method: 'get',
      path: COLLECTIONS,
      summary: "An organization's collections of packages and files that the caller sees, by title.",
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
      summary: 'Put a collection together.',
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
      summary: 'One collection with what is in it, as far as the caller may read the channels.',
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
      summary: 'Change a collection; an absent description stays as it is.',
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
      summary: 'Delete a collection. For a day it can be brought back.',
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
      summary: 'Bring back a collection that was deleted within the last day, by its id.',
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
