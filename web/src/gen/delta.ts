import { fragmentHook, mutationHook, queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OrganizationDeltasQueryVariables = Types.Exact<{
  org: Types.Scalars['String']['input'];
  limit: Types.Scalars['Int']['input'];
  offset: Types.Scalars['Int']['input'];
  channel?: Types.InputMaybe<Types.Scalars['String']['input']>;
  changeType?: Types.InputMaybe<Types.DeltaChangeType>;
}>;


export type OrganizationDeltasQuery = { organization: { __typename: 'Organization', id: string, title: string, channels: Array<{ __typename: 'Channel', id: string, name: string }> | null, deltas: { __typename: 'DeltaConnection', totalCount: number, nodes: Array<{ __typename: 'PolicyRun', id: string, channelName: string, policyName: string | null, revision: number | null, finishedAt: string | null, addedFileCount: number | null, removedFileCount: number | null }> } | null } | null };

export type DeltaSubscriptionPartsFragment = { __typename: 'DeltaSubscription', id: string, channelName: string, frequency: Types.DeltaFrequency, changeType: Types.DeltaChangeType, lastNotifiedAt: string } & { ' $fragmentName'?: 'DeltaSubscriptionPartsFragment' };

export type OwnDeltaSubscriptionsQueryVariables = Types.Exact<{
  org: Types.Scalars['String']['input'];
}>;


export type OwnDeltaSubscriptionsQuery = { organization: { __typename: 'Organization', id: string, deltaSubscriptions: Array<(
      { __typename: 'DeltaSubscription', id: string }
      & { ' $fragmentRefs'?: { 'DeltaSubscriptionPartsFragment': DeltaSubscriptionPartsFragment } }
    )> | null } | null };

export type CreateDeltaSubscriptionMutationVariables = Types.Exact<{
  input: Types.CreateDeltaSubscriptionInput;
}>;


export type CreateDeltaSubscriptionMutation = { createDeltaSubscription: { __typename: 'CreateDeltaSubscriptionPayload', subscription: (
      { __typename: 'DeltaSubscription', id: string }
      & { ' $fragmentRefs'?: { 'DeltaSubscriptionPartsFragment': DeltaSubscriptionPartsFragment } }
    ) | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type DeleteDeltaSubscriptionMutationVariables = Types.Exact<{
  input: Types.DeleteDeltaSubscriptionInput;
}>;


export type DeleteDeltaSubscriptionMutation = { deleteDeltaSubscription: { __typename: 'DeleteDeltaSubscriptionPayload', deletedId: string | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type DeleteDeltaSubscriptionByTokenMutationVariables = Types.Exact<{
  input: Types.DeleteDeltaSubscriptionByTokenInput;
}>;


export type DeleteDeltaSubscriptionByTokenMutation = { deleteDeltaSubscriptionByToken: { __typename: 'DeleteDeltaSubscriptionByTokenPayload', organizationName: string | null, channelName: string | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export const DeltaSubscriptionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeltaSubscriptionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeltaSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"changeType"}},{"kind":"Field","name":{"kind":"Name","value":"lastNotifiedAt"}}]}}]} as unknown as DocumentNode<DeltaSubscriptionPartsFragment, unknown>;
export const OrganizationDeltasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationDeltas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"org"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeltaChangeType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"org"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deltas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"channel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channel"}}},{"kind":"Argument","name":{"kind":"Name","value":"changeType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"policyName"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedFileCount"}},{"kind":"Field","name":{"kind":"Name","value":"removedFileCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationDeltasQuery, OrganizationDeltasQueryVariables>;
export const OwnDeltaSubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDeltaSubscriptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"org"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"org"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deltaSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeltaSubscriptionParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeltaSubscriptionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeltaSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"changeType"}},{"kind":"Field","name":{"kind":"Name","value":"lastNotifiedAt"}}]}}]} as unknown as DocumentNode<OwnDeltaSubscriptionsQuery, OwnDeltaSubscriptionsQueryVariables>;
export const CreateDeltaSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDeltaSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDeltaSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDeltaSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeltaSubscriptionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeltaSubscriptionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeltaSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"changeType"}},{"kind":"Field","name":{"kind":"Name","value":"lastNotifiedAt"}}]}}]} as unknown as DocumentNode<CreateDeltaSubscriptionMutation, CreateDeltaSubscriptionMutationVariables>;
export const DeleteDeltaSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDeltaSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteDeltaSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDeltaSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteDeltaSubscriptionMutation, DeleteDeltaSubscriptionMutationVariables>;
export const DeleteDeltaSubscriptionByTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDeltaSubscriptionByToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteDeltaSubscriptionByTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDeltaSubscriptionByToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteDeltaSubscriptionByTokenMutation, DeleteDeltaSubscriptionByTokenMutationVariables>;
export const useCreateDeltaSubscriptionMutation = /*#__PURE__*/ mutationHook(CreateDeltaSubscriptionDocument);
export const useDeleteDeltaSubscriptionMutation = /*#__PURE__*/ mutationHook(DeleteDeltaSubscriptionDocument);
export const useDeleteDeltaSubscriptionByTokenMutation = /*#__PURE__*/ mutationHook(DeleteDeltaSubscriptionByTokenDocument);
export const useOrganizationDeltasQuery = /*#__PURE__*/ queryHook(OrganizationDeltasDocument);
export const useOwnDeltaSubscriptionsQuery = /*#__PURE__*/ queryHook(OwnDeltaSubscriptionsDocument);
export const useDeltaSubscriptionPartsFragment = /*#__PURE__*/ fragmentHook(DeltaSubscriptionPartsFragmentDoc, 'DeltaSubscriptionParts');
