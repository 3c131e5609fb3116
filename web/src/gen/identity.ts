import { mutationHook, queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OutboxQueryVariables = Types.Exact<{
  first: Types.Scalars['Int']['input'];
  after?: Types.InputMaybe<Types.Scalars['String']['input']>;
}>;


export type OutboxQuery = { outbox: { __typename: 'OutboxConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ __typename: 'OutboxEmail', id: string, to: string, subject: string, createdAt: string }> } | null };

export type OutboxMailQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type OutboxMailQuery = { outboxMail: { __typename: 'OutboxEmail', id: string, to: string, subject: string, text: string, createdAt: string } | null };

export type SendPasswordResetEmailMutationVariables = Types.Exact<{
  input: Types.SendPasswordResetEmailInput;
}>;


export type SendPasswordResetEmailMutation = { sendPasswordResetEmail: { __typename: 'SendPasswordResetEmailPayload', accepted: boolean, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type ResetPasswordMutationVariables = Types.Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'ResetPasswordPayload', accepted: boolean, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type WaysToProveQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type WaysToProveQuery = { viewer: { __typename: 'User', id: string, email: string | null, hasPassword: boolean | null, isTotpEnabled: boolean | null, passkeys: Array<{ __typename: 'Passkey', id: string }> | null } | null, signInOptions: { __typename: 'SignInOptions', supportsPasskeys: boolean, identityProvider: { __typename: 'IdentityProvider', name: string, startUrl: string } | null } | null };

export type ReauthenticateMutationVariables = Types.Exact<{
  input: Types.ReauthenticateInput;
}>;


export type ReauthenticateMutation = { reauthenticate: { __typename: 'ReauthenticatePayload', accepted: boolean, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type SignInMutationVariables = Types.Exact<{
  input: Types.SignInInput;
}>;


export type SignInMutation = { signIn: { __typename: 'SignInPayload', viewer: { __typename: 'User', id: string } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type CreatePasskeySignInChallengeMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type CreatePasskeySignInChallengeMutation = { createPasskeySignInChallenge: { __typename: 'CreatePasskeySignInChallengePayload', challengeId: string | null, options: unknown | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type SignInWithPasskeyMutationVariables = Types.Exact<{
  input: Types.SignInWithPasskeyInput;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { __typename: 'SignInWithPasskeyPayload', viewer: { __typename: 'User', id: string } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type SignOutMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { __typename: 'SignOutPayload', signedOut: boolean } };

export type SignInOptionsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type SignInOptionsQuery = { signInOptions: { __typename: 'SignInOptions', allowsRegistration: boolean, supportsPasskeys: boolean, allowedReturnHosts: Array<string>, identityProvider: { __typename: 'IdentityProvider', name: string, startUrl: string } | null } | null };

export type SignUpOptionsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type SignUpOptionsQuery = { signInOptions: { __typename: 'SignInOptions', allowsRegistration: boolean, hasOperator: boolean, identityProvider: { __typename: 'IdentityProvider', name: string, startUrl: string } | null } | null };

export type SignUpPlansQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type SignUpPlansQuery = { plans: Array<{ __typename: 'Plan', productCode: Types.ProductCode, name: string, segment: string | null, description: string, pricing: { __typename: 'PlanPricing', monthlyPrice: number | null, otherPrice: string | null } }> | null };

export type CreateAccountMutationVariables = Types.Exact<{
  input: Types.CreateAccountInput;
}>;


export type CreateAccountMutation = { createAccount: { __typename: 'CreateAccountPayload', accepted: boolean, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type VerificationStateQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type VerificationStateQuery = { viewer: { __typename: 'User', id: string, email: string | null, profile: { __typename: 'AccountProfile', isConfirmed: boolean, pendingEmail: string | null } | null } | null };

export type VerifyEmailMutationVariables = Types.Exact<{
  input: Types.VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { __typename: 'VerifyEmailPayload', accepted: boolean, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type ClaimOperatorRoleMutationVariables = Types.Exact<{
  input: Types.ClaimOperatorRoleInput;
}>;


export type ClaimOperatorRoleMutation = { claimOperatorRole: { __typename: 'ClaimOperatorRolePayload', viewer: { __typename: 'User', id: string, isOperator: boolean | null, profile: { __typename: 'AccountProfile', isConfirmed: boolean } | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type SendVerificationEmailMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type SendVerificationEmailMutation = { sendVerificationEmail: { __typename: 'SendVerificationEmailPayload', accepted: boolean, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type UpdateUnverifiedEmailMutationVariables = Types.Exact<{
  input: Types.UpdateEmailInput;
}>;


export type UpdateUnverifiedEmailMutation = { updateEmail: { __typename: 'UpdateEmailPayload', viewer: { __typename: 'User', id: string, email: string | null, profile: { __typename: 'AccountProfile', isConfirmed: boolean, pendingEmail: string | null } | null } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };


export const OutboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Outbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<OutboxQuery, OutboxQueryVariables>;
export const OutboxMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutboxMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outboxMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<OutboxMailQuery, OutboxMailQueryVariables>;
export const SendPasswordResetEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPasswordResetEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendPasswordResetEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPasswordResetEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SendPasswordResetEmailMutation, SendPasswordResetEmailMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const WaysToProveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaysToProve"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"isTotpEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportsPasskeys"}},{"kind":"Field","name":{"kind":"Name","value":"identityProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startUrl"}}]}}]}}]}}]} as unknown as DocumentNode<WaysToProveQuery, WaysToProveQueryVariables>;
export const ReauthenticateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Reauthenticate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReauthenticateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reauthenticate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ReauthenticateMutation, ReauthenticateMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const CreatePasskeySignInChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePasskeySignInChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPasskeySignInChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challengeId"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePasskeySignInChallengeMutation, CreatePasskeySignInChallengeMutationVariables>;
export const SignInWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInWithPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedOut"}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const SignInOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowsRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"supportsPasskeys"}},{"kind":"Field","name":{"kind":"Name","value":"identityProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedReturnHosts"}}]}}]}}]} as unknown as DocumentNode<SignInOptionsQuery, SignInOptionsQueryVariables>;
export const SignUpOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignUpOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowsRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"hasOperator"}},{"kind":"Field","name":{"kind":"Name","value":"identityProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startUrl"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpOptionsQuery, SignUpOptionsQueryVariables>;
export const SignUpPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignUpPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"segment"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthlyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"otherPrice"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpPlansQuery, SignUpPlansQueryVariables>;
export const CreateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreateAccountMutation, CreateAccountMutationVariables>;
export const VerificationStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerificationState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]}}]}}]} as unknown as DocumentNode<VerificationStateQuery, VerificationStateQueryVariables>;
export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const ClaimOperatorRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimOperatorRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimOperatorRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimOperatorRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOperator"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimOperatorRoleMutation, ClaimOperatorRoleMutationVariables>;
export const SendVerificationEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendVerificationEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendVerificationEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SendVerificationEmailMutation, SendVerificationEmailMutationVariables>;
export const UpdateUnverifiedEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUnverifiedEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateUnverifiedEmailMutation, UpdateUnverifiedEmailMutationVariables>;
export const useClaimOperatorRoleMutation = /*#__PURE__*/ mutationHook(ClaimOperatorRoleDocument);
export const useCreateAccountMutation = /*#__PURE__*/ mutationHook(CreateAccountDocument);
export const useCreatePasskeySignInChallengeMutation = /*#__PURE__*/ mutationHook(CreatePasskeySignInChallengeDocument);
export const useOutboxQuery = /*#__PURE__*/ queryHook(OutboxDocument);
export const useOutboxMailQuery = /*#__PURE__*/ queryHook(OutboxMailDocument);
export const useReauthenticateMutation = /*#__PURE__*/ mutationHook(ReauthenticateDocument);
export const useResetPasswordMutation = /*#__PURE__*/ mutationHook(ResetPasswordDocument);
export const useSendPasswordResetEmailMutation = /*#__PURE__*/ mutationHook(SendPasswordResetEmailDocument);
export const useSendVerificationEmailMutation = /*#__PURE__*/ mutationHook(SendVerificationEmailDocument);
export const useSignInMutation = /*#__PURE__*/ mutationHook(SignInDocument);
export const useSignInOptionsQuery = /*#__PURE__*/ queryHook(SignInOptionsDocument);
export const useSignInWithPasskeyMutation = /*#__PURE__*/ mutationHook(SignInWithPasskeyDocument);
export const useSignOutMutation = /*#__PURE__*/ mutationHook(SignOutDocument);
export const useSignUpOptionsQuery = /*#__PURE__*/ queryHook(SignUpOptionsDocument);
export const useSignUpPlansQuery = /*#__PURE__*/ queryHook(SignUpPlansDocument);
export const useUpdateUnverifiedEmailMutation = /*#__PURE__*/ mutationHook(UpdateUnverifiedEmailDocument);
export const useVerificationStateQuery = /*#__PURE__*/ queryHook(VerificationStateDocument);
export const useVerifyEmailMutation = /*#__PURE__*/ mutationHook(VerifyEmailDocument);
export const useWaysToProveQuery = /*#__PURE__*/ queryHook(WaysToProveDocument);
