/** The contents of an environment, and the errors of a file that describes it. */
import type { Wanted } from './specs.ts';

/** A package of an environment, by the names that `conda list --json` uses. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Empty if the file doesn't have it. */
  build_string: string;
  /**
   * As conda shows it: a name, or a URL without username, password, and token. `pypi` for packages from pip; empty if
   * unknown.
   */
  channel: string;
  /** Subdir of the file, for example `noarch`; empty if unknown. */
  platform: string;
  /** Download URL, without username, password, and token. */
  url?: string;
  /** Lowercase hex. */
  sha256?: string;
  /** Lowercase hex. */
  md5?: string;
}

/** Supported formats of environment files. */
export const ENVIRONMENT_FORMATS = [
  'conda_list',
  'explicit',
  'environment_yml',
  'conda_lock',
  'pixi_lock',
  'conda_meta',
  'cyclonedx',
  'spec_list',
  'pixi_toml',
  'requirements_txt',
  'spdx',
] as const;
/** One of {@link ENVIRONMENT_FORMATS}. */
export type EnvironmentFormat = (typeof ENVIRONMENT_FORMATS)[number];

/** A received file, decoded. */
export interface EnvironmentFile {
  name: string;
  text: string;
}

/** A remark for the user, with its location. */
export interface Remark {
  file: string;
  /** From 1; null without a line. */
  line: number | null;
  /** Place inside the file, e.g. `package[3].version`; empty for the whole file. */
  at: string;
  message: string;
}

/** The environment in a file. */
export interface ReadEnvironment {
  format: EnvironmentFormat;
  /** Null if the file has no name. */
  name: string | null;
  prefix: string | null;
  platform: string;
  /** By name, each once. */
  packages: InstalledPackage[];
  /**
   * Specs of the file that must be solved, with the rest of the file in `packages`; null for a file that lists
   * installed packages.
   */
  wanted: Wanted | null;
  /** Entries that an environment doesn't list: specs without a version, components that aren't packages. */
  leftOut: Remark[];
}

/** The outcome of reading files. */
export type EnvironmentReading =
  | { ok: true; environment: ReadEnvironment }
  | { ok: false; format: EnvironmentFormat | null; mistakes: Remark[] };

/** Maximum number of packages in an environment; the largest real ones have about 2,000. */
export const MOST_PACKAGES = 10_000;
/** Maximum number of entries in a file: a lock file has those of several platforms. */
export const MOST_ENTRIES = 100_000;
/** Maximum length of one file in characters. */
export const MOST_TEXT = 16 * 1024 * 1024;
/** Maximum length of a YAML file in characters: its parser tracks positions, so it costs more than JSON. */
export const MOST_YAML = 5 * 1024 * 1024;
/** Maximum number of files of one environment. */
export const MOST_FILES = 5_000;
/** Maximum number of errors and remarks that are reported. */
export const MOST_REMARKS = 50;
/** Maximum length of a channel or package URL in characters. */
export const MOST_ADDRESS = 512;
/** Maximum length of an entry in a list of specs, in characters. */
export const MOST_SPEC = 1_000;
/** Maximum number of values in a YAML file: keys, texts, lists, and mappings. */
export const MOST_NODES = 1_000_000;
/** Maximum number of YAML aliases that refer to a list or mapping. */
export const MOST_ALIASES = 1_000;
/** Deepest nesting that is followed. */
export const MOST_DEPTH = 50;
