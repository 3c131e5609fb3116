import { fragmentHook, mutationHook, queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountSettingsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type AccountSettingsQuery = { viewer: { __typename: 'User', id: string, email: string | null, username: string, firstName: string, lastName: string, profile: { __typename: 'AccountProfile', version: string, isConfirmed: boolean, pendingEmail: string | null } | null } | null };

export type UpdateProfileMutationVariables = Types.Exact<{
  input: Types.UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { __typename: 'UpdateProfilePayload', viewer: { __typename: 'User', id: string, username: string, firstName: string, lastName: string, displayName: string, profile: { __typename: 'AccountProfile', version: string } | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', reason: string | null, changedBy: string | null, changedAt: string | null, code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type UpdateEmailMutationVariables = Types.Exact<{
  input: Types.UpdateEmailInput;
}>;


export type UpdateEmailMutation = { updateEmail: { __typename: 'UpdateEmailPayload', viewer: { __typename: 'User', id: string, email: string | null, profile: { __typename: 'AccountProfile', isConfirmed: boolean, pendingEmail: string | null } | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type ConsentQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ConsentQuery = { viewer: { __typename: 'User', id: string, profile: { __typename: 'AccountProfile', isConsented: boolean } | null } | null };

export type UpdateConsentMutationVariables = Types.Exact<{
  input: Types.UpdateConsentInput;
}>;


export type UpdateConsentMutation = { updateConsent: { __typename: 'UpdateConsentPayload', viewer: { __typename: 'User', id: string, profile: { __typename: 'AccountProfile', isConsented: boolean } | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type PrivacySecurityQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type PrivacySecurityQuery = { viewer: { __typename: 'User', id: string, username: string, email: string | null, profile: { __typename: 'AccountProfile', isConsented: boolean } | null, sessions: Array<{ __typename: 'UserSession', id: string, isCurrent: boolean, signInMethod: Types.SignInMethod, device: string, createdAt: string, lastUsedAt: string }> | null } | null };

export type UpdatePasswordMutationVariables = Types.Exact<{
  input: Types.UpdatePasswordInput;
}>;


export type UpdatePasswordMutation = { updatePassword: { __typename: 'UpdatePasswordPayload', viewer: { __typename: 'User', id: string, sessions: Array<{ __typename: 'UserSession', id: string }> | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type RevokeSessionMutationVariables = Types.Exact<{
  input: Types.RevokeSessionInput;
}>;


export type RevokeSessionMutation = { revokeSession: { __typename: 'RevokeSessionPayload', viewer: { __typename: 'User', id: string, sessions: Array<{ __typename: 'UserSession', id: string }> | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type RevokeOtherSessionsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: { __typename: 'RevokeOtherSessionsPayload', viewer: { __typename: 'User', id: string, sessions: Array<{ __typename: 'UserSession', id: string }> | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type DeleteAccountMutationVariables = Types.Exact<{
  input: Types.DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { __typename: 'DeleteAccountPayload', accepted: boolean, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type OwnTokensQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type OwnTokensQuery = { viewer: { __typename: 'User', id: string, organizations: Array<{ __typename: 'Organization', id: string, name: string, title: string }> | null, channelTokens: Array<(
      { __typename: 'ChannelToken', id: string, organizationName: string }
      & { ' $fragmentRefs'?: { 'OwnTokenFragment': OwnTokenFragment } }
    )> | null } | null };

export type OwnTokenFragment = { __typename: 'ChannelToken', id: string, organizationName: string, last4: string, scope: Types.TokenScope, createdAt: string, expiresAt: string | null, lastUsedAt: string | null } & { ' $fragmentName'?: 'OwnTokenFragment' };

export type RevokeChannelTokenMutationVariables = Types.Exact<{
  input: Types.RevokeChannelTokenInput;
}>;


export type RevokeChannelTokenMutation = { revokeChannelToken: { __typename: 'RevokeChannelTokenPayload', viewer: { __typename: 'User', id: string, channelTokens: Array<(
        { __typename: 'ChannelToken' }
        & { ' $fragmentRefs'?: { 'OwnTokenFragment': OwnTokenFragment } }
      )> | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type PersonalTokenStateFragment = { __typename: 'PersonalToken', last4: string, scope: Types.TokenScope, expiresAt: string | null, lastUsedAt: string | null } & { ' $fragmentName'?: 'PersonalTokenStateFragment' };

export type PersonalTokenQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type PersonalTokenQuery = { viewer: { __typename: 'User', id: string, personalToken: { __typename: 'PersonalToken', last4: string, scope: Types.TokenScope, expiresAt: string | null, lastUsedAt: string | null } | null } | null };

export type CreatePersonalTokenMutationVariables = Types.Exact<{
  input: Types.CreatePersonalTokenInput;
}>;


export type CreatePersonalTokenMutation = { createPersonalToken: { __typename: 'CreatePersonalTokenPayload', secret: string | null, viewer: { __typename: 'User', id: string, personalToken: (
        { __typename: 'PersonalToken' }
        & { ' $fragmentRefs'?: { 'PersonalTokenStateFragment': PersonalTokenStateFragment } }
      ) | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type RevokePersonalTokenMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type RevokePersonalTokenMutation = { revokePersonalToken: { __typename: 'RevokePersonalTokenPayload', viewer: { __typename: 'User', id: string, personalToken: (
        { __typename: 'PersonalToken' }
        & { ' $fragmentRefs'?: { 'PersonalTokenStateFragment': PersonalTokenStateFragment } }
      ) | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type ApiTokenRowFragment = { __typename: 'ApiToken', id: string, name: string, last4: string, scope: Types.ApiTokenScope, createdAt: string, expiresAt: string, lastUsedAt: string | null } & { ' $fragmentName'?: 'ApiTokenRowFragment' };

export type ApiTokensQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { viewer: { __typename: 'User', id: string, apiTokens: Array<(
      { __typename: 'ApiToken', id: string }
      & { ' $fragmentRefs'?: { 'ApiTokenRowFragment': ApiTokenRowFragment } }
    )> | null } | null };

export type CreateApiTokenMutationVariables = Types.Exact<{
  input: Types.CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { __typename: 'CreateApiTokenPayload', secret: string | null, viewer: { __typename: 'User', id: string, apiTokens: Array<(
        { __typename: 'ApiToken' }
        & { ' $fragmentRefs'?: { 'ApiTokenRowFragment': ApiTokenRowFragment } }
      )> | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type RotateApiTokenMutationVariables = Types.Exact<{
  input: Types.RotateApiTokenInput;
}>;


export type RotateApiTokenMutation = { rotateApiToken: { __typename: 'RotateApiTokenPayload', secret: string | null, viewer: { __typename: 'User', id: string, apiTokens: Array<(
        { __typename: 'ApiToken' }
        & { ' $fragmentRefs'?: { 'ApiTokenRowFragment': ApiTokenRowFragment } }
      )> | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type RevokeApiTokenMutationVariables = Types.Exact<{
  input: Types.RevokeApiTokenInput;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { __typename: 'RevokeApiTokenPayload', viewer: { __typename: 'User', id: string, apiTokens: Array<(
        { __typename: 'ApiToken' }
        & { ' $fragmentRefs'?: { 'ApiTokenRowFragment': ApiTokenRowFragment } }
      )> | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type SecondFactorsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type SecondFactorsQuery = { viewer: { __typename: 'User', id: string, isTotpEnabled: boolean | null, remainingRecoveryCodeCount: number | null, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> | null } | null, signInOptions: { __typename: 'SignInOptions', supportsPasskeys: boolean } | null };

export type CreatePasskeyChallengeMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type CreatePasskeyChallengeMutation = { createPasskeyChallenge: { __typename: 'CreatePasskeyChallengePayload', challengeId: string | null, options: unknown | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type AddPasskeyMutationVariables = Types.Exact<{
  input: Types.AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { __typename: 'AddPasskeyPayload', viewer: { __typename: 'User', id: string, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type RemovePasskeyMutationVariables = Types.Exact<{
  input: Types.RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { __typename: 'RemovePasskeyPayload', viewer: { __typename: 'User', id: string, passkeys: Array<{ __typename: 'Passkey', id: string }> | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type CreateTotpSetupMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type CreateTotpSetupMutation = { createTotpSetup: { __typename: 'CreateTotpSetupPayload', otpauthUrl: string | null, secret: string | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type VerifyTotpSetupMutationVariables = Types.Exact<{
  input: Types.VerifyTotpSetupInput;
}>;


export type VerifyTotpSetupMutation = { verifyTotpSetup: { __typename: 'VerifyTotpSetupPayload', recoveryCodes: Array<string> | null, viewer: { __typename: 'User', id: string, isTotpEnabled: boolean | null, remainingRecoveryCodeCount: number | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type RotateRecoveryCodesMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type RotateRecoveryCodesMutation = { rotateRecoveryCodes: { __typename: 'RotateRecoveryCodesPayload', recoveryCodes: Array<string> | null, viewer: { __typename: 'User', id: string, remainingRecoveryCodeCount: number | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type RemoveTotpMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: { __typename: 'RemoveTotpPayload', viewer: { __typename: 'User', id: string, isTotpEnabled: boolean | null, remainingRecoveryCodeCount: number | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export const OwnTokenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<OwnTokenFragment, unknown>;
export const PersonalTokenStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalTokenState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<PersonalTokenStateFragment, unknown>;
export const ApiTokenRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiTokenRowFragment, unknown>;
export const AccountSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]}}]}}]} as unknown as DocumentNode<AccountSettingsQuery, AccountSettingsQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const UpdateEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateEmailMutation, UpdateEmailMutationVariables>;
export const ConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConsented"}}]}}]}}]}}]} as unknown as DocumentNode<ConsentQuery, ConsentQueryVariables>;
export const UpdateConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConsented"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateConsentMutation, UpdateConsentMutationVariables>;
export const PrivacySecurityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacySecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConsented"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"signInMethod"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]}}]} as unknown as DocumentNode<PrivacySecurityQuery, PrivacySecurityQueryVariables>;
export const UpdatePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePasswordMutation, UpdatePasswordMutationVariables>;
export const RevokeSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const RevokeOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const OwnTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channelTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnToken"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<OwnTokensQuery, OwnTokensQueryVariables>;
export const RevokeChannelTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeChannelToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeChannelTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeChannelToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnToken"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RevokeChannelTokenMutation, RevokeChannelTokenMutationVariables>;
export const PersonalTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personalToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalTokenState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalTokenState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<PersonalTokenQuery, PersonalTokenQueryVariables>;
export const CreatePersonalTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePersonalToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePersonalTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPersonalToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personalToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalTokenState"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalTokenState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<CreatePersonalTokenMutation, CreatePersonalTokenMutationVariables>;
export const RevokePersonalTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokePersonalToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokePersonalToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personalToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalTokenState"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalTokenState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RevokePersonalTokenMutation, RevokePersonalTokenMutationVariables>;
export const ApiTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiTokensQuery, ApiTokensQueryVariables>;
export const CreateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RotateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RotateApiTokenMutation, RotateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const SecondFactorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isTotpEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"remainingRecoveryCodeCount"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportsPasskeys"}}]}}]}}]} as unknown as DocumentNode<SecondFactorsQuery, SecondFactorsQueryVariables>;
export const CreatePasskeyChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePasskeyChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPasskeyChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challengeId"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePasskeyChallengeMutation, CreatePasskeyChallengeMutationVariables>;
export const AddPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const CreateTotpSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTotpSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTotpSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otpauthUrl"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreateTotpSetupMutation, CreateTotpSetupMutationVariables>;
export const VerifyTotpSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyTotpSetup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyTotpSetupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyTotpSetup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isTotpEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"remainingRecoveryCodeCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyTotpSetupMutation, VerifyTotpSetupMutationVariables>;
export const RotateRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remainingRecoveryCodeCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RotateRecoveryCodesMutation, RotateRecoveryCodesMutationVariables>;
export const RemoveTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isTotpEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"remainingRecoveryCodeCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const useAccountSettingsQuery = /*#__PURE__*/ queryHook(AccountSettingsDocument);
export const useAddPasskeyMutation = /*#__PURE__*/ mutationHook(AddPasskeyDocument);
export const useApiTokensQuery = /*#__PURE__*/ queryHook(ApiTokensDocument);
export const useConsentQuery = /*#__PURE__*/ queryHook(ConsentDocument);
export const useCreateApiTokenMutation = /*#__PURE__*/ mutationHook(CreateApiTokenDocument);
export const useCreatePasskeyChallengeMutation = /*#__PURE__*/ mutationHook(CreatePasskeyChallengeDocument);
export const useCreatePersonalTokenMutation = /*#__PURE__*/ mutationHook(CreatePersonalTokenDocument);
export const useCreateTotpSetupMutation = /*#__PURE__*/ mutationHook(CreateTotpSetupDocument);
export const useDeleteAccountMutation = /*#__PURE__*/ mutationHook(DeleteAccountDocument);
export const useOwnTokensQuery = /*#__PURE__*/ queryHook(OwnTokensDocument);
export const usePersonalTokenQuery = /*#__PURE__*/ queryHook(PersonalTokenDocument);
export const usePrivacySecurityQuery = /*#__PURE__*/ queryHook(PrivacySecurityDocument);
export const useRemovePasskeyMutation = /*#__PURE__*/ mutationHook(RemovePasskeyDocument);
export const useRemoveTotpMutation = /*#__PURE__*/ mutationHook(RemoveTotpDocument);
export const useRevokeApiTokenMutation = /*#__PURE__*/ mutationHook(RevokeApiTokenDocument);
export const useRevokeChannelTokenMutation = /*#__PURE__*/ mutationHook(RevokeChannelTokenDocument);
export const useRevokeOtherSessionsMutation = /*#__PURE__*/ mutationHook(RevokeOtherSessionsDocument);
export const useRevokePersonalTokenMutation = /*#__PURE__*/ mutationHook(RevokePersonalTokenDocument);
export const useRevokeSessionMutation = /*#__PURE__*/ mutationHook(RevokeSessionDocument);
export const useRotateApiTokenMutation = /*#__PURE__*/ mutationHook(RotateApiTokenDocument);
export const useRotateRecoveryCodesMutation = /*#__PURE__*/ mutationHook(RotateRecoveryCodesDocument);
export const useSecondFactorsQuery = /*#__PURE__*/ queryHook(SecondFactorsDocument);
export const useUpdateConsentMutation = /*#__PURE__*/ mutationHook(UpdateConsentDocument);
export const useUpdateEmailMutation = /*#__PURE__*/ mutationHook(UpdateEmailDocument);
export const useUpdatePasswordMutation = /*#__PURE__*/ mutationHook(UpdatePasswordDocument);
export const useUpdateProfileMutation = /*#__PURE__*/ mutationHook(UpdateProfileDocument);
export const useVerifyTotpSetupMutation = /*#__PURE__*/ mutationHook(VerifyTotpSetupDocument);
export const useApiTokenRowFragment = /*#__PURE__*/ fragmentHook(ApiTokenRowFragmentDoc, 'ApiTokenRow');
export const useOwnTokenFragment = /*#__PURE__*/ fragmentHook(OwnTokenFragmentDoc, 'OwnToken');
export const usePersonalTokenStateFragment = /*#__PURE__*/ fragmentHook(PersonalTokenStateFragmentDoc, 'PersonalTokenState');
