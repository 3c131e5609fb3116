/** Reads a policy file by the rules of a save: every error with its pointer, line, and column. */
import { pointerTo } from '../errors/index.ts';
import { readPolicy } from '../policy/index.ts';
import { MOST_CHANNELS, MOST_MISTAKES } from './model.ts';
import type { PolicyFileChannel, PolicyFileMistake, PolicyFileReading } from './model.ts';
import { readText } from './text.ts';
import type { Path } from './text.ts';

/** Fields of a policy in a file. */
const PARTS = ['name', 'description', 'channels', 'filters', 'schema_version', 'artifact_family'];

/**
 * Further accepted keys: an editor's schema hint, filters in the dialog's format, and other fields of the REST
 * response.
 */
const ALSO = new Set([
  '$schema',
  'filter',
  'id',
  'org_id',
  'created_at',
  'updated_at',
  'updated_by',
  'revision',
  'summary',
  'names_of_channels_applied_to',
]);

interface Mistake {
  path: Path;
  message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function unknownParts(file: Record<string, unknown>): Mistake[] {
  return Object.keys(file)
    .filter((part) => !PARTS.includes(part) && !ALSO.has(part))
    .slice(0, MOST_MISTAKES)
    .map((part) => ({
      path: [part],
      message: `'${part.slice(0, 60)}' isn't a valid policy field. Use ${PARTS.join(', ')}.`,
    }));
}

const FORM = 'A channel is its name, or {name: …, watch: true}.';

function channelOf(value: unknown, path: Path, wrong: (path: Path, message: string) => void): PolicyFileChannel | null {
  if (typeof value === 'string' && value !== '') return { name: value, watch: false };
  if (!isRecord(value) || typeof value['name'] !== 'string' || value['name'] === '') {
    wrong(path, FORM);
    return null;
  }
  const { name, watch = false, ...others } = value;
  const [other] = Object.keys(others);
  if (other !== undefined) wrong([...path, other], FORM);
  if (typeof watch !== 'boolean') wrong([...path, 'watch'], 'watch is true or false.');
  return { name: name as string, watch: watch === true };
}

function channelsOf(value: unknown, mistakes: Mistake[]): PolicyFileChannel[] | null {
  if (value === undefined || value === null) return null;
  const wrong = (path: Path, message: string): void => void mistakes.push({ path, message });
  if (!Array.isArray(value)) {
    wrong(['channels'], 'channels is a list.');
    return null;
  }
  if (value.length > MOST_CHANNELS) {
    wrong(['channels'], `A file can name at most ${MOST_CHANNELS} channels.`);
    return null;
  }
  const named = new Set<string>();
  return value.flatMap((each: unknown, at) => {
    const channel = channelOf(each, ['channels', at], wrong);
    if (channel === null) return [];
    if (named.has(channel.name)) wrong(['channels', at], `The channel '${channel.name.slice(0, 128)}' is named twice.`);
    named.add(channel.name);
    return [channel];
  });
}

/**
 * Reads a policy file.
 * @param options.now ms since the epoch, the limit for 'not in the future'; options.name replaces the file's name
 */
export function readPolicyFile(text: string, options: { now?: number; name?: string } = {}): PolicyFileReading {
  const reading = readText(text);
  if (!reading.ok) return reading;
  const { value, placeOf } = reading;
  const said = ({ path, message }: Mistake): PolicyFileMistake => ({
    pointer: pointerTo(path),
    ...placeOf(path),
    message,
  });
  if (!isRecord(value))
    return { ok: false, mistakes: [said({ path: [], message: 'A policy is a group of name and filters.' })] };
  const mistakes = unknownParts(value);
  const channels = channelsOf(value['channels'], mistakes);
  if ((value['filters'] ?? value['filter'] ?? null) === null)
    mistakes.push({ path: [], message: "The file has no filters, so it isn't a policy file." });
  const policy = readPolicy(options.name === undefined ? value : { ...value, name: options.name }, options.now);
  if (!policy.ok) mistakes.push(...policy.findings.map(({ loc, msg }) => ({ path: loc.slice(1), message: msg })));
  return policy.ok && mistakes.length === 0
    ? { ok: true, file: { policy: policy.policy, channels } }
    : { ok: false, mistakes: mistakes.slice(0, MOST_MISTAKES).map(said) };
}

/** Returns the errors of channels that a file names but that don't exist, in order. Parses the text once. */
export function unknownChannels(text: string, channels: readonly { at: number; name: string }[]): PolicyFileMistake[] {
  if (channels.length === 0) return [];
  const reading = readText(text);
  return channels.slice(0, MOST_MISTAKES).map(({ at, name }) => {
    const path = ['channels', at];
    return {
      pointer: pointerTo(path),
      ...(reading.ok ? reading.placeOf(path) : { line: null, column: null }),
      message: `Channel '${name.slice(0, 128)}' doesn't exist, or you don't have access.`,
    };
  });
}
