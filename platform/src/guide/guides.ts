/** Documentation pages of the hub: its own guides, and the operator's folder. */
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readGuide } from '@terrarium/domain/search';
import type { Guide } from '@terrarium/domain/search';
import type { Logger } from '../monitoring/log.ts';

/** A documentation page. `own` for those included in the web application. */
export interface HubGuide extends Guide {
  own: boolean;
}

/** The hub's own guides. Folders group them; a page is named after its file only. */
const OWN_GUIDES = join(import.meta.dirname, '../../../docs/guides');

/** Earlier names of guides, which external links still use, and the pages that replaced them. */
const REPLACED: Readonly<Record<string, string>> = {
  accounts: 'your-account',
  api: 'api-quickstart',
  clients: 'install-packages',
  operating: 'install-a-hub',
  policies: 'write-a-policy',
  publishing: 'publish-packages',
};

/** Maximum pages of a folder, nested folders, and bytes of a page. The rest is skipped and logged. */
const MOST = { pages: 1_000, folders: 8, bytes: 1024 * 1024 } as const;
/** Time for which pages are cached before the folder is checked again, in ms. */
const FRESH = 30_000;

/**
 * Reads pages on first use, and the operator's folder again after changes.
 * Its content is never executed or sent as is.
 */
export class Guides {
  readonly #folder: string | undefined;
  readonly #log: Logger;
  #read: { at: number; guides: Promise<HubGuide[]> } | null = null;

  /** @param folder the operator's, absolute; undefined if none */
  constructor(folder: string | undefined, log: Logger) {
    this.#folder = folder;
    this.#log = log;
  }

  /** Returns all pages, the hub's own first, each by name. */
  all(): Promise<HubGuide[]> {
    if (this.#read !== null && Date.now() - this.#read.at < FRESH) return this.#read.guides;
    const guides = this.#readAll();
    this.#read = { at: Date.now(), guides };
    guides.catch(() => (this.#read = null));
    return guides;
  }

  /** Finds a page by its name, or the page that replaced it. */
  async find(name: string): Promise<HubGuide | undefined> {
    const guides = await this.all();
    const replaced = Object.hasOwn(REPLACED, name) ? REPLACED[name] : undefined;
    return guides.find((guide) => guide.name === name) ?? guides.find((guide) => guide.name === replaced);
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
        // Hidden files belong to tools: a checkout's .git and .github.
        if (entry.name.startsWith('.')) continue;
        if (entry.isDirectory() && parts.length < MOST.folders) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other: the order is that of the names
          await walk(join(path, entry.name), [...parts, entry.name]);
        } else if (entry.isFile() && entry.name.endsWith('.md') && found.length < MOST.pages) {
          const base = entry.name.slice(0, -3);
          found.push({ name: own ? base : [...parts, base].join('.'), file: join(path, entry.name) });
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
          this.#log.warn({ file }, "skipped a page of GUIDES_DIR: it is too large, or its name can't be used in a URL");
          return [];
        }
        return [{ ...readGuide(name, await readFile(file, 'utf8')), own }];
      }),
    );
    return read.flat();
  }
}

/** Names that need no escaping in URLs. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,199}$/u;
