/** Small closed lists of the model that no other file owns (DATA-21). */

/** Who or what acts or owns. */
export const SUBJECT_KINDS = ['user', 'organization', 'device'] as const;
/** One of {@link SUBJECT_KINDS}. */
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What a channel token is good for, least first: reading channels; publishing packages, and reading. */
export const TOKEN_SCOPES = ['read', 'publish'] as const;
/** One of {@link TOKEN_SCOPES}. */
export type TokenScope = (typeof TOKEN_SCOPES)[number];
