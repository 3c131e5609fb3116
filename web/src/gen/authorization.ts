import { fragmentHook, mutationHook, queryHook } from '../lib/apollo/bind.ts';
import type * as Types from './types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SignInStateQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type SignInStateQuery = { session: { __typename: 'Session', expiresAt: string } | null, signInOptions: { __typename: 'SignInOptions', allowedReturnHosts: Array<string>, identityProvider: { __typename: 'IdentityProvider', name: string } | null } | null };

export type SignInWithSsoMutationVariables = Types.Exact<{
  input: Types.SignInWithSsoInput;
}>;


export type SignInWithSsoMutation = { signInWithSso: { __typename: 'SignInWithSsoPayload', returnUrl: string | null, viewer: { __typename: 'User', id: string } | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type SessionTokenQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type SessionTokenQuery = { session: { __typename: 'Session', email: string, token: string } | null };

export type AuthorizationRequestFieldsFragment = { __typename: 'AuthorizationRequest', id: string, clientName: string, clientUrl: string | null, redirectHost: string | null, scopes: Array<{ __typename: 'AuthorizationScope', name: string, description: string }> } & { ' $fragmentName'?: 'AuthorizationRequestFieldsFragment' };

export type AuthorizationRequestQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type AuthorizationRequestQuery = { authorizationRequest: { __typename: 'AuthorizationRequest', id: string, clientName: string, clientUrl: string | null, redirectHost: string | null, scopes: Array<{ __typename: 'AuthorizationScope', name: string, description: string }> } | null };

export type ReviewAuthorizationMutationVariables = Types.Exact<{
  input: Types.ReviewAuthorizationInput;
}>;


export type ReviewAuthorizationMutation = { reviewAuthorization: { __typename: 'ReviewAuthorizationPayload', redirectUrl: string | null, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export type DeviceRequestQueryVariables = Types.Exact<{
  userCode: Types.Scalars['String']['input'];
}>;


export type DeviceRequestQuery = { deviceRequest: { __typename: 'AuthorizationRequest', id: string, clientName: string, clientUrl: string | null, redirectHost: string | null, scopes: Array<{ __typename: 'AuthorizationScope', name: string, description: string }> } | null };

export type ReviewDeviceAuthorizationMutationVariables = Types.Exact<{
  input: Types.ReviewDeviceAuthorizationInput;
}>;


export type ReviewDeviceAuthorizationMutation = { reviewDeviceAuthorization: { __typename: 'ReviewDeviceAuthorizationPayload', accepted: boolean, userErrors: Array<
      | { __typename: 'ConflictError', code: string, message: string, field: Array<string> }
      | { __typename: 'ForbiddenError', code: string, message: string, field: Array<string> }
      | { __typename: 'InputError', code: string, message: string, field: Array<string> }
      | { __typename: 'NameTakenError', code: string, message: string, field: Array<string> }
    > } };

export const AuthorizationRequestFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuthorizationRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthorizationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientUrl"}},{"kind":"Field","name":{"kind":"Name","value":"redirectHost"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<AuthorizationRequestFieldsFragment, unknown>;
export const SignInStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedReturnHosts"}},{"kind":"Field","name":{"kind":"Name","value":"identityProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SignInStateQuery, SignInStateQueryVariables>;
export const SignInWithSsoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithSso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInWithSsoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithSso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnUrl"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SignInWithSsoMutation, SignInWithSsoMutationVariables>;
export const SessionTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<SessionTokenQuery, SessionTokenQueryVariables>;
export const AuthorizationRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuthorizationRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuthorizationRequestFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuthorizationRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthorizationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientUrl"}},{"kind":"Field","name":{"kind":"Name","value":"redirectHost"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<AuthorizationRequestQuery, AuthorizationRequestQueryVariables>;
export const ReviewAuthorizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewAuthorization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewAuthorizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewAuthorization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewAuthorizationMutation, ReviewAuthorizationMutationVariables>;
export const DeviceRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeviceRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuthorizationRequestFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuthorizationRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthorizationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientUrl"}},{"kind":"Field","name":{"kind":"Name","value":"redirectHost"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<DeviceRequestQuery, DeviceRequestQueryVariables>;
export const ReviewDeviceAuthorizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewDeviceAuthorization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewDeviceAuthorizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewDeviceAuthorization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewDeviceAuthorizationMutation, ReviewDeviceAuthorizationMutationVariables>;
export const useAuthorizationRequestQuery = /*#__PURE__*/ queryHook(AuthorizationRequestDocument);
export const useDeviceRequestQuery = /*#__PURE__*/ queryHook(DeviceRequestDocument);
export const useReviewAuthorizationMutation = /*#__PURE__*/ mutationHook(ReviewAuthorizationDocument);
export const useReviewDeviceAuthorizationMutation = /*#__PURE__*/ mutationHook(ReviewDeviceAuthorizationDocument);
export const useSessionTokenQuery = /*#__PURE__*/ queryHook(SessionTokenDocument);
export const useSignInStateQuery = /*#__PURE__*/ queryHook(SignInStateDocument);
export const useSignInWithSsoMutation = /*#__PURE__*/ mutationHook(SignInWithSsoDocument);
export const useAuthorizationRequestFieldsFragment = /*#__PURE__*/ fragmentHook(AuthorizationRequestFieldsFragmentDoc, 'AuthorizationRequestFields');
