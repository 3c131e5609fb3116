import { mutationHook, queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SharedNotebookQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type SharedNotebookQuery = { sharedNotebook: { __typename: 'Notebook', id: string, title: string, content: unknown | null, ownerName: string, sharePath: string | null, size: number, updatedAt: string } | null };

export type OwnNotebookQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type OwnNotebookQuery = { node:
    | { __typename: 'AdvisoryFeed', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'BundleJob', id: string }
    | { __typename: 'Channel', id: string }
    | { __typename: 'ChannelToken', id: string }
    | { __typename: 'Collection', id: string }
    | { __typename: 'Cve', id: string }
    | { __typename: 'DeltaSubscription', id: string }
    | { __typename: 'Environment', id: string }
    | { __typename: 'ExceptionRequest', id: string }
    | { __typename: 'Group', id: string }
    | { __typename: 'HubUser', id: string }
    | { __typename: 'ListExport', id: string }
    | { __typename: 'Member', id: string }
    | { __typename: 'MirrorSync', id: string }
    | { __typename: 'Notebook', title: string, content: unknown | null, ownerName: string, sharePath: string | null, size: number, updatedAt: string, id: string }
    | { __typename: 'Organization', id: string }
    | { __typename: 'OrganizationToken', id: string }
    | { __typename: 'OutboxEmail', id: string }
    | { __typename: 'Package', id: string }
    | { __typename: 'PackageFile', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Policy', id: string }
    | { __typename: 'PolicyException', id: string }
    | { __typename: 'PolicyRun', id: string }
    | { __typename: 'Project', id: string }
    | { __typename: 'Promotion', id: string }
    | { __typename: 'ServiceAccount', id: string }
    | { __typename: 'Subscription', id: string }
    | { __typename: 'TrustedWorkload', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserSession', id: string }
    | { __typename: 'VexSource', id: string }
    | { __typename: 'Webhook', id: string }
   | null };

export type WorkspaceQueryVariables = Types.Exact<{
  offset: Types.Scalars['Int']['input'];
}>;


export type WorkspaceQuery = { notebooks: { __typename: 'NotebookConnection', totalCount: number, nodes: Array<{ __typename: 'Notebook', id: string, title: string, ownerName: string, sharePath: string | null, size: number, updatedAt: string }> } | null };

export type NotebookServerQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type NotebookServerQuery = { notebookServerUrl: string | null };

export type ImportNotebookMutationVariables = Types.Exact<{
  input: Types.ImportNotebookInput;
}>;


export type ImportNotebookMutation = { importNotebook: { __typename: 'ImportNotebookPayload', notebook: { __typename: 'Notebook', id: string, title: string } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string }
      | { __typename: 'ForbiddenError', code: string, message: string }
      | { __typename: 'InputError', code: string, message: string }
      | { __typename: 'NameTakenError', code: string, message: string }
    > } };

export type UpdateNotebookMutationVariables = Types.Exact<{
  input: Types.UpdateNotebookInput;
}>;


export type UpdateNotebookMutation = { updateNotebook: { __typename: 'UpdateNotebookPayload', notebook: { __typename: 'Notebook', id: string, sharePath: string | null, updatedAt: string } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string }
      | { __typename: 'ForbiddenError', code: string, message: string }
      | { __typename: 'InputError', code: string, message: string }
      | { __typename: 'NameTakenError', code: string, message: string }
    > } };

export type DeleteNotebookMutationVariables = Types.Exact<{
  input: Types.DeleteNotebookInput;
}>;


export type DeleteNotebookMutation = { deleteNotebook: { __typename: 'DeleteNotebookPayload', notebook: { __typename: 'Notebook', id: string } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string }
      | { __typename: 'ForbiddenError', code: string, message: string }
      | { __typename: 'InputError', code: string, message: string }
      | { __typename: 'NameTakenError', code: string, message: string }
    > } };


export const SharedNotebookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedNotebook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedNotebook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shareId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharePath"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<SharedNotebookQuery, SharedNotebookQueryVariables>;
export const OwnNotebookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnNotebook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notebook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharePath"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<OwnNotebookQuery, OwnNotebookQueryVariables>;
export const WorkspaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Workspace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notebooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharePath"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<WorkspaceQuery, WorkspaceQueryVariables>;
export const NotebookServerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotebookServer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notebookServerUrl"}}]}}]} as unknown as DocumentNode<NotebookServerQuery, NotebookServerQueryVariables>;
export const ImportNotebookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportNotebook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportNotebookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importNotebook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notebook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ImportNotebookMutation, ImportNotebookMutationVariables>;
export const UpdateNotebookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotebook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNotebookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotebook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notebook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sharePath"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateNotebookMutation, UpdateNotebookMutationVariables>;
export const DeleteNotebookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotebook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteNotebookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotebook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notebook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteNotebookMutation, DeleteNotebookMutationVariables>;
export const useDeleteNotebookMutation = /*#__PURE__*/ mutationHook(DeleteNotebookDocument);
export const useImportNotebookMutation = /*#__PURE__*/ mutationHook(ImportNotebookDocument);
export const useNotebookServerQuery = /*#__PURE__*/ queryHook(NotebookServerDocument);
export const useOwnNotebookQuery = /*#__PURE__*/ queryHook(OwnNotebookDocument);
export const useSharedNotebookQuery = /*#__PURE__*/ queryHook(SharedNotebookDocument);
export const useUpdateNotebookMutation = /*#__PURE__*/ mutationHook(UpdateNotebookDocument);
export const useWorkspaceQuery = /*#__PURE__*/ queryHook(WorkspaceDocument);
