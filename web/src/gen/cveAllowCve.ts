import { queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AllowCvePoliciesQueryVariables = Types.Exact<{
  org: Types.Scalars['String']['input'];
}>;


export type AllowCvePoliciesQuery = { organization: { __typename: 'Organization', id: string, policies: { __typename: 'PolicyConnection', totalCount: number, nodes: Array<{ __typename: 'Policy', id: string, name: string, namesOfChannelsAppliedTo: Array<string> }> } | null } | null };


export const AllowCvePoliciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllowCvePolicies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"org"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"org"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"policies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"namesOfChannelsAppliedTo"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AllowCvePoliciesQuery, AllowCvePoliciesQueryVariables>;
export const useAllowCvePoliciesQuery = /*#__PURE__*/ queryHook(AllowCvePoliciesDocument);
