/** Small closed lists of the model that no other file owns (DATA-21). */

/** Who or what acts or owns. */
export const SUBJECT_KINDS = ['user', 'organization', 'device'] as const;
/** One of {@link SUBJECT_KINDS}. */
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Scopes of a channel token, narrowest first: read channels; also publish packages. */
export const TOKEN_SCOPES = ['read', 'publish'] as const;
/** One of {@link TOKEN_SCOPES}. */
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Scopes of a personal API token, narrowest first: read, also publish packages, everything that its owner can do. */
export const API_TOKEN_SCOPES = ['read', 'publish', 'full'] as const;
/** One of {@link API_TOKEN_SCOPES}. */
export type ApiTokenScope = (typeof API_TOKEN_SCOPES)[number];

/** Whether a scope includes the required one: each includes those before it. */
export function holdsScope(scope: ApiTokenScope, needed: ApiTokenScope): boolean {
  return API_TOKEN_SCOPES.indexOf(scope) >= API_TOKEN_SCOPES.indexOf(needed);
}
