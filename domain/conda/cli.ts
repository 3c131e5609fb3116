import { once } from 'node:events';
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

const usage = `Usage: npm run -s conda -- COMMAND < input.jsonl > output.jsonl

Reads JSON lines on standard input and writes one JSON line for each:
  version-order   {"a":"1.0","b":"1.1"}                      -> {"order":-1}
  version-match   {"spec":">=1,<2","version":"1.4"}          -> {"match":true}
  spec-match      {"spec":"numpy>=1","record":{"name":…}}    -> {"match":true}
  spec-parse      {"spec":"conda-forge::numpy=1.8"}          -> {"ok":true,"parsed":{…},"canonical":"…"}
The n-th line written answers the n-th line read. An invalid line, also an empty one, yields {"error":"…"}.
`;

/** A longer line is refused before it is read whole: no record or spec comes near. */
const longestLine = 16 * 1024 * 1024;

/** An answer names no more faults than these of its line. */
const mostFaults = 5;

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

/** Fills what a record lacks so that no spec but one that asks nothing of the field is satisfied by it. */
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

const commands = new Map<string, (input: unknown) => object>(
  Object.entries({
    'version-order': (input: unknown) => {
      const { a, b } = orderInput.parse(input);
      return { order: compareVersions(a, b) };
    },
    'version-match': (input: unknown) => {
      const { spec, version } = versionInput.parse(input);
      return { match: parseVersionSpec(spec).matches(version) };
    },
    'spec-match': (input: unknown) => {
      const { spec, record } = recordInput.parse(input);
      return { match: matchSpec(parseMatchSpec(spec), toTarget(record)) };
    },
    'spec-parse': (input: unknown) => parseSpec(specInput.parse(input).spec),
  }),
);

/** The answer to one line as JSON; every fault of the input becomes `{"error": …}`. */
function answer(command: (input: unknown) => object, line: string): string {
  try {
    if (line.length > longestLine) return JSON.stringify({ error: 'the line is too long' });
    // Also takes away what other systems put around JSON: a byte order mark, a carriage return.
    const json = line.trim();
    if (json === '') return JSON.stringify({ error: 'the line is empty' });
    return JSON.stringify(command(JSON.parse(json)));
  } catch (error) {
    return JSON.stringify({ error: describe(error) });
  }
}

function describe(error: unknown): string {
  if (error instanceof SyntaxError) return `not JSON: ${error.message}`;
  if (error instanceof z.ZodError) {
    return error.issues
      .slice(0, mostFaults)
      .map((issue) => `${issue.path.join('.') || 'input'}: ${issue.message}`)
      .join('; ');
  }
  if (error instanceof InvalidVersion || error instanceof InvalidVersionSpec || error instanceof InvalidMatchSpec)
    return error.message;
  throw error;
}

async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function run(command: (input: unknown) => object): Promise<void> {
  let pending: string[] = [];
  let pendingLength = 0;
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) {
    const [end, ...lines] = String(chunk).split('\n');
    // Pieces beyond the limit are dropped: that the line is too long is known already.
    if (pendingLength <= longestLine) pending.push(end ?? '');
    pendingLength += end?.length ?? 0;
    if (lines.length === 0) continue;
    lines.unshift(pending.join(''));
    const unfinished = lines.pop() ?? '';
    pending = [unfinished];
    pendingLength = unfinished.length;
    await write(answers(command, lines));
  }
  // The text behind the last line end is a line only if there is any.
  const last = pending.join('');
  if (last !== '') await write(answers(command, [last]));
}

function answers(command: (input: unknown) => object, lines: readonly string[]): string {
  let text = '';
  for (const line of lines) text += `${answer(command, line)}\n`;
  return text;
}

const command = commands.get(process.argv[2] ?? '');
if (command === undefined) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  // A reader that has enough (`| head`) is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  await run(command);
}
