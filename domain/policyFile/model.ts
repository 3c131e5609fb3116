/** A policy as a file: stored in a repository, reviewed, planned, and applied. YAML or JSON, independent of any hub. */
import type { PolicyInput } from '../policy/index.ts';

/** The forms that a policy's file is written in. */
export const POLICY_FILE_FORMATS = ['yaml', 'json'] as const;
/** One of {@link POLICY_FILE_FORMATS}. */
export type PolicyFileFormat = (typeof POLICY_FILE_FORMATS)[number];

/**
 * Maximum length of a YAML file in characters: its parser stores the location of every value, about 2,000 lines in 0.1
 * s. JSON is limited by the size of the request body.
 */
export const MOST_YAML = 256 * 1024;

/** Maximum number of keys in one mapping of a file: real ones have a dozen. */
export const MOST_KEYS = 1_000;

/** Maximum number of reported errors of a file; the first ones. */
export const MOST_MISTAKES = 50;

/** Maximum nesting of a file. */
export const MOST_DEPTH = 100;

/** Maximum number of channels in a file. */
export const MOST_CHANNELS = 200;

/** A channel that a policy is applied to. */
export interface PolicyFileChannel {
  name: string;
  /** In monitor mode nothing is blocked, only counted. */
  watch: boolean;
}

/** A parsed policy file. */
export interface PolicyFile {
  policy: PolicyInput;
  /** All channels that the policy is applied to; null if the file doesn't list any. */
  channels: PolicyFileChannel[] | null;
}

/** Something wrong in a file. */
export interface PolicyFileMistake {
  /**
   * JSON Pointer (RFC 6901) of the location, such as `/filters/add_packages/subfilters/0/criterion`; '' for the whole
   * file.
   */
  pointer: string;
  /** Line number, from 1; null if unknown. */
  line: number | null;
  /** Column of the line, from 1; null with the line. */
  column: number | null;
  message: string;
}

/** A parsed file, or all of its errors. */
export type PolicyFileReading = { ok: true; file: PolicyFile } | { ok: false; mistakes: PolicyFileMistake[] };
