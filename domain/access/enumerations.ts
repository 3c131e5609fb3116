/** Small closed lists of the model that no other file owns (DATA-21). */

/** Who or what acts or owns. */
export const SUBJECT_KINDS = ['user', 'organization', 'device'] as const;
/** One of {@link SUBJECT_KINDS}. */
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What a channel token is good for, least first: reading channels; publishing packages, and reading. */
export const TOKEN_SCOPES = ['read', 'publish'] as const;
/** One of {@link TOKEN_SCOPES}. */
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What an API token of a person is good for, least first: reading what they may read; publishing packages too; everything that they may do. */
export const API_TOKEN_SCOPES = ['read', 'publish', 'full'] as const;
/** One of {@link API_TOKEN_SCOPES}. */
export type ApiTokenScope = (typeof API_TOKEN_SCOPES)[number];

/** Whether a scope holds what a call needs: each holds those before it. */
export function holdsScope(scope: ApiTokenScope, needed: ApiTokenScope): boolean {
  return API_TOKEN_SCOPES.indexOf(scope) >= API_TOKEN_SCOPES.indexOf(needed);
}
