/** A policy as a file: what is kept in a repository, reviewed, planned and applied. YAML or JSON; nothing in it belongs to one hub. */
import type { PolicyInput } from '../policy/index.ts';

/** The forms that a policy's file is written in. */
export const POLICY_FILE_FORMATS = ['yaml', 'json'] as const;
/** One of {@link POLICY_FILE_FORMATS}. */
export type PolicyFileFormat = (typeof POLICY_FILE_FORMATS)[number];

/**
 * Most characters of a file that is YAML: its parser keeps the place of every value, some two thousand lines in a tenth of a second. JSON has the bound
 * of a request's body.
 */
export const MOST_YAML = 256 * 1024;

/** Most keys of one group in a file: a policy's own groups have a dozen. */
export const MOST_KEYS = 1_000;

/** Most mistakes that are told of a file, the first ones. */
export const MOST_MISTAKES = 50;

/** Deepest nesting of a file. */
export const MOST_DEPTH = 100;

/** Most channels that a file names. */
export const MOST_CHANNELS = 200;

/** A channel that a policy is applied to. */
export interface PolicyFileChannel {
  name: string;
  /** Nothing is refused there: what would be is only counted. */
  watch: boolean;
}

/** What a file holds. */
export interface PolicyFile {
  policy: PolicyInput;
  /** The channels that the policy is applied to, all of them; null where the file does not say it. */
  channels: PolicyFileChannel[] | null;
}

/** Something wrong in a file. */
export interface PolicyFileMistake {
  /** JSON Pointer (RFC 6901) of its place, such as `/filters/add_packages/subfilters/0/criterion`; '' for the whole file. */
  pointer: string;
  /** Line of the text, from 1; null where it is not known. */
  line: number | null;
  /** Column of the line, from 1; null with the line. */
  column: number | null;
  message: string;
}

/** What a file holds, or everything that is wrong in it. */
export type PolicyFileReading = { ok: true; file: PolicyFile } | { ok: false; mistakes: PolicyFileMistake[] };
