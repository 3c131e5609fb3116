import { lazyQueryHook, queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShellQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ShellQuery = { viewer: { __typename: 'User', id: string, email: string | null, username: string, firstName: string, lastName: string, displayName: string, organizations: Array<{ __typename: 'Organization', id: string, name: string, title: string, role: Types.OrganizationRole | null }> | null } | null };

export type OrganizationNavQueryVariables = Types.Exact<{
  org: Types.Scalars['String']['input'];
}>;


export type OrganizationNavQuery = { organization: { __typename: 'Organization', id: string, name: string, title: string, role: Types.OrganizationRole | null, channels: Array<{ __typename: 'Channel', id: string }> | null, policies: { __typename: 'PolicyConnection', totalCount: number } | null } | null };

export type SessionCheckQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type SessionCheckQuery = { session: { __typename: 'Session', expiresAt: string, email: string } | null };


export const ShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;
export const OrganizationNavDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationNav"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"org"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"org"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationNavQuery, OrganizationNavQueryVariables>;
export const SessionCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SessionCheckQuery, SessionCheckQueryVariables>;
export const useOrganizationNavQuery = /*#__PURE__*/ queryHook(OrganizationNavDocument);
export const useOrganizationNavLazyQuery = /*#__PURE__*/ lazyQueryHook(OrganizationNavDocument);
export const useSessionCheckQuery = /*#__PURE__*/ queryHook(SessionCheckDocument);
export const useSessionCheckLazyQuery = /*#__PURE__*/ lazyQueryHook(SessionCheckDocument);
export const useShellQuery = /*#__PURE__*/ queryHook(ShellDocument);
export const useShellLazyQuery = /*#__PURE__*/ lazyQueryHook(ShellDocument);
