/** Bounds of numbers and texts that forms and services share, both ends included. */

/** Retention of an organization's download counts and clients, in days (REPORT-08). */
export const RETENTION_DAYS = { min: 1, max: 1095 } as const;

/** Seats of a plan that an operator grants or a customer buys; `unlimited` marks a plan that doesn't count seats. */
export const SEATS = { min: 1, max: 1_000_000, unlimited: 1_000_000_000 } as const;

/** Number of seats that one purchase can have. */
export const SEATS_AT_ONCE = { min: SEATS.min, max: 10_000 } as const;

/** Maximum lengths of billing details, in characters: name, VAT number, and the parts of the address. */
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

/** Maximum download rate of a mirror from all sources, in bytes per second. */
export const MIRROR_BYTES_PER_SECOND = { min: 1024, max: 2_000_000_000 } as const;

/** Parallel downloads of one mirror. */
export const MIRROR_DOWNLOADS_AT_ONCE = { min: 1, max: 64 } as const;

/** Expiration of a card in the usual format `MM/YY`. */
export const CARD_EXPIRY = /^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/;

/** The security code of a card: three or four digits. */
export const CARD_CODE = /^\d{3,4}$/;

/** Maximum lengths of what users enter, in characters. Forms stop there, and services reject more. */
export const MAX_LENGTH = {
  apiTokenName: 60,
  passkeyName: 60,
  /** Name of a group, a service account, or a copied policy. */
  name: 80,
  channelDescription: 2000,
  channelReadme: 50_000,
  /** Why a file is withdrawn. */
  withdrawalReason: 500,
  /** The reason for an exception or a promotion request, and the reviewer's comment. */
  reason: 1000,
  /** An organization's note in a VEX statement. */
  curationNote: 10_000,
  /** Evidence of an upstream mapping. */
  mappingEvidence: 2000,
  webhookAddress: 2000,
  webhookDescription: 200,
  vexFeedAddress: 400,
  /** A public key, as text. */
  publicKey: 1000,
} as const;

/** Maximum length of a first or last name, in characters. */
export const MAX_LENGTH_OF_PERSON_NAME = 60;
