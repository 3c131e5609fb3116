/** What stands in an environment, and how a file that tells it can be wrong. */
import type { Wanted } from './specs.ts';

/** A package of an environment, by the names that `conda list --json` uses. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Empty where the file does not tell it. */
  build_string: string;
  /** As conda shows it: a name, or an address without user, password and token; `pypi` for what pip installed; empty where it is not told. */
  channel: string;
  /** Subdir of the file, e.g. `noarch`; empty where it is not told. */
  platform: string;
  /** Where the file was fetched from, without user, password and token. */
  url?: string;
  /** Lower-case hex. */
  sha256?: string;
  /** Lower-case hex. */
  md5?: string;
}

/** The forms of files that tell what an environment holds. */
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

/** A file as it came, decoded. */
export interface EnvironmentFile {
  name: string;
  text: string;
}

/** What somebody should look at, and where it stands. */
export interface Remark {
  file: string;
  /** From 1; null where a line says nothing. */
  line: number | null;
  /** Place inside the file, e.g. `package[3].version`; empty for the whole file. */
  at: string;
  message: string;
}

/** What a file says of an environment. */
export interface ReadEnvironment {
  format: EnvironmentFormat;
  /** Null where the file has none. */
  name: string | null;
  prefix: string | null;
  platform: string;
  /** By name, each once. */
  packages: InstalledPackage[];
  /** What the file asks for and has to be solved; null for a file that lists what is installed. `packages` has the rest of the file then. */
  wanted: Wanted | null;
  /** What the file names and an environment does not list: specs without a version, components that are no packages. */
  leftOut: Remark[];
}

/** The outcome of reading files. */
export type EnvironmentReading =
  | { ok: true; environment: ReadEnvironment }
  | { ok: false; format: EnvironmentFormat | null; mistakes: Remark[] };

/** Most packages of an environment; the largest that people work with have some two thousand. */
export const MOST_PACKAGES = 10_000;
/** Most entries of a file that are looked at: a lock file has those of several platforms. */
export const MOST_ENTRIES = 100_000;
/** Most characters of one file. */
export const MOST_TEXT = 16 * 1024 * 1024;
/** Most characters of a YAML file: its parser keeps every place, so it costs more than JSON. */
export const MOST_YAML = 5 * 1024 * 1024;
/** Most files of one environment. */
export const MOST_FILES = 5_000;
/** Mistakes and remarks that are told. */
export const MOST_REMARKS = 50;
/** Most characters of a channel or an address of a package. */
export const MOST_ADDRESS = 512;
/** Most characters of an entry in a list of specs. */
export const MOST_SPEC = 1_000;
/** Most values of a YAML file: keys, texts, lists and groups. */
export const MOST_NODES = 1_000_000;
/** Most aliases of a YAML file that stand for a list or a group. */
export const MOST_ALIASES = 1_000;
/** Deepest nesting that is followed. */
export const MOST_DEPTH = 50;
