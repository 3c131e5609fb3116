import { mutationHook, queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FileHistoryQueryVariables = Types.Exact<{
  org: Types.Scalars['String']['input'];
  channel: Types.Scalars['String']['input'];
  subdir: Types.Scalars['String']['input'];
  fileName: Types.Scalars['String']['input'];
}>;


export type FileHistoryQuery = { organization: { __typename: 'Organization', id: string, channel: { __typename: 'Channel', id: string, fileHistory: Array<{ __typename: 'FileEvent', kind: Types.FileEventKind, occurredAt: string, reason: string, serviceAccount: string | null, user: { __typename: 'User', id: string, displayName: string } | null }> | null } | null } | null };

export type YankFileMutationVariables = Types.Exact<{
  input: Types.YankFileInput;
}>;


export type YankFileMutation = { yankFile: { __typename: 'YankFilePayload', history: Array<{ __typename: 'FileEvent', kind: Types.FileEventKind }> | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, field: Array<string>, message: string }
      | { __typename: 'ForbiddenError', code: string, field: Array<string>, message: string }
      | { __typename: 'InputError', code: string, field: Array<string>, message: string }
      | { __typename: 'NameTakenError', code: string, field: Array<string>, message: string }
    > } };

export type RestoreFileMutationVariables = Types.Exact<{
  input: Types.RestoreFileInput;
}>;


export type RestoreFileMutation = { restoreFile: { __typename: 'RestoreFilePayload', history: Array<{ __typename: 'FileEvent', kind: Types.FileEventKind }> | null, userErrors: Array<
      | { __typename: 'ConflictError', message: string }
      | { __typename: 'ForbiddenError', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'NameTakenError', message: string }
    > } };


export const FileHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"org"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subdir"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"org"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channel"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subdir"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subdir"}}},{"kind":"Argument","name":{"kind":"Name","value":"fileName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceAccount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FileHistoryQuery, FileHistoryQueryVariables>;
export const YankFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"YankFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YankFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yankFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<YankFileMutation, YankFileMutationVariables>;
export const RestoreFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreFileMutation, RestoreFileMutationVariables>;
export const useFileHistoryQuery = /*#__PURE__*/ queryHook(FileHistoryDocument);
export const useRestoreFileMutation = /*#__PURE__*/ mutationHook(RestoreFileDocument);
export const useYankFileMutation = /*#__PURE__*/ mutationHook(YankFileDocument);
