/** The pages of documentation that the hub has: its own guides, and a folder of its operator's. */
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readGuide } from '@terrarium/domain/search';
import type { Guide } from '@terrarium/domain/search';
import type { Logger } from '../log.ts';

/** A page of documentation; `own` for those that the web brings along. */
export interface HubGuide extends Guide {
  own: boolean;
}

/** The hub's own guides, as they come with it. */
const OWN_GUIDES = join(import.meta.dirname, '../../../docs/guides');

/** Most pages of a folder, folders in it, and bytes of a page: what is beyond is left out, and the log says so. */
const MOST = { pages: 1_000, folders: 8, bytes: 1024 * 1024 } as const;
/** How long what was read is shown before the folder is looked at again, in ms. */
const FRESH = 30_000;

/** Reads pages when they are first asked for, and the operator's folder again when it was changed. Nothing in it is executed or sent as it is. */
export class Guides {
  readonly #folder: string | undefined;
  readonly #log: Logger;
  #read: { at: number; guides: Promise<HubGuide[]> } | null = null;

  /** @param folder the operator's, absolute; undefined for none */
  constructor(folder: string | undefined, log: Logger) {
    this.#folder = folder;
    this.#log = log;
  }

  /** All pages, the hub's own first, each by name. */
  all(): Promise<HubGuide[]> {
    if (this.#read !== null && Date.now() - this.#read.at < FRESH) return this.#read.guides;
    const guides = this.#readAll();
    this.#read = { at: Date.now(), guides };
    guides.catch(() => (this.#read = null));
    return guides;
  }

  async #readAll(): Promise<HubGuide[]> {
    const own = await this.#readFolder(OWN_GUIDES, true);
    if (this.#folder === undefined) return own;
    const names = new Set(own.map(({ name }) => name));
    const others = await this.#readFolder(this.#folder, false);
    for (const { name } of others)
      if (names.has(name))
        this.#log.warn({ name }, 'a page of GUIDES_DIR is left out: a guide of the hub has its name; rename the file');
    return [...own, ...others.filter(({ name }) => !names.has(name))];
  }

  async #readFolder(folder: string, own: boolean): Promise<HubGuide[]> {
    const found: { name: string; file: string }[] = [];
    const walk = async (path: string, parts: readonly string[]): Promise<void> => {
      const entries = await readdir(path, { withFileTypes: true });
      for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
        // What begins with a dot is a tool's own: a checkout's .git and .github.
        if (entry.name.startsWith('.')) continue;
        if (entry.isDirectory() && parts.length < MOST.folders) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other: the order is that of the names
          await walk(join(path, entry.name), [...parts, entry.name]);
        } else if (entry.isFile() && entry.name.endsWith('.md') && found.length < MOST.pages) {
          found.push({ name: [...parts, entry.name.slice(0, -3)].join('.'), file: join(path, entry.name) });
        }
      }
    };
    try {
      await walk(folder, []);
    } catch (error) {
      if (own) return [];
      this.#log.warn({ err: error, folder }, 'the folder of GUIDES_DIR cannot be read; its pages are left out');
      return [];
    }
    const read = await Promise.all(
      found.map(async ({ name, file }): Promise<HubGuide[]> => {
        const { size } = await lstat(file);
        if (size > MOST.bytes || !NAME.test(name)) {
          this.#log.warn(
            { file },
            'a page of GUIDES_DIR is left out: it is too large, or its name cannot stand in an address',
          );
          return [];
        }
        return [{ ...readGuide(name, await readFile(file, 'utf8')), own }];
      }),
    );
    return read.flat();
  }
}

/** Names that an address takes as they are. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,199}$/u;
