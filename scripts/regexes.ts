// Regular expression check of `npm run check`: each must take linear time, as recheck proves, or have an entry in the
// table of bounds.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const searched = '{client,domain,gateway,platform,scripts,web}/**/*.{ts,tsx,mjs}';
const left = new Set(['node_modules', 'dist', 'data', 'gen', '.cache', 'coverage', 'test-results', 'testing']);
/**
 * Patterns that recheck has proven, one per line. The check adds new ones; the file is committed, so that others don't
 * wait for the same proof.
 */
const provenFile = join(import.meta.dirname, 'regexes.proven.txt');
/** Unproven patterns, each with the reason why its time is limited: `pattern TAB bound`. Edited by hand. */
const boundsFile = join(import.meta.dirname, 'regexes.bounds.tsv');
/** How long recheck may take for one pattern, in ms. */
const patience = 10_000;

/** A regular expression in the code: its literal, or the call that builds it, and its location. */
export interface Found {
  text: string;
  place: string;
}

/** The regular expressions in a file's text. A `RegExp` made of anything but one literal text is named by its call. */
export function regexesIn(file: string, text: string): Found[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const place = (): string => `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) found.push({ text: node.text, place: place() });
    else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(source) === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      const isLiteral = (each?: ts.Expression): each is ts.StringLiteralLike => !!each && ts.isStringLiteralLike(each);
      found.push({
        text:
          isLiteral(pattern) && (flags === undefined || isLiteral(flags))
            ? `/${pattern.text}/${flags === undefined ? '' : (flags as ts.StringLiteralLike).text}`
            : node.getText(source).replaceAll(/\s+/g, ' '),
        place: place(),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const lines = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('# '))
    : [];

/** recheck's result for a literal. */
type Verdict = 'safe' | 'vulnerable' | 'unknown';

/** A thread that runs recheck in plain JavaScript, and is terminated after a timeout. */
class Checker {
  #worker: Worker | undefined;

  async check(literal: string): Promise<Verdict> {
    const end = literal.lastIndexOf('/');
    const worker = (this.#worker ??= new Worker(
      `process.env.RECHECK_SYNC_BACKEND = 'pure';
       const { parentPort } = require('node:worker_threads');
       const { checkSync } = require('recheck');
       parentPort.on('message', ([source, flags, timeout]) => parentPort.postMessage(checkSync(source, flags, { timeout }).status));`,
      { eval: true },
    ));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        void this.close();
        resolve('unknown');
      }, 2 * patience);
      worker.once('message', (status: Verdict) => {
        clearTimeout(timer);
        worker.removeAllListeners('error');
        resolve(status);
      });
      worker.once('error', reject);
      worker.postMessage([literal.slice(1, end), literal.slice(end + 1), patience]);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

/**
 * Checks regular expressions.
 * @param proven literals that need no proof; new ones are added
 * @param bounds why the others are safe
 * @returns one line for each that is neither
 */
export async function judge(
  found: readonly Found[],
  proven: Set<string>,
  bounds: ReadonlyMap<string, string>,
): Promise<string[]> {
  const wrong: string[] = [];
  const checker = new Checker();
  const places = new Map<string, string>();
  for (const { text, place } of found) places.set(text, places.get(text) ?? place);
  for (const [text, place] of places) {
    if (proven.has(text) || bounds.has(text)) continue;
    const verdict = text.startsWith('/') ? await checker.check(text) : 'unknown';
    if (verdict === 'safe') proven.add(text);
    else wrong.push(`  ${place}: ${verdict === 'vulnerable' ? 'not linear' : 'not proven'}: ${text}`);
  }
  await checker.close();
  for (const text of bounds.keys()) if (!places.has(text)) wrong.push(`  regexes.bounds.tsv: nobody uses ${text}`);
  return wrong;
}

/** Names every regular expression that could take more than linear time; empty when there is none. */
export async function regexesAreLinear(): Promise<string> {
  const found: Found[] = [];
  for (const file of globSync(searched, {
    cwd: root,
    exclude: (path) => path.split(sep).some((part) => left.has(part)),
  }).sort())
    if (!/\.(?:test|testing)\.|\.d\.m?ts$/.test(file))
      found.push(...regexesIn(file, readFileSync(join(root, file), 'utf8')));
  const before = lines(provenFile);
  const proven = new Set(before);
  const bounds = new Map(lines(boundsFile).map((line) => line.split('\t', 2) as [string, string]));
  const wrong = await judge(found, proven, bounds);
  const used = new Set(found.map(({ text }) => text));
  const kept = [...proven].filter((text) => used.has(text)).sort();
  if (kept.join('\n') !== before.join('\n')) writeFileSync(provenFile, `${kept.join('\n')}\n`);
  for (const [text, bound] of bounds)
    if ((bound ?? '').length < 10) wrong.push(`  regexes.bounds.tsv: no bound for ${text}`);
  return wrong.length === 0
    ? ''
    : `These regular expressions may take more than linear time. Write them without nested or neighboring repeats, or bound what they read and say by what in scripts/regexes.bounds.tsv:\n${wrong.join('\n')}`;
}
