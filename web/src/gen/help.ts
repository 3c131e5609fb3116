import { queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GuidesQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type GuidesQuery = { guides: Array<{ __typename: 'Guide', name: string, title: string, isOwn: boolean }> | null };

export type GuidePageQueryVariables = Types.Exact<{
  name: Types.Scalars['String']['input'];
}>;


export type GuidePageQuery = { guide: { __typename: 'GuideText', name: string, title: string, isOwn: boolean, source: string } | null };


export const GuidesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Guides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}}]} as unknown as DocumentNode<GuidesQuery, GuidesQueryVariables>;
export const GuidePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuidePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","alias":{"kind":"Name","value":"source"},"name":{"kind":"Name","value":"markdown"}}]}}]}}]} as unknown as DocumentNode<GuidePageQuery, GuidePageQueryVariables>;
export const useGuidePageQuery = /*#__PURE__*/ queryHook(GuidePageDocument);
export const useGuidesQuery = /*#__PURE__*/ queryHook(GuidesDocument);
