/** Which program a request came from, by its User-Agent header (RFC 9110 §10.1.5). */
import { LRUCache } from 'lru-cache';

/** A program and its version; both empty when the header is missing or names none that is known. */
export interface Program {
  name: string;
  version: string;
}

/**
 * Programs that are told apart, by how they name themselves, lower case. A closed list: the header is the client's word, and made-up names must not
 * fill the books. Python's `requests` and `urllib` are scripts; a browser is whatever says Mozilla.
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
/** Headers kept; a client may make up as many as it likes. */
const KEPT = 1_000;

/**
 * The program that a User-Agent header names: the first product that is known. mamba 1 and conda with the libmamba solver name several
 * (`conda/24.1.2 … solver/libmamba …`); the first is what the person started. `other` when the header names none.
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

/** Remembers what headers said, for callers who ask for every request. */
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
