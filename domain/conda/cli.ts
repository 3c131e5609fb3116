import { z } from 'zod';
import {
  compareVersions,
  InvalidMatchSpec,
  InvalidVersion,
  InvalidVersionSpec,
  matchSpec,
  parseMatchSpec,
  parseVersionSpec,
} from './index.ts';
import type { SpecTarget } from './index.ts';
import { runProgram } from '../cli.ts';

const usage = `Usage: npm run -s conda -- COMMAND < input.jsonl > output.jsonl

Reads JSON lines on standard input and writes one JSON line for each:
  version-order   {"a":"1.0","b":"1.1"}                      -> {"order":-1}
  version-match   {"spec":">=1,<2","version":"1.4"}          -> {"match":true}
  spec-match      {"spec":"numpy>=1","record":{"name":…}}    -> {"match":true}
  spec-parse      {"spec":"conda-forge::numpy=1.8"}          -> {"ok":true,"parsed":{…},"canonical":"…"}
The n-th output line belongs to the n-th input line. An invalid or empty line yields {"error":"…"}.
`;

const orderInput = z.object({ a: z.string(), b: z.string() });
const versionInput = z.object({ spec: z.string(), version: z.string() });
const specInput = z.object({ spec: z.string() });
const optionalText = z.string().nullish();
const features = z.union([z.string(), z.array(z.string())]).nullish();
const recordInput = z.object({
  spec: z.string(),
  record: z.object({
    name: optionalText,
    version: optionalText,
    build: optionalText,
    build_string: optionalText,
    build_number: z.number().int().nullish(),
    subdir: optionalText,
    channel: optionalText,
    license: optionalText,
    license_family: optionalText,
    md5: optionalText,
    sha256: optionalText,
    track_features: features,
    features,
    fn: optionalText,
    url: optionalText,
  }),
});

type RecordInput = z.infer<typeof recordInput>['record'];

/** Fills missing fields of a record with values that match only specs without a condition on them. */
function toTarget(record: RecordInput): SpecTarget {
  return {
    ...record,
    name: record.name ?? '',
    version: record.version ?? '',
    build: record.build ?? record.build_string ?? '',
    build_number: record.build_number ?? Number.NaN,
    subdir: record.subdir ?? undefined,
    channel: record.channel ?? undefined,
    fn: record.fn ?? undefined,
    url: record.url ?? undefined,
  };
}

function parseSpec(spec: string): object {
  try {
    const { parts, canonical } = parseMatchSpec(spec);
    return { ok: true, parsed: parts, canonical };
  } catch (error) {
    if (error instanceof InvalidMatchSpec) return { ok: false, error: error.message };
    throw error;
  }
}

await runProgram({
  usage,
  commands: {
    'version-order': (input) => {
      const { a, b } = orderInput.parse(input);
      return { order: compareVersions(a, b) };
    },
    'version-match': (input) => {
      const { spec, version } = versionInput.parse(input);
      return { match: parseVersionSpec(spec).matches(version) };
    },
    'spec-match': (input) => {
      const { spec, record } = recordInput.parse(input);
      return { match: matchSpec(parseMatchSpec(spec), toTarget(record)) };
    },
    'spec-parse': (input) => parseSpec(specInput.parse(input).spec),
  },
  faults: [InvalidVersion, InvalidVersionSpec, InvalidMatchSpec],
});
