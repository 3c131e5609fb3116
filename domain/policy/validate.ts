/**
 * Reads a policy from a request: every finding with its path, limited work on hostile input (POL-10, POL-11, POL-41).
 * Two formats are accepted. The wizard's has `filters` (schema version 2). The dialog's has `filter` (version 1): one
 * compound with at most two groups, 'Exclude package if:' and 'Override exclusions and include a package if:'. The
 * group with action 'exclude' has the exclusions; without actions, the first one. They become `remove_packages` and
 * `exceptions`; `add_packages` stays empty. The filter is also stored as it was sent.
 */
import { z } from 'zod';
import { isMatchSpec } from '../conda/index.ts';
import type { Criterion } from './condition.ts';
import { isEmptyCriterion } from './condition.ts';
import type { CriterionSchema } from './criteria.ts';
import type { Facet } from './facets.ts';
import { facetEntry, FACETS } from './facets.ts';
import type {
  CompoundFilter,
  DialogFilter,
  FilterNode,
  Filters,
  Finding,
  PolicyEdit,
  PolicyInput,
  SimpleFilter,
} from './model.ts';
import { emptyFilters, isCompound } from './model.ts';
import {
  COMPARATORS,
  GROUP_KEY,
  latestToday,
  LIMITS,
  MESSAGES,
  OPERATORS,
  ROOT_OPERATOR,
  SECTIONS,
} from './vocabulary.ts';

type Loc = Finding['loc'];

const simpleShape = z.strictObject({ facet: z.enum(FACETS), criterion: z.unknown(), comparator: z.enum(COMPARATORS) });
const compoundFields = { type: z.literal('compound'), operator: z.enum(OPERATORS), subfilters: z.array(z.unknown()) };
const groupKey = z.string().regex(GROUP_KEY, 'A group key is ten letters or underscores.').optional();
const compoundShape = z.strictObject({ ...compoundFields, groupKey });
const dialogShape = z.strictObject({
  ...compoundFields,
  groupKey,
  key: z.string().max(100).optional(),
  action: z.literal('exclude').optional(),
});

/** Reads filter trees; collects findings instead of throwing, and stops at the limits. */
class FilterReader {
  readonly findings: Finding[] = [];
  readonly #today: string;
  readonly #dialog: boolean;
  #nodes = 0;
  #entries = 0;
  #wildcards = 0;

  constructor(today: string, dialog: boolean) {
    this.#today = today;
    this.#dialog = dialog;
  }

  compound(value: unknown, loc: Loc, depth = 1): CompoundFilter | undefined {
    if (depth > LIMITS.depth)
      return this.#refuse(loc, `Filters can be nested at most ${LIMITS.depth} deep.`, 'too_deep');
    const shape = this.#dialog ? dialogShape : compoundShape;
    const read = shape.safeParse(value);
    if (!read.success) return this.#issues(read.error, loc);
    const subfilters: FilterNode[] = [];
    for (const [index, child] of read.data.subfilters.entries()) {
      if (++this.#nodes > LIMITS.nodes) {
        if (this.#nodes === LIMITS.nodes + 1)
          this.#refuse([...loc, 'subfilters'], `A policy can have at most ${LIMITS.nodes} filters.`, 'too_many');
        break;
      }
      const at = [...loc, 'subfilters', index];
      const node = this.#isCompoundLike(child) ? this.compound(child, at, depth + 1) : this.#simple(child, at);
      if (node !== undefined) subfilters.push(node);
    }
    return { ...read.data, subfilters };
  }

  /** Read an object with a facet as a condition, even with a superfluous type. Then the type is the error. */
  #isCompoundLike(value: unknown): boolean {
    return (
      typeof value === 'object' && value !== null && ('subfilters' in value || ('type' in value && !('facet' in value)))
    );
  }

  #simple(value: unknown, loc: Loc): SimpleFilter | undefined {
    const read = simpleShape.safeParse(value);
    if (!read.success) return this.#issues(read.error, loc);
    const { facet, comparator, criterion } = read.data;
    const { comparators } = facetEntry(facet)!;
    if (!comparators.includes(comparator))
      return this.#refuse([...loc, 'comparator'], `${facet} takes ${comparators.join(', ')}.`, 'value_error');
    return { facet, comparator, criterion: this.#criterion(facet, criterion, [...loc, 'criterion']) };
  }

  #criterion(facet: Facet, value: unknown, loc: Loc): Criterion {
    const { criterion, asOf } = facetEntry(facet)!;
    if (criterion.kind === 'list') return this.#list(facet, value, criterion, loc);
    if (criterion.kind === 'switch') {
      if (typeof value === 'boolean') return value;
      this.#refuse(loc, `${facet} takes true or false.`, 'type_error');
      return null;
    }
    if (isEmptyCriterion(value as Criterion)) return null;
    const read = criterion.value.safeParse(value);
    const message = read.success ? asOf?.(read.data, this.#today) : read.error.issues[0]!.message;
    if (read.success && message === undefined) return read.data;
    this.#refuse(loc, message!, 'value_error');
    return null;
  }

  #list(facet: Facet, value: unknown, { entry, specs }: CriterionSchema & { kind: 'list' }, loc: Loc): string[] {
    if (!Array.isArray(value)) {
      this.#refuse(loc, `${facet} takes a list of texts.`, 'type_error');
      return [];
    }
    this.#entries += value.length;
    if (this.#entries > LIMITS.entries) {
      this.#refuse(loc, `A policy can list at most ${LIMITS.entries} values.`, 'too_many');
      return [];
    }
    return value.flatMap((each: unknown, index) => {
      const read = entry.safeParse(each);
      if (!read.success) {
        this.#refuse(
          [...loc, index],
          typeof each === 'string' ? read.error.issues[0]!.message : `${facet} takes a list of texts.`,
          'value_error',
        );
        return [];
      }
      if (specs) this.#countWildcard(read.data, [...loc, index]);
      return [read.data];
    });
  }

  /** Limits specs without an exact name, because they are tried on a whole channel. */
  #countWildcard(entry: string, loc: Loc): void {
    const read = isMatchSpec(entry);
    if (!read.ok || read.spec.exactName !== undefined || ++this.#wildcards <= LIMITS.wildcards) return;
    this.#refuse(loc, `A policy can have at most ${LIMITS.wildcards} match specs without an exact name.`, 'too_many');
  }

  #refuse(loc: Loc, msg: string, type: string): undefined {
    this.findings.push({ loc, msg, type });
    return undefined;
  }

  #issues(error: z.ZodError, loc: Loc): undefined {
    this.findings.push(...findingsOf(error, loc));
    return undefined;
  }
}

/** Converts schema errors to findings. An unknown key is reported at its own location. */
function findingsOf(error: z.ZodError, loc: Loc): Finding[] {
  return error.issues.flatMap((issue): Finding[] => {
    const at = [...loc, ...(issue.path as Loc)];
    if (issue.code !== 'unrecognized_keys') return [{ loc: at, msg: issue.message, type: issue.code }];
    return issue.keys.map((key) => ({
      loc: [...at, key],
      msg: `'${key.slice(0, 60)}' is unknown.`,
      type: issue.code,
    }));
  });
}

function filtersOf(value: unknown, reader: FilterReader): Filters {
  const filters = emptyFilters();
  const loc: Loc = ['body', 'filters'];
  const read = z
    .strictObject({ add_packages: z.unknown(), remove_packages: z.unknown(), exceptions: z.unknown() })
    .partial()
    .safeParse(value);
  if (!read.success) {
    reader.findings.push(...findingsOf(read.error, loc));
    return filters;
  }
  for (const section of SECTIONS) {
    const given = read.data[section];
    if (given === undefined) continue;
    const node = reader.compound(given, [...loc, section]);
    if (node === undefined) continue;
    if (node.operator !== ROOT_OPERATOR[section]) {
      reader.findings.push({
        loc: [...loc, section, 'operator'],
        msg: `${section} takes the operator ${ROOT_OPERATOR[section]}.`,
        type: 'value_error',
      });
    }
    filters[section] = node;
  }
  return filters;
}

/** A dialog's node without what only the dialog needs. */
function plain(node: CompoundFilter): CompoundFilter {
  const subfilters = node.subfilters.map((child) => (isCompound(child) ? plain(child) : child));
  return {
    type: 'compound',
    operator: node.operator,
    subfilters,
    ...(node.groupKey === undefined ? {} : { groupKey: node.groupKey }),
  };
}

/** Converts a dialog's filter; `findings` gets unsupported parts. See the head of this file. */
function filtersOfDialog(filter: DialogFilter, findings: Finding[]): Filters {
  const filters = emptyFilters();
  const loc: Loc = ['body', 'filter', 'subfilters'];
  const marked = filter.subfilters.some(
    (node) => isCompound(node as FilterNode) && (node as DialogFilter).action === 'exclude',
  );
  filter.subfilters.forEach((node, index) => {
    if (!isCompound(node as FilterNode) || index > 1) {
      findings.push({
        loc: [...loc, index],
        msg: 'A filter holds one group that excludes and one that overrides it.',
        type: 'value_error',
      });
      return;
    }
    const group = node as DialogFilter;
    const excludes = marked ? group.action === 'exclude' : index === 0;
    filters[excludes ? 'remove_packages' : 'exceptions'].subfilters.push(plain(group));
  });
  return filters;
}

/** Converts a dialog's filter without validation, for previews of a draft. */
export const dialogFilters = (filter: DialogFilter): Filters => filtersOfDialog(filter, []);

/** Returns the error of a wizard's policy name, or undefined (WIZ-45, WIZ-46). */
export function policyNameError(name: string): string | undefined {
  if (name.trim() === '') return MESSAGES.nameRequired;
  return /^[A-Za-z0-9_\- ]+$/.test(name) ? undefined : MESSAGES.nameSpecial;
}

/** Returns the error of a dialog's policy name, or undefined (DLG-22, DLG-23, DLG-24). */
export function dialogNameError(name: string): string | undefined {
  if (name.trim() === '') return MESSAGES.dialogNameRequired;
  if (name.trim().length < 3) return MESSAGES.dialogNameShort;
  return /^[\p{L}\p{M}0-9 ]+$/u.test(name) ? undefined : MESSAGES.dialogNameCharacters;
}

const bodyShape = z.object({
  name: z.string().max(LIMITS.name, `A policy name can have at most ${LIMITS.name} characters.`).default(''),
  description: z
    .string()
    .max(LIMITS.description)
    .nullish()
    .transform((text) => text ?? ''),
  artifact_family: z.literal('conda', 'The artifact family of a policy is conda.').default('conda'),
  schema_version: z
    .union([z.enum(['1', '2']), z.literal(1), z.literal(2)], 'The schema version is 1 or 2.')
    .transform(String)
    .optional(),
  filters: z.unknown().optional(),
  filter: z.unknown().optional(),
});

/** The result of reading filters. */
export type FiltersReading = { ok: true; filters: Filters } | { ok: false; findings: Finding[] };

/** The result of reading a policy. */
export type PolicyReading = { ok: true; policy: PolicyInput } | { ok: false; findings: Finding[] };

/** Returns the error of a schema version that doesn't match the body's format (POL-10), or undefined. */
function versionMismatch(
  version: string | undefined,
  { filters, filter }: { filters: unknown; filter: unknown },
): Finding | undefined {
  const [needed, given] = version === '1' ? ['filter', 'filters'] : ['filters', 'filter'];
  const body: Record<string, unknown> = { filters, filter };
  if (version === undefined || body[needed] !== undefined || body[given] === undefined) return undefined;
  return {
    loc: ['body', 'schema_version'],
    msg: `Schema version ${version} is the form with '${needed}', but the policy has '${given}'. Send '${needed}', or leave schema_version out.`,
    type: 'value_error',
  };
}

/**
 * Reads the body of a policy create or update. Ignores fields that the server owns (id, org_id, times, revision,
 * channels), so that clients can send back a received policy.
 * @param now ms since the epoch, the limit for 'not in the future'
 */
export function readPolicy(body: unknown, now: number = Date.now()): PolicyReading {
  const shape = bodyShape.safeParse(body);
  if (!shape.success) {
    return { ok: false, findings: findingsOf(shape.error, ['body']) };
  }
  const { name, description, artifact_family, schema_version } = shape.data;
  const filters = shape.data.filters ?? undefined;
  const filter = shape.data.filter ?? undefined;
  // Responses of older policies have both; the dialog's filter then wins.
  const older = filter !== undefined && (filters === undefined || schema_version === '1');
  const mismatch = versionMismatch(schema_version, { filters, filter });
  if (mismatch !== undefined) return { ok: false, findings: [mismatch] };
  const reader = new FilterReader(latestToday(now), older);
  const { findings } = reader;
  const nameError = older ? dialogNameError(name) : policyNameError(name);
  if (nameError !== undefined) findings.push({ loc: ['body', 'name'], msg: nameError, type: 'value_error' });
  const policy: PolicyInput = {
    name: name.trim(),
    description,
    artifact_family,
    schema_version: older ? '1' : '2',
    filters: emptyFilters(),
  };
  if (older) {
    const read = reader.compound(filter, ['body', 'filter']);
    if (read !== undefined) {
      policy.filter = read as DialogFilter;
      policy.filters = filtersOfDialog(policy.filter, findings);
    }
  } else {
    policy.filters = filtersOf(filters ?? {}, reader);
  }
  return findings.length > 0 ? { ok: false, findings } : { ok: true, policy };
}

/** Reads filters alone, of an unnamed draft or as stored. Findings and `now` as in {@link readPolicy}. */
export function readFilters(filters: unknown, now: number = Date.now()): FiltersReading {
  const reader = new FilterReader(latestToday(now), false);
  const read = filtersOf(filters, reader);
  return reader.findings.length > 0 ? { ok: false, findings: reader.findings } : { ok: true, filters: read };
}

const MISSING: Finding = { loc: ['body', 'filters'], msg: 'Field required', type: 'missing' };

/** Adds findings as zod issues, `depth` steps below the body; the type of a finding is in `params.type`. */
function refuse(context: z.core.$RefinementCtx, findings: readonly Finding[], depth: number): never {
  for (const { loc, msg, type } of findings)
    context.addIssue({ code: 'custom', message: msg, path: loc.slice(depth), params: { type } });
  return z.NEVER;
}

function policyOf(body: Record<string, unknown>, context: z.core.$RefinementCtx): PolicyInput {
  if (body['filters'] === undefined && body['filter'] === undefined) return refuse(context, [MISSING], 1);
  const reading = readPolicy(body);
  return reading.ok ? reading.policy : refuse(context, reading.findings, 1);
}

/** {@link readPolicy} as a zod schema of a request body, which must have `filters` or `filter`. */
export const policyInputSchema: z.ZodType<PolicyInput> = z.looseObject({}).transform(policyOf);

/** {@link policyInputSchema} for a change: an absent description stays as it is, and null clears it. */
export const policyEditSchema: z.ZodType<PolicyEdit> = z.looseObject({}).transform((body, context) => {
  const { description, ...policy } = policyOf(body, context);
  return body['description'] === undefined ? policy : { ...policy, description };
});

/** {@link readFilters} as a zod schema of a body's `filters`. */
export const filtersInputSchema: z.ZodType<Filters> = z.unknown().transform((filters, context) => {
  if (filters === undefined) return refuse(context, [MISSING], 2);
  const reading = readFilters(filters);
  return reading.ok ? reading.filters : refuse(context, reading.findings, 2);
});
