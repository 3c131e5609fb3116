/**
 * The words a policy is written in: comparators, statuses, families, limits. The facets are in facets.ts.
 * Sources: POL-18, POL-20, WIZ-57 and the license families of the conda ecosystem.
 */
import { dayOf } from '../calendar/index.ts';
import { CVE_ID } from '../advisory/cveId.ts';

/** The six comparators (POL-20). */
export const COMPARATORS = [
  'in',
  'not_in',
  'equal',
  'greater_than',
  'greater_than_equal_to',
  'less_than_equal_to',
] as const;
/** How a rule compares a number (WIZ-56): the first is the default. */
export const NUMBER_COMPARATORS = [
  'greater_than_equal_to',
  'greater_than',
  'less_than_equal_to',
  'equal',
] as const satisfies readonly (typeof COMPARATORS)[number][];
/** One of {@link NUMBER_COMPARATORS}. */
export type NumberComparator = (typeof NUMBER_COMPARATORS)[number];

/** One of {@link COMPARATORS}. */
export type Comparator = (typeof COMPARATORS)[number];

/** How the subfilters of a compound filter combine. */
export const OPERATORS = ['AND', 'OR'] as const;
/** One of {@link OPERATORS}. */
export type Operator = (typeof OPERATORS)[number];

/** The statuses of a CVE (WIZ-57). 'reported' is the default, a VEX statement sets the others. */
export const CVE_STATUSES = ['active', 'reported', 'mitigated', 'cleared', 'disputed'] as const;
/** One of {@link CVE_STATUSES}. */
export type CveStatus = (typeof CVE_STATUSES)[number];

/** Decisions of a policy on a file. */
export const DECISIONS = ['allowed', 'refused'] as const;
/** One of {@link DECISIONS}. */
export type Decision = (typeof DECISIONS)[number];

/** License families, in the spelling that options and payloads use. */
export const LICENSE_FAMILIES = [
  'AGPL',
  'APACHE',
  'BSD',
  'CC',
  'GPL',
  'GPL2',
  'GPL3',
  'LGPL',
  'MIT',
  'MOZILLA',
  'None',
  'OTHER',
  'PSF',
  'Public-Domain',
] as const;
/** One of {@link LICENSE_FAMILIES}. */
export type LicenseFamily = (typeof LICENSE_FAMILIES)[number];

/** The three filters of a policy, in the order of the wizard. */
export const SECTIONS = ['add_packages', 'remove_packages', 'exceptions'] as const;
/** One of {@link SECTIONS}. */
export type SectionName = (typeof SECTIONS)[number];

/** The operator each section has at its root (POL-12, POL-13, POL-14). */
export const ROOT_OPERATOR = {
  add_packages: 'AND',
  remove_packages: 'OR',
  exceptions: 'AND',
} as const satisfies Record<SectionName, Operator>;

/**
 * Limits on policies from outside, so that a hostile one costs little: nesting `depth` of compounds, total `nodes`
 * (filters) and `entries` (list entries), `wildcards` (match specs without an exact name, which are tried on every name
 * of a channel), and text lengths in characters.
 */
export const LIMITS = {
  depth: 8,
  nodes: 2000,
  entries: 10_000,
  wildcards: 100,
  spec: 500,
  name: 200,
  description: 10_000,
} as const;

/** Allowed ages in policy forms, in days: ten years at most. */
export const AGE_DAYS = { min: 1, max: 3650 } as const;

/**
 * Messages with exact wording in the specification (WIZ-45, WIZ-46, WIZ-48, WIZ-58, DLG-22 to DLG-26), and related
 * ones.
 */
export const MESSAGES = {
  nameRequired: 'Policy name is required',
  nameSpecial: 'You cannot use special characters.',
  fromInFuture: 'From date cannot be in the future.',
  toBeforeFrom: 'To date cannot be before the From date.',
  date: 'Please use the date format yyyy-MM-dd.',
  age: `Enter a whole number of days, from ${AGE_DAYS.min} to ${AGE_DAYS.max}.`,
  score: 'CVE score must be a whole number from 0 to 10.',
  scoreTenths: 'CVE score must be a number from 0 to 10, with one decimal at most.',
  epss: 'EPSS is a number from 0 to 1.',
  epssPercentile: 'EPSS percentile is a number from 0 to 100.',
  cveId: 'Invalid CVE ID. Please use format CVE-####-####. ex: CVE-2014-1234',
  dialogNameRequired: 'Name is required',
  dialogNameEmptied: 'You must have a policy name',
  dialogNameTaken: 'Policy name must be unique',
  nothingExcluded: 'Add a filter that excludes packages.',
  filterEmpty: 'Enter or choose at least one value.',
  dialogNameShort: 'Min length is 3 characters',
  dialogNameCharacters: 'The name must only contain letters and numbers',
} as const;

/** Message for an invalid match spec (WIZ-53). */
export function invalidMatchSpecMessage(entry: string): string {
  return `Error: invalid matchspec ${entry}`;
}

/** Distinguishes a compound filter of a form from its siblings. */
export const GROUP_KEY = /^[A-Za-z_]{10}$/;

/**
 * Prefixes of advisory databases other than CVE whose IDs policies and records can contain (OSV's list, as far as conda
 * packages are concerned).
 */
export const ADVISORY_PREFIXES = [
  'BIT',
  'CURL',
  'GHSA',
  'GO',
  'GSD',
  'HSEC',
  'JLSEC',
  'MAL',
  'OPENSSL',
  'OSV',
  'PSF',
  'PYSEC',
  'RSEC',
  'RUSTSEC',
] as const;

const OTHER_ID = String.raw`(${ADVISORY_PREFIXES.filter((prefix) => prefix !== 'GHSA').join('|')})-[A-Za-z0-9][A-Za-z0-9.:_-]{0,59}`;

/** Pattern of advisory IDs: a CVE ID, or one of another database such as `GHSA-44wm-f244-xhp3` or `PYSEC-2024-48`. */
export const ADVISORY_ID = new RegExp(String.raw`^(${CVE_ID.source.slice(1, -1)}|GHSA(-[a-z0-9]{4}){3}|${OTHER_ID})$`);

/** Whether a text is the id of an advisory, see {@link ADVISORY_ID}. */
export function isAdvisoryId(text: string): boolean {
  return ADVISORY_ID.test(text);
}

/**
 * Normalizes the case of an advisory ID: CVE and most others in uppercase, the rest of a GHSA or BIT ID in lowercase.
 */
export function canonicalAdvisoryId(text: string): string {
  const [prefix = '', ...rest] = text.trim().split('-');
  const tail = rest.join('-');
  const name = prefix.toUpperCase();
  if (rest.length === 0) return name;
  return `${name}-${name === 'GHSA' || name === 'BIT' ? tail.toLowerCase() : tail.toUpperCase()}`;
}

/**
 * Whether a number is a valid CVE score: 0 to 10 with at most one decimal, like CVSS. The wizard's field takes whole
 * numbers by default (WIZ-56).
 */
export function isCveScore(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 10 && Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;
}

/** Whether a number is a probability of EPSS, 0 to 1. */
export function isProbability(value: number): boolean {
  return value >= 0 && value <= 1;
}

/** Whether a number is a percentile, 0 to 100. */
export function isPercentile(value: number): boolean {
  return value >= 0 && value <= 100;
}

/**
 * Returns the days of an ISO 8601 period such as `P14D`: a relative date, so many days before the evaluation. Undefined
 * for any other value.
 */
export function daysOfPeriod(value: unknown): number | undefined {
  const days = typeof value === 'string' ? /^P(\d{1,5})D$/.exec(value)?.[1] : undefined;
  return days === undefined ? undefined : Number(days);
}

/** The period of so many days, as {@link daysOfPeriod} reads it. */
export function periodOfDays(days: number): string {
  return `P${days}D`;
}

/** Returns the latest current date of any time zone (UTC+14): a server's limit for 'not in the future'. */
export function latestToday(nowMs: number): string {
  return dayOf(nowMs + 14 * 3_600_000);
}

/** The family that a text names in any letter case, or undefined. */
export function asLicenseFamily(text: string): LicenseFamily | undefined {
  return LICENSE_FAMILIES.find((family) => family.toLowerCase() === text.toLowerCase());
}
