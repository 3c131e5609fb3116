import { lazyQueryHook, queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ServiceStatusQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ServiceStatusQuery = { serviceStatus: Array<{ __typename: 'ServiceStatus', name: string, healthy: boolean, latencyMs: number | null, detail: string }> };


export const ServiceStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"healthy"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<ServiceStatusQuery, ServiceStatusQueryVariables>;
export const useServiceStatusQuery = /*#__PURE__*/ queryHook(ServiceStatusDocument);
export const useServiceStatusLazyQuery = /*#__PURE__*/ lazyQueryHook(ServiceStatusDocument);
