/** Recognizes the program of a request by its User-Agent header (RFC 9110 §10.1.5). */
import { LRUCache } from 'lru-cache';

/** A program and its version; both empty if the header is missing or names no known program. */
export interface Program {
  name: string;
  version: string;
}

/**
 * Known programs by their product name, lowercase.
 * A fixed list, because clients can send any name, and made-up ones must not fill the tables. Python's `requests` and
 * `urllib` are scripts; anything with Mozilla is a browser.
 */
const PROGRAMS: Readonly<Record<string, string>> = {
  conda: 'conda',
  mamba: 'mamba',
  micromamba: 'micromamba',
  pixi: 'pixi',
  rattler: 'rattler',
  'rattler-build': 'rattler-build',
  'conda-build': 'conda-build',
  'conda-lock': 'conda-lock',
  constructor: 'constructor',
  quetz: 'quetz',
  curl: 'curl',
  wget: 'wget',
  'python-requests': 'python-requests',
  'python-urllib': 'python-urllib',
  'terrarium-mirror': 'terrarium-mirror',
  mozilla: 'browser',
};
const VERSION = /^\d[\w.+-]{0,31}$/;
const NOBODY: Program = { name: '', version: '' };
const OTHER: Program = { name: 'other', version: '' };
/** Cached headers. Clients can make up any number. */
const KEPT = 1_000;

/**
 * Returns the program in a User-Agent header: the first known product. mamba 1 and conda with the libmamba solver name
 * several (`conda/24.1.2 … solver/libmamba …`), the first of which the user started. `other` if none is known.
 */
export function programOf(agent: string | undefined): Program {
  if (agent === undefined || agent === '') return NOBODY;
  for (const [, product = '', version = ''] of agent.slice(0, 512).matchAll(/(?:^|\s)([A-Za-z][\w-]*)(?:\/(\S+))?/g)) {
    const name = Object.hasOwn(PROGRAMS, product.toLowerCase()) ? PROGRAMS[product.toLowerCase()]! : undefined;
    if (name === 'browser') return { name, version: '' };
    if (name !== undefined) return { name, version: VERSION.test(version) ? version : '' };
  }
  return OTHER;
}

/** Caches programs by header, because this runs for every request. */
export class Programs {
  readonly #known = new LRUCache<string, Program>({ max: KEPT });

  /** See {@link programOf}. */
  of(agent: string | undefined): Program {
    if (agent === undefined) return NOBODY;
    let program = this.#known.get(agent);
    if (program === undefined) {
      program = programOf(agent);
      this.#known.set(agent, program);
    }
    return program;
  }
}
