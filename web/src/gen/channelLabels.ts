import { mutationHook, queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChannelLabelsQueryVariables = Types.Exact<{
  org: Types.Scalars['String']['input'];
  channel: Types.Scalars['String']['input'];
}>;


export type ChannelLabelsQuery = { organization: { __typename: 'Organization', id: string, channel: { __typename: 'Channel', id: string, labels: Array<{ __typename: 'ChannelLabel', name: string, fileCount: number }> | null } | null } | null };

export type DeleteLabelMutationVariables = Types.Exact<{
  input: Types.DeleteLabelInput;
}>;


export type DeleteLabelMutation = { deleteLabel: { __typename: 'DeleteLabelPayload', deletedLabel: string | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, field: Array<string>, message: string }
      | { __typename: 'ForbiddenError', code: string, field: Array<string>, message: string }
      | { __typename: 'InputError', code: string, field: Array<string>, message: string }
      | { __typename: 'NameTakenError', code: string, field: Array<string>, message: string }
    > } };

export type UpdateFileLabelsMutationVariables = Types.Exact<{
  input: Types.UpdateFileLabelsInput;
}>;


export type UpdateFileLabelsMutation = { updateFileLabels: { __typename: 'UpdateFileLabelsPayload', labels: Array<{ __typename: 'ChannelLabel', name: string, fileCount: number }> | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, field: Array<string>, message: string }
      | { __typename: 'ForbiddenError', code: string, field: Array<string>, message: string }
      | { __typename: 'InputError', code: string, field: Array<string>, message: string }
      | { __typename: 'NameTakenError', code: string, field: Array<string>, message: string }
    > } };


export const ChannelLabelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChannelLabels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"org"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"org"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channel"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChannelLabelsQuery, ChannelLabelsQueryVariables>;
export const DeleteLabelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLabel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteLabelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLabel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedLabel"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteLabelMutation, DeleteLabelMutationVariables>;
export const UpdateFileLabelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFileLabels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFileLabelsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFileLabels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateFileLabelsMutation, UpdateFileLabelsMutationVariables>;
export const useChannelLabelsQuery = /*#__PURE__*/ queryHook(ChannelLabelsDocument);
export const useDeleteLabelMutation = /*#__PURE__*/ mutationHook(DeleteLabelDocument);
export const useUpdateFileLabelsMutation = /*#__PURE__*/ mutationHook(UpdateFileLabelsDocument);
