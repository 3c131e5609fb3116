import { z } from 'zod';
import { findingsOf, fixOverlay, mappingSchema, matchFile, readOsv, vexStatement } from './index.ts';
import type { OsvAdvisory } from './index.ts';
import { runProgram } from '../cli.ts';
import { VEX_OF_STATUS } from '../policy/index.ts';

const usage = `Usage: npm run -s advisories -- COMMAND < input.jsonl > output.jsonl

Reads JSON lines on standard input and writes one JSON line for each:
  match     {"record":{…},"mapping":{…},"advisories":[OSV…],"vex":[…],"overlay":[…]}  -> {"state":"affected","reason":"in-range","flags":["branch"]}
  findings  the same                                                                  -> {"findings":[{"id":"CVE-…","ids":[…],"state":…,"reason":…}]}
  read      an OSV record                                                             -> {"ok":true,"id":"…"} or {"ok":false,"fault":"…","message":"…"}
"vex" are statements of OpenVEX or a document of them; "overlay" are builds that carry a patch. Both may be missing.
States: affected, fixed, not_affected, unknown. The n-th output line belongs to the n-th input line.
An invalid or empty line yields {"error":"…"}. An advisory whose bound isn't a version is valid: its state is 'unknown'.
`;

const word = z.string().max(512);
const recordInput = z.looseObject({
  name: word.min(1),
  version: word.min(1),
  build: word.nullish(),
  build_number: z.number().int().nullish(),
  subdir: word.nullish(),
  channel: word.nullish(),
  filename: word.nullish(),
  sha256: word.nullish(),
  timestamp: z.number().nullish(),
});

/** VEX status words of policies and overlays, with their OpenVEX names (WIZ-57). */
const STATUS_WORDS: Readonly<Record<string, string>> = { ...VEX_OF_STATUS, unknown: 'under_investigation' };

/** A VEX statement, also in the short form of an overlay (`cve`, `name`, `version`, `build` …). */
const statementInput = z
  .looseObject({})
  .transform((given: Record<string, unknown>): unknown => {
    const status = given['status'] ?? given['state'];
    return {
      ...given,
      vulnerability: given['vulnerability'] ?? given['cve'] ?? given['id'],
      products: given['products'] ?? [given['product'] ?? given],
      status: typeof status === 'string' ? (STATUS_WORDS[status] ?? status) : status,
    };
  })
  .pipe(vexStatement);

const whole = z.looseObject({ statements: z.array(z.unknown()), timestamp: z.string().nullish() });

/** Returns the statements of a document. Those without a timestamp get the document's. */
function statementsOf(value: unknown): unknown[] {
  const document = whole.safeParse(value).data;
  if (document === undefined) return [value];
  const { statements, timestamp } = document;
  return statements.map((one) => (typeof one === 'object' && !Array.isArray(one) ? { timestamp, ...one } : one));
}

const vexInput = z
  .unknown()
  .transform((value) => (value === undefined || value === null ? [] : [value].flat()).flatMap(statementsOf))
  .pipe(z.array(statementInput));

const matchInput = z.looseObject({
  record: recordInput,
  mapping: mappingSchema.nullish(),
  advisories: z.array(z.unknown()).max(100_000),
  vex: vexInput.optional(),
  overlay: fixOverlay.array().nullish(),
});

class InvalidAdvisory extends Error {}

function advisoryOf(value: unknown, position: number): OsvAdvisory {
  const reading = readOsv(value);
  // An advisory that can't be evaluated results in 'unknown', which says more than an error.
  if (reading.ok || reading.advisory !== undefined) return reading.advisory!;
  throw new InvalidAdvisory(`advisories.${position}: ${reading.fault}: ${reading.message}`);
}

function asked(input: unknown) {
  const { record, mapping, advisories, vex, overlay } = matchInput.parse(input);
  const { name, version, timestamp } = record;
  const file = {
    name,
    version,
    timestamp,
    build: record.build ?? undefined,
    build_number: record.build_number ?? undefined,
    subdir: record.subdir ?? undefined,
    channel: record.channel ?? undefined,
    filename: record.filename ?? undefined,
    sha256: record.sha256 ?? undefined,
  };
  const known = { vex: vex ?? [], overlays: overlay ?? [] };
  return { file, said: mapping ?? null, advisories: advisories.map(advisoryOf), known };
}

function shown<T extends { flags: readonly string[] }>({ flags, ...answer }: T) {
  return { ...answer, ...(flags.length > 0 && { flags }) };
}

await runProgram({
  usage,
  commands: {
    match: (input) => {
      const { file, said, advisories, known } = asked(input);
      return shown(matchFile(file, said, advisories, known));
    },
    findings: (input) => {
      const { file, said, advisories, known } = asked(input);
      return {
        findings: findingsOf(file, said, advisories, known).map(({ group, ...answer }) => ({
          id: group.id,
          ids: [...group.ids],
          split: group.split,
          ...shown(answer),
        })),
      };
    },
    read: (input) => {
      const reading = readOsv(input);
      if (reading.ok) return { ok: true, id: reading.advisory.id };
      const { fault, message, id } = reading;
      return { ok: false, fault, message, id };
    },
  },
  faults: [InvalidAdvisory],
});
