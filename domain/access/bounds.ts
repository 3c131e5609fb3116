/** Bounds of numbers and texts that forms and services share, both ends included. */

/** Days for which an organization keeps counts and clients of its downloads (REPORT-08). */
export const RETENTION_DAYS = { min: 1, max: 1095 } as const;

/** Seats of a plan that somebody gives or buys; `unlimited` stands for a plan that does not count them. */
export const SEATS = { min: 1, max: 1_000_000, unlimited: 1_000_000_000 } as const;

/** Seats that can be bought at once. */
export const SEATS_AT_ONCE = { min: SEATS.min, max: 10_000 } as const;

/** Most characters of who is billed: their name, their number for the value added tax, and the parts of their address. */
export const MAX_LENGTH_OF_BILLING = {
  name: 120,
  tax_id: 40,
  line1: 200,
  line2: 200,
  city: 100,
  postal_code: 20,
  state: 50,
} as const;

/** A country by its two letters (ISO 3166). */
export const COUNTRY_CODE = /^[A-Za-z]{2}$/;

/** Bytes in a second that all sources of a mirror are asked for at most. */
export const MIRROR_BYTES_PER_SECOND = { min: 1024, max: 2_000_000_000 } as const;

/** Files that a mirror has under way at a time. */
export const MIRROR_DOWNLOADS_AT_ONCE = { min: 1, max: 64 } as const;

/** Until when a card is good, `MM/YY`, as people type it. */
export const CARD_EXPIRY = /^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/;

/** The security code of a card: three or four digits. */
export const CARD_CODE = /^\d{3,4}$/;

/** Most characters of what people write: forms stop there, and services refuse more. */
export const MAX_LENGTH = {
  apiTokenName: 60,
  passkeyName: 60,
  /** Of a group, a service account, or a copy of a policy. */
  name: 80,
  channelDescription: 2000,
  channelReadme: 50_000,
  /** Why a file is withdrawn. */
  withdrawalReason: 500,
  /** Why somebody needs an exception or a promotion, and what is answered. */
  reason: 1000,
  /** What an organization says of a CVE. */
  curationNote: 10_000,
  /** How it is known what a package is upstream. */
  mappingEvidence: 2000,
  webhookAddress: 2000,
  webhookDescription: 200,
  vexFeedAddress: 400,
  /** A public key, as text. */
  publicKey: 1000,
} as const;

/** Most characters of a person's first or last name. */
export const MAX_LENGTH_OF_PERSON_NAME = 60;
