/**
 * Reads OSV records (https://ossf.github.io/osv-schema/) within limits, ignores unknown fields, and says why it skips a
 * record.
 */
import { isDay } from '../calendar/index.ts';
import { z } from 'zod';
import { isVector } from './cvss.ts';
import { schemeOf } from './ecosystems.ts';

/** Bounds on one record, so that a hostile or broken one costs little. Real records stay far below. */
export const OSV_LIMITS = {
  /** Length of a record's text in characters. */
  record: 4 * 1024 * 1024,
  id: 80,
  aliases: 200,
  affected: 2000,
  ranges: 1000,
  events: 4000,
  versions: 4000,
  version: 256,
  summary: 2000,
  references: 50,
} as const;

/** One event of a range with exactly one of its fields. */
export type RangeEvent = { introduced: string } | { fixed: string } | { last_affected: string } | { limit: string };

/** The affected versions of one upstream package. */
export interface AffectedEntry {
  ecosystem: string;
  name: string;
  /** Events of each version range, in any order, with any number of pairs. Commit ranges aren't included. */
  ranges: RangeEvent[][];
  /** Versions, or Git tags, that are listed one by one. */
  versions: string[];
  /** Whether there are commit ranges, and whether one of them has a fix. */
  commits: 'none' | 'open' | 'fixed';
  /** Whether the source had bounds that can't be expressed as versions. */
  unparsed: boolean;
}

/** Platforms that the text of an advisory may name as the only ones. */
export const PLATFORMS = ['windows', '32-bit'] as const;

/** An advisory of OSV as far as the hub needs it. */
export interface OsvAdvisory {
  id: string;
  aliases: string[];
  /** ISO instants; null for the year 0001, which some sources use for unknown. */
  modified: string | null;
  published: string | null;
  withdrawn: string | null;
  summary: string;
  severity: { type: string; vector: string }[];
  references: string[];
  affected: AffectedEntry[];
  /** The package itself is malware (`MAL-`). */
  malicious: boolean;
  disputed: boolean;
  /** The only platform that the text names. */
  platform: (typeof PLATFORMS)[number] | null;
}

/** Why a record was left out. */
export const OSV_FAULTS = [
  'not-json',
  'not-a-record',
  'future-schema',
  'id',
  'other-id',
  'modified',
  'date',
  'control-characters',
  'too-much',
  'severity',
  'no-affected',
  'unknown-ecosystem',
  'range-type',
  'event',
  'no-introduced',
  'fixed-and-last-affected',
  'bound-unreadable',
] as const;
/** One of {@link OSV_FAULTS}. */
export type OsvFault = (typeof OSV_FAULTS)[number];

/**
 * A read record, or the reason why not. With `bound-unreadable` the advisory is included: it can't be evaluated, but
 * dropping it would make its packages look clean.
 */
export type OsvReading =
  | { ok: true; advisory: OsvAdvisory }
  | { ok: false; fault: OsvFault; message: string; id: string | null; advisory?: OsvAdvisory };

class Fault extends Error {
  readonly fault: OsvFault;
  constructor(fault: OsvFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Controls, halves of characters, and the signs that turn the direction of writing round. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\p{Cs}]/u;
const ID = /^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9][A-Za-z0-9.:_+~]*)+$/;
/** RFC 3339; some sources leave out the zone, which then is UTC. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** Later instants have more digits, which databases can't read. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);

function moment(value: unknown, field: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || !MOMENT.test(value))
    throw new Fault(
      field === 'modified' ? 'modified' : 'date',
      `'${field}' isn't a valid timestamp, such as 2026-11-01T00:00:00Z`,
    );
  const at = Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`);
  if (Number.isNaN(at) || at > LAST_MOMENT || !isDay(value.slice(0, 10)))
    throw new Fault(field === 'modified' ? 'modified' : 'date', `'${field}' isn't a valid date`);
  return at < Date.UTC(1970, 0, 1) ? null : new Date(at).toISOString();
}

const text = z.string();
const object = z.record(z.string(), z.unknown());
const list = z.array(z.unknown());

function take<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const read = schema.safeParse(value);
  if (!read.success) throw new Fault('not-a-record', `${what} is not of the form that OSV describes`);
  return read.data;
}

function some<T>(schema: z.ZodType<T[]>, value: unknown, what: string, most: number): T[] {
  if (value === undefined || value === null) return [];
  const found = take(schema, value, what);
  if (found.length > most) throw new Fault('too-much', `${what} has ${found.length} entries; at most ${most} are read`);
  return found;
}

function short(value: string, what: string, most: number = OSV_LIMITS.version): string {
  if (value.length > most) throw new Fault('too-much', `${what} is longer than ${most} characters`);
  if (CONTROLS.test(value)) throw new Fault('control-characters', `${what} holds control characters`);
  return value;
}

function readId(value: unknown): string {
  if (typeof value !== 'string' || value.length > OSV_LIMITS.id || !ID.test(value))
    throw new Fault('id', "'id' isn't a valid advisory ID, such as GHSA-44wm-f244-xhp3");
  return value;
}

const EVENTS = ['introduced', 'fixed', 'last_affected', 'limit'] as const;

function readEvent(value: unknown): RangeEvent {
  const event = take(object, value, 'an event');
  const named = Object.keys(event);
  const [kind] = named;
  if (named.length !== 1 || !EVENTS.some((one) => one === kind))
    throw new Fault('event', 'an event has exactly one of introduced, fixed, last_affected and limit');
  const bound = event[kind!];
  if (typeof bound !== 'string' || bound === '') throw new Fault('event', `'${kind}' of an event isn't text`);
  return { [kind!]: short(bound, 'a bound') } as RangeEvent;
}

function readRange(value: unknown): { commits: boolean; events: RangeEvent[] } {
  const range = take(object, value, 'a range');
  if (range['type'] !== 'GIT' && range['type'] !== 'SEMVER' && range['type'] !== 'ECOSYSTEM')
    throw new Fault('range-type', 'the type of a range is one of GIT, SEMVER and ECOSYSTEM');
  const events = some(list, range['events'], "'events'", OSV_LIMITS.events).map(readEvent);
  const has = (kind: (typeof EVENTS)[number]) => events.some((event) => kind in event);
  if (!has('introduced')) throw new Fault('no-introduced', "a range has no 'introduced' event");
  if (has('fixed') && has('last_affected'))
    throw new Fault('fixed-and-last-affected', "a range has both 'fixed' and 'last_affected' events");
  return { commits: range['type'] === 'GIT', events };
}

/** Undefined for an entry without a package, which can't be looked up. */
function readEntry(value: unknown): AffectedEntry | undefined {
  const entry = take(object, value, 'an entry of affected');
  const ranges = some(list, entry['ranges'], "'ranges'", OSV_LIMITS.ranges).map(readRange);
  const versions = some(list, entry['versions'], "'versions'", OSV_LIMITS.versions).map((version) =>
    short(take(text, version, 'a version'), 'a version'),
  );
  if (entry['package'] === undefined || entry['package'] === null) return undefined;
  const named = take(z.object({ ecosystem: text, name: text.min(1) }), entry['package'], "'package'");
  const notes = object.safeParse(entry['database_specific']).data?.['notes'];
  return {
    ecosystem: short(named.ecosystem, 'an ecosystem'),
    name: short(named.name, 'a name', 512),
    ranges: ranges.filter(({ commits }) => !commits).map(({ events }) => events),
    versions,
    commits: !ranges.some(({ commits }) => commits)
      ? 'none'
      : ranges.some(({ commits, events }) => commits && events.some((event) => 'fixed' in event))
        ? 'fixed'
        : 'open',
    unparsed: Array.isArray(notes) && notes.some((note) => typeof note === 'string' && note.startsWith('unparsed:')),
  };
}

/** Scores in words or by schemes that are not CVSS say nothing in numbers and are left out. */
function readSeverity(value: unknown): OsvAdvisory['severity'] {
  return some(list, value, "'severity'", 20).flatMap((one) => {
    const { type, score } = take(z.object({ type: text, score: text }), one, "'severity'");
    if (!/^CVSS_V[234]$/.test(type)) return [];
    if (!isVector(type, score)) throw new Fault('severity', `'${score.slice(0, 60)}' isn't a valid ${type} vector`);
    return [{ type, vector: score }];
  });
}

const REJECTED = /^\s*(\*\*\s*REJECT|Rejected reason:)/i;
const ON_WINDOWS = /\b(on|only affects?|specific to|limited to) (the )?(microsoft )?windows\b|\bwindows[- ]only\b/i;
const ON_OTHERS = /\b(linux|macos|mac os|unix|all platforms)\b/i;
const ONLY_32_BIT =
  /\b(on|only|for|affects?) 32[- ]bit\b|\b32[- ]bit (platforms?|systems?|builds?|architectures?) only\b/i;

function onlyPlatform(words: string): OsvAdvisory['platform'] {
  if (ONLY_32_BIT.test(words)) return '32-bit';
  return ON_WINDOWS.test(words) && !ON_OTHERS.test(words) ? 'windows' : null;
}

/** A bound that no order of any ecosystem reads: it has words and spaces, or is a pattern. */
const PROSE = /\s|[*<>=,|]/;

function isProse(event: RangeEvent): boolean {
  const [bound = ''] = Object.values(event);
  return bound !== '*' && PROSE.test(bound.trim());
}

function readRecord(value: unknown): OsvAdvisory {
  const record = take(object, value, 'the record');
  const id = readId(record['id']);
  const version = record['schema_version'];
  if (version !== undefined && (typeof version !== 'string' || !version.startsWith('1.')))
    throw new Fault('future-schema', `the record is of schema ${String(version).slice(0, 20)}; 1.x is read`);
  if (record['modified'] === undefined || record['modified'] === null)
    throw new Fault('modified', "'modified' is missing");
  const modified = moment(record['modified'], 'modified');
  const withdrawn = moment(record['withdrawn'], 'withdrawn');
  const summary = take(text.nullish(), record['summary'], "'summary'") ?? '';
  const details = take(text.nullish(), record['details'], "'details'") ?? '';
  if (CONTROLS.test(summary)) throw new Fault('control-characters', "'summary' holds control characters");
  const given = some(list, record['affected'], "'affected'", OSV_LIMITS.affected);
  if (given.length === 0 && withdrawn === null)
    throw new Fault('no-affected', 'the record says of no package that it is affected');
  const named = given.flatMap((entry) => readEntry(entry) ?? []);
  const affected = named.filter(({ ecosystem }) => schemeOf(ecosystem) !== undefined);
  // Ignore new ecosystems next to known ones. Skip a record that has only unknown ones.
  if (named.length > 0 && affected.length === 0)
    throw new Fault('unknown-ecosystem', `nobody knows the ecosystem '${named[0]!.ecosystem}'`);
  const specific = object.safeParse(record['database_specific']).data ?? {};
  const published = moment(record['published'], 'published');
  const rejected = REJECTED.test(summary) || REJECTED.test(details);
  return {
    id,
    aliases: some(list, record['aliases'], "'aliases'", OSV_LIMITS.aliases).map(readId),
    modified,
    published,
    // A rejected CVE is withdrawn, whatever the field says.
    withdrawn: withdrawn ?? (rejected ? (published ?? new Date(0).toISOString()) : null),
    summary: (summary === '' ? (details.split('\n', 1)[0] ?? '').replaceAll(new RegExp(CONTROLS, 'gu'), '') : summary)
      .slice(0, OSV_LIMITS.summary)
      // The cut may go through a character.
      .toWellFormed(),
    severity: [record['severity'], ...given.map((entry) => object.safeParse(entry).data?.['severity'])].flatMap(
      readSeverity,
    ),
    references: some(list, record['references'], "'references'", 10_000)
      .flatMap((reference) => object.safeParse(reference).data?.['url'] ?? [])
      .filter((url) => typeof url === 'string')
      .filter((url) => /^https?:\/\/[^\s]+$/.test(url) && url.length <= 2000 && !CONTROLS.test(url))
      .slice(0, OSV_LIMITS.references),
    affected,
    malicious: id.startsWith('MAL-'),
    disputed: specific['disputed'] === true,
    platform: onlyPlatform(`${summary}\n${details}`),
  };
}

/** Reads one record of OSV from what JSON made of it. Never throws. */
export function readOsv(value: unknown): OsvReading {
  const id = object.safeParse(value).data?.['id'];
  const named = typeof id === 'string' && ID.test(id) ? id.slice(0, OSV_LIMITS.id) : null;
  try {
    const advisory = readRecord(value);
    const prose = advisory.affected.flatMap(({ ranges }) => ranges.flat()).find(isProse);
    if (prose === undefined) return { ok: true, advisory };
    const message = `the bound '${Object.values(prose)[0]}' isn't a version, so the advisory can't be evaluated`;
    return { ok: false, fault: 'bound-unreadable', message, id: named, advisory };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ok: false, fault: error.fault, message: error.message, id: named };
  }
}

/**
 * Reads one OSV record from JSON text. Never throws.
 * @param listedAs its name in the list, used if the record has no ID
 * @param isItsId whether the ID must equal that name, as in OSV's own lists, so that a record can't replace another one
 */
export function readOsvText(json: string, listedAs: string | null = null, isItsId = false): OsvReading {
  if (json.length > OSV_LIMITS.record)
    return {
      ok: false,
      fault: 'too-much',
      message: `the record is longer than ${OSV_LIMITS.record} characters`,
      id: listedAs,
    };
  try {
    const reading = readOsv(JSON.parse(json));
    const id = reading.ok ? reading.advisory.id : reading.id;
    if (isItsId && id !== null && id !== listedAs)
      return {
        ok: false,
        fault: 'other-id',
        message: `the record calls itself '${id}'; what is here under that name stays`,
        id: listedAs,
      };
    return reading.ok || reading.id !== null ? reading : { ...reading, id: listedAs };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, fault: 'not-json', message: `the record is not JSON: ${error.message}`, id: listedAs };
  }
}
