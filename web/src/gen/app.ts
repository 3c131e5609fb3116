import { lazyQueryHook, mutationHook, queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FeatureFlagsQueryVariables = Types.Exact<{
  context?: Types.InputMaybe<Types.FlagContextInput>;
}>;


export type FeatureFlagsQuery = { featureFlags: Array<{ __typename: 'FeatureFlag', key: string, value: unknown | null, variant: string | null }> };

export type RecordFlagExposureMutationVariables = Types.Exact<{
  input: Types.FlagExposureInput;
}>;


export type RecordFlagExposureMutation = { recordFlagExposure: { __typename: 'AcceptedPayload', accepted: boolean } };

export type PalettePackagesQueryVariables = Types.Exact<{
  query: Types.Scalars['String']['input'];
  first: Types.Scalars['Int']['input'];
}>;


export type PalettePackagesQuery = { searchPackages: { __typename: 'PackageHitConnection', totalCount: number, nodes: Array<{ __typename: 'PackageHit', name: string, channels: Array<{ __typename: 'PackageHitChannel', artifactId: string, organization: string, channel: string, latestVersion: string | null, servedFileCount: number, refusedFileCount: number }> }> } | null };

export type PaletteOrganizationQueryVariables = Types.Exact<{
  org: Types.Scalars['String']['input'];
}>;


export type PaletteOrganizationQuery = { organization: { __typename: 'Organization', id: string, name: string, title: string, channels: Array<{ __typename: 'Channel', id: string, name: string }> | null, policies: { __typename: 'PolicyConnection', nodes: Array<{ __typename: 'Policy', id: string, name: string }> } | null } | null };

export type MailDeliveryQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type MailDeliveryQuery = { signInOptions: { __typename: 'SignInOptions', sendsMail: boolean, hasOperator: boolean } | null };

export type KeepSettingsMutationVariables = Types.Exact<{
  input: Types.UpdateSettingsInput;
}>;


export type KeepSettingsMutation = { updateSettings: { __typename: 'AccountPayload', viewer: { __typename: 'User', id: string, settings: { __typename: 'AccountSettings', theme: Types.ThemeChoice | null, navigationCollapsed: boolean | null } | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string }
      | { __typename: 'InputError', code: string, message: string }
      | { __typename: 'NameTakenError', code: string, message: string }
      | { __typename: 'NotAllowedError', code: string, message: string }
    > } };

export type ShellQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ShellQuery = { viewer: { __typename: 'User', id: string, email: string | null, username: string, firstName: string, lastName: string, displayName: string, avatarHash: string | null, isOperator: boolean | null, isOfferedPlans: boolean, profile: { __typename: 'AccountProfile', isConsented: boolean, isConfirmed: boolean, isDisabled: boolean, pendingEmail: string | null } | null, featurePermissions: Array<{ __typename: 'FeaturePermission', name: string, allowed: boolean }> | null, subscriptions: Array<{ __typename: 'BaseSubscription', productCode: Types.ProductCode, expiresAt: string, organizationId: string | null }> | null, settings: { __typename: 'AccountSettings', theme: Types.ThemeChoice | null, navigationCollapsed: boolean | null } | null, organizations: Array<{ __typename: 'Organization', id: string, name: string, title: string, role: Types.OrganizationRole | null, activeProduct: Types.ProductCode | null, features: Array<string> }> | null } | null, navigationItems: Array<{ __typename: 'NavigationItem', id: string, text: string, disabled: boolean, hasChildren: boolean, childOf: string | null, externalLink: string | null, navigateTo: string | null, featureFlag: string | null }> | null };

export type OrganizationNavQueryVariables = Types.Exact<{
  org: Types.Scalars['String']['input'];
}>;


export type OrganizationNavQuery = { organization: { __typename: 'Organization', id: string, name: string, title: string, role: Types.OrganizationRole | null, channels: Array<{ __typename: 'Channel', id: string }> | null, policies: { __typename: 'PolicyConnection', totalCount: number } | null } | null };

export type OrganizationFeaturesQueryVariables = Types.Exact<{
  org: Types.Scalars['String']['input'];
}>;


export type OrganizationFeaturesQuery = { organization: { __typename: 'Organization', id: string, featureSettings: Array<{ __typename: 'FeatureSetting', name: string, isInPlan: boolean, isEnabled: boolean }> | null } | null };

export type SessionCheckQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type SessionCheckQuery = { session: { __typename: 'Session', expiresAt: string, email: string } | null };


export const FeatureFlagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeatureFlags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"context"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FlagContextInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featureFlags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"context"},"value":{"kind":"Variable","name":{"kind":"Name","value":"context"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}}]}}]}}]} as unknown as DocumentNode<FeatureFlagsQuery, FeatureFlagsQueryVariables>;
export const RecordFlagExposureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordFlagExposure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FlagExposureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordFlagExposure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}]} as unknown as DocumentNode<RecordFlagExposureMutation, RecordFlagExposureMutationVariables>;
export const PalettePackagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PalettePackages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPackages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifactId"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"}},{"kind":"Field","name":{"kind":"Name","value":"servedFileCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedFileCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PalettePackagesQuery, PalettePackagesQueryVariables>;
export const PaletteOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"org"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"org"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PaletteOrganizationQuery, PaletteOrganizationQueryVariables>;
export const MailDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailDelivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"hasOperator"}}]}}]}}]} as unknown as DocumentNode<MailDeliveryQuery, MailDeliveryQueryVariables>;
export const KeepSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"navigationCollapsed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<KeepSettingsMutation, KeepSettingsMutationVariables>;
export const ShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"avatarHash"}},{"kind":"Field","name":{"kind":"Name","value":"isOperator"}},{"kind":"Field","name":{"kind":"Name","value":"isOfferedPlans"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConsented"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"isDisabled"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featurePermissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"navigationCollapsed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"activeProduct"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"navigationItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasChildren"}},{"kind":"Field","name":{"kind":"Name","value":"childOf"}},{"kind":"Field","name":{"kind":"Name","value":"externalLink"}},{"kind":"Field","name":{"kind":"Name","value":"navigateTo"}},{"kind":"Field","name":{"kind":"Name","value":"featureFlag"}}]}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;
export const OrganizationNavDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationNav"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"org"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"org"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationNavQuery, OrganizationNavQueryVariables>;
export const OrganizationFeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationFeatures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"org"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"org"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"featureSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isInPlan"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationFeaturesQuery, OrganizationFeaturesQueryVariables>;
export const SessionCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SessionCheckQuery, SessionCheckQueryVariables>;
export const useFeatureFlagsQuery = /*#__PURE__*/ queryHook(FeatureFlagsDocument);
export const useFeatureFlagsLazyQuery = /*#__PURE__*/ lazyQueryHook(FeatureFlagsDocument);
export const useKeepSettingsMutation = /*#__PURE__*/ mutationHook(KeepSettingsDocument);
export const useMailDeliveryQuery = /*#__PURE__*/ queryHook(MailDeliveryDocument);
export const useMailDeliveryLazyQuery = /*#__PURE__*/ lazyQueryHook(MailDeliveryDocument);
export const useOrganizationFeaturesQuery = /*#__PURE__*/ queryHook(OrganizationFeaturesDocument);
export const useOrganizationFeaturesLazyQuery = /*#__PURE__*/ lazyQueryHook(OrganizationFeaturesDocument);
export const useOrganizationNavQuery = /*#__PURE__*/ queryHook(OrganizationNavDocument);
export const useOrganizationNavLazyQuery = /*#__PURE__*/ lazyQueryHook(OrganizationNavDocument);
export const usePaletteOrganizationQuery = /*#__PURE__*/ queryHook(PaletteOrganizationDocument);
export const usePaletteOrganizationLazyQuery = /*#__PURE__*/ lazyQueryHook(PaletteOrganizationDocument);
export const usePalettePackagesQuery = /*#__PURE__*/ queryHook(PalettePackagesDocument);
export const usePalettePackagesLazyQuery = /*#__PURE__*/ lazyQueryHook(PalettePackagesDocument);
export const useRecordFlagExposureMutation = /*#__PURE__*/ mutationHook(RecordFlagExposureDocument);
export const useSessionCheckQuery = /*#__PURE__*/ queryHook(SessionCheckDocument);
export const useSessionCheckLazyQuery = /*#__PURE__*/ lazyQueryHook(SessionCheckDocument);
export const useShellQuery = /*#__PURE__*/ queryHook(ShellDocument);
export const useShellLazyQuery = /*#__PURE__*/ lazyQueryHook(ShellDocument);
