/**
 * Schemas of facet criteria: validation messages, and the published JSON Schema. Rules that only code can check (a
 * match spec, a calendar day) are described in JSON Schema as far as possible.
 */
import { isDay } from '../calendar/index.ts';
import { DAY_PATTERN } from '../calendar/index.ts';
import { z } from 'zod';
import { SUBDIR } from '../conda/subdirs.ts';
import { SCRIPT_STATES } from './scripts.ts';
import { policySpecError } from './specs.ts';
import {
  ADVISORY_ID,
  asLicenseFamily,
  CVE_STATUSES,
  daysOfPeriod,
  isCveScore,
  isPercentile,
  isProbability,
  LICENSE_FAMILIES,
  LIMITS,
  MESSAGES,
} from './vocabulary.ts';
import { VULNERABILITY_STATES } from './knowledge.ts';

/**
 * The criterion type of a facet. A list can be empty. A value can be `null`, `''`, or `[]`, which isn't a condition and
 * is stored as `null`. A switch is true or false.
 */
export type CriterionSchema =
  /**
   * Lists with `specs` contain match specs; those without an exact name are counted. Lists without options are free
   * text.
   */
  | { kind: 'list'; entry: z.ZodType<string>; specs?: true; editor?: Extract<CriterionEditor, { kind: 'options' }> }
  | { kind: 'switch' }
  | { kind: 'value'; value: z.ZodType<string>; editor: { kind: 'day' | 'dayOrPeriod' } }
  | NumberCriterion;

/** A criterion that is a number. */
export interface NumberCriterion {
  kind: 'value';
  value: z.ZodType<number>;
  editor: Extract<CriterionEditor, { kind: 'number' }>;
}

/** The editor of a criterion in the tree of the single-form dialog, where the wizard's fields don't exist. */
export type CriterionEditor =
  /** Toggle options; `of` names their source if they aren't fixed. */
  | { kind: 'options'; options: readonly string[]; of?: 'platforms' | 'licenses' }
  /** Typed entries: match specs, or words such as advisory IDs. */
  | { kind: 'specs' | 'words' }
  | { kind: 'switch' }
  | { kind: 'number'; max: number; step: number; unit?: 'days' }
  | { kind: 'day' | 'dayOrPeriod' };

/** How a criterion is edited. */
export function editorOf(criterion: CriterionSchema): CriterionEditor {
  if (criterion.kind === 'switch') return { kind: 'switch' };
  return criterion.editor ?? { kind: criterion.kind === 'list' && criterion.specs ? 'specs' : 'words' };
}

/** Returns the error of a list entry; undefined if it is valid or the criterion isn't a list. */
export function entryMistake(criterion: CriterionSchema, value: string): string | undefined {
  return criterion.kind === 'list' ? mistakeIn(criterion.entry, value) : undefined;
}

/** Returns a schema's error for a value; undefined if it is valid. */
export function mistakeIn(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

/** Placeholder schema; the message for an entry that isn't text names the facet. */
const entry = z.string();

/**
 * Schema of a text that passes `test`; otherwise the error is `message`. `about` is its description in the document.
 */
function textWith(
  test: (value: string) => boolean,
  message: (value: string) => string,
  about: z.GlobalMeta,
): z.ZodType<string> {
  return entry.refine(test, { error: ({ input }) => message(String(input)) }).meta(about);
}

/** Returns a case-insensitive pattern of a word, because JSON Schema has no flags. */
const anyCase = (word: string): string =>
  word.replaceAll(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);

/** A switch. */
export const SWITCH: CriterionSchema = { kind: 'switch' };

/** Conda subdirs. */
export const PLATFORMS: CriterionSchema = {
  kind: 'list',
  editor: { kind: 'options', options: [], of: 'platforms' },
  entry: textWith(
    (value) => SUBDIR.test(value),
    (value) => `'${value}' is not a platform. Use noarch or a name such as linux-64.`,
    {
      description: 'A conda subdir, such as noarch or linux-64',
      pattern: SUBDIR.source,
    },
  ),
};

/** License families, in any letter case. */
export const LICENSES: CriterionSchema = {
  kind: 'list',
  editor: { kind: 'options', options: [], of: 'licenses' },
  entry: textWith(
    (value) => asLicenseFamily(value) !== undefined,
    (value) => `'${value}' is not a known license family.`,
    {
      description: `A license family, in any letter case: ${LICENSE_FAMILIES.join(', ')}`,
      pattern: `^(${LICENSE_FAMILIES.map(anyCase).join('|')})$`,
    },
  ),
};

/** Match specs that a policy can evaluate. */
export const SPECS: CriterionSchema = {
  kind: 'list',
  specs: true,
  entry: entry
    .superRefine((value, context) => {
      const message = policySpecError(value);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .meta({
      description: 'A conda match spec (CEP 29) on name, version, build, build number, subdir or license',
      maxLength: LIMITS.spec,
      examples: ['numpy', 'airflow<1.0'],
    }),
};

const DAY_META = { description: 'A date (yyyy-MM-dd)', pattern: DAY_PATTERN.source };

/** A calendar day. */
export const PAST_DAY: CriterionSchema = {
  kind: 'value',
  editor: { kind: 'day' },
  value: z
    .string(MESSAGES.date)
    .refine(isDay, MESSAGES.date)
    .meta({ ...DAY_META, description: `${DAY_META.description}, not in the future` }),
};

/** A calendar day, or a number of days before the day of judgement. */
export const DAY_OR_PERIOD: CriterionSchema = {
  kind: 'value',
  editor: { kind: 'dayOrPeriod' },
  value: z
    .string(MESSAGES.date)
    .refine((value) => daysOfPeriod(value) !== undefined || isDay(value), MESSAGES.date)
    .meta({
      description: `${DAY_META.description}, or a period of whole days that moves along, such as P14D`,
      pattern: String.raw`^(${DAY_PATTERN.source.slice(1, -1)}|P\d{1,5}D)$`,
    }),
};

/** A CVSS score. */
export const SCORE: CriterionSchema = {
  kind: 'value',
  editor: { kind: 'number', max: 10, step: 0.1 },
  value: z
    .number(MESSAGES.scoreTenths)
    .refine(isCveScore, MESSAGES.scoreTenths)
    .meta({ description: 'A CVSS score with one decimal at most', minimum: 0, maximum: 10 }),
};

/** A probability of EPSS. */
export const PROBABILITY: NumberCriterion = {
  kind: 'value',
  editor: { kind: 'number', max: 1, step: 0.01 },
  value: z
    .number(MESSAGES.epss)
    .refine(isProbability, MESSAGES.epss)
    .meta({ description: 'A probability of EPSS', minimum: 0, maximum: 1 }),
};

/** A percentile of EPSS. */
export const PERCENTILE: NumberCriterion = {
  kind: 'value',
  editor: { kind: 'number', max: 100, step: 1 },
  value: z
    .number(MESSAGES.epssPercentile)
    .refine(isPercentile, MESSAGES.epssPercentile)
    .meta({ description: 'A percentile of EPSS', minimum: 0, maximum: 100 }),
};

/** Vulnerability states of a file. */
export const VULNERABILITY_WORDS: CriterionSchema = {
  kind: 'list',
  editor: { kind: 'options', options: VULNERABILITY_STATES },
  entry: textWith(
    (value) => (VULNERABILITY_STATES as readonly string[]).includes(value),
    (value) => `'${value}' isn't a valid vulnerability state. Use ${VULNERABILITY_STATES.join(', ')}.`,
    { description: 'Vulnerability state of a file', enum: [...VULNERABILITY_STATES] },
  ),
};

/** Script states of a file. */
export const SCRIPT_WORDS: CriterionSchema = {
  kind: 'list',
  editor: { kind: 'options', options: SCRIPT_STATES },
  entry: textWith(
    (value) => (SCRIPT_STATES as readonly string[]).includes(value),
    (value) => `'${value}' isn't a valid script state. Use ${SCRIPT_STATES.join(', ')}.`,
    { description: 'Install script state of a file', enum: [...SCRIPT_STATES] },
  ),
};

/** Statuses of a CVE. */
export const STATUSES: CriterionSchema = {
  kind: 'list',
  editor: { kind: 'options', options: CVE_STATUSES },
  entry: textWith(
    (value) => (CVE_STATUSES as readonly string[]).includes(value),
    (value) => `'${value}' is not a CVE status. Use ${CVE_STATUSES.join(', ')}.`,
    {
      description: 'A status of a CVE',
      enum: [...CVE_STATUSES],
    },
  ),
};

/** Ids of advisories. */
export const ADVISORY_IDS: CriterionSchema = {
  kind: 'list',
  entry: textWith(
    (value) => ADVISORY_ID.test(value),
    () => MESSAGES.cveId,
    {
      description: 'A CVE or other advisory ID',
      pattern: ADVISORY_ID.source,
      examples: ['CVE-2014-1234', 'GHSA-44wm-f244-xhp3'],
    },
  ),
};

const WHOLE_DAYS = 'Package age must be a whole number of days.';

/** Whole days. */
export const DAYS: CriterionSchema = {
  kind: 'value',
  editor: { kind: 'number', max: 100_000, step: 1, unit: 'days' },
  value: z
    .number(WHOLE_DAYS)
    .int(WHOLE_DAYS)
    .min(0, WHOLE_DAYS)
    .max(100_000, WHOLE_DAYS)
    .meta({ description: 'Whole days' }),
};
