import { queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LearningVideosQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type LearningVideosQuery = { learningVideos: Array<{ __typename: 'LearningVideo', url: string, title: string | null, provider: string | null, thumbnailUrl: string | null }> | null };

export type ServiceStatusQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ServiceStatusQuery = { serviceStatus: Array<{ __typename: 'ServiceStatus', name: string, isHealthy: boolean, latencyMs: number | null, detail: string, since: string | null }> };


export const LearningVideosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LearningVideos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"learningVideos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<LearningVideosQuery, LearningVideosQueryVariables>;
export const ServiceStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isHealthy"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<ServiceStatusQuery, ServiceStatusQueryVariables>;
export const useLearningVideosQuery = /*#__PURE__*/ queryHook(LearningVideosDocument);
export const useServiceStatusQuery = /*#__PURE__*/ queryHook(ServiceStatusDocument);
