// Part of `npm run check` for plain prose: words, sentence length, comment length, and commit subjects.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** Kinds of prose, by who reads it. */
type Kind = 'text' | 'email' | 'error' | 'docs' | 'schema' | 'comment';

interface Rule {
  match: string;
  use: string;
  where?: Kind[];
  case?: boolean;
}

/** A place in the prose that breaks a rule. */
export interface Hit {
  file: string;
  line: number;
  kind: Kind;
  /** What was found. */
  found: string;
  /** What to write instead. */
  use: string;
}

const list = JSON.parse(readFileSync(join(import.meta.dirname, 'words.json'), 'utf8')) as {
  sentenceWords: number;
  allow: string[];
  rules: Rule[];
};
const rules = list.rules.map((rule) => ({ ...rule, pattern: new RegExp(rule.match, rule.case ? '' : 'i') }));

/** Longest line of a comment, in characters. */
const COMMENT_LINE = 120;
/** Longest subject of a commit, in characters. */
const SUBJECT = 72;
/** Subjects are checked from the commit after this one; older ones stay as they are. */
const SUBJECTS_SINCE = '96610766';

/** Recognizes strings that are code: SQL and GraphQL. */
const codeText =
  /\b(?:select|insert into|delete from|with recursive|set local|from unnest)\b|^\s*(?:query|mutation|fragment) \w+| join \w+ \w+ on | as \w+_id\b|^(?:with|from) /m;
/** Finds code in prose: names in TSDoc tags, tables that a file reads, tokens of styles. */
const codeNames = /Read model of [^:]*:|@throws \{?\w+\}?|\{@link [^}]*\}|\{\w+[.][\w.]+\}/g;

/** Finds the rules that a piece of prose breaks. Text in code font and placeholders is ignored. */
export function broken(kind: Kind, text: string): Omit<Hit, 'file' | 'line'>[] {
  // One word, a key, or a path isn't prose.
  if (!/[a-z] [a-z]/i.test(text) || codeText.test(text) || list.allow.some((literal) => text.includes(literal)))
    return [];
  const plain = text
    .replaceAll(/\$\{[^}]*\}/g, 'x')
    .replaceAll(/`[^`]*`/g, 'x')
    .replaceAll(codeNames, 'x');
  const hits = rules.flatMap(({ pattern, where, use }) => {
    const found = where === undefined || where.includes(kind) ? pattern.exec(plain) : null;
    return found === null ? [] : [{ kind, found: found[0], use }];
  });
  if (kind === 'comment') return hits;
  const long = plain
    .split(/(?<=[.!?])\s+|\n| \| /)
    .filter((sentence) => sentence.split(/\s+/).length > list.sentenceWords);
  return [
    ...hits,
    ...long.map((sentence) => ({
      kind,
      found: `${sentence.slice(0, 60)}…`,
      use: `sentences of at most ${list.sentenceWords} words`,
    })),
  ];
}

/** A piece of prose in a file. */
interface Prose {
  line: number;
  kind: Kind;
  text: string;
}

const kindOf = (file: string): Kind =>
  /[mM]ails?\.ts$/.test(file) ? 'email' : file.startsWith('web/') ? 'text' : 'error';

/** The strings, JSX texts, and comments of a source file. */
function proseOfSource(file: string, text: string): Prose[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Prose[] = [];
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const add = (node: ts.Node, kind: Kind, prose: string) =>
    found.push({ line: lineOf(node.getStart(source)), kind, text: prose });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, kindOf(file), node.text);
    else if (ts.isTemplateExpression(node)) add(node, kindOf(file), node.getText(source));
    else if (ts.isJsxText(node)) add(node, 'text', node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const match of text.matchAll(/\/\*\*([\s\S]*?)\*\/|(?<=^\s*)\/\/(.*)$/gm))
    found.push({
      line: lineOf(match.index),
      kind: 'comment',
      text: (match[1] ?? match[2] ?? '').replaceAll(/\s*\*\s?/g, ' '),
    });
  return found;
}

/** The descriptions of a schema file. */
const proseOfSchema = (text: string): Prose[] =>
  text.split('\n').flatMap((line, at) => {
    const description = /^\s*"([^"]+)"/.exec(line)?.[1];
    return description === undefined ? [] : [{ line: at + 1, kind: 'schema', text: description }];
  });

/** The lines of a page outside its code blocks. */
function proseOfPage(text: string): Prose[] {
  let isCode = false;
  return text.split('\n').flatMap((line, at) => {
    if (line.startsWith('```')) isCode = !isCode;
    return isCode || line.startsWith('```') ? [] : [{ line: at + 1, kind: 'docs', text: line }];
  });
}

// Tests and sample data are not product text; generated files and records of reviews are not written here.
const unread =
  /node_modules|\/gen\/|\/dist\/|\.test\.tsx?$|\.testing\.tsx?$|\.child\.ts$|migrations|\/(?:testing|sample|requirements|findings)\//;
const files = (folder: string, ...patterns: string[]): string[] =>
  globSync(patterns, { cwd: folder })
    .filter((file) => !unread.test(file))
    .sort();

/** Every place in the prose of a checkout that breaks a rule of words.json. */
export function wordHits(folder = root): Hit[] {
  const read = (file: string): Prose[] => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (file.endsWith('.graphql')) return proseOfSchema(text);
    return file.endsWith('.md') ? proseOfPage(text) : proseOfSource(file, text);
  };
  return files(
    folder,
    '{web/src,platform/src,gateway/src,client/src,domain,scripts}/**/*.{ts,tsx,mjs}',
    'schema/*.graphql',
    'docs/**/*.md',
    '*.md',
  ).flatMap((file) =>
    read(file).flatMap(({ line, kind, text }) => broken(kind, text).map((hit) => ({ file, line, ...hit }))),
  );
}

/** Returns the lines of comments in a checkout that are longer than a number of characters, tests included. */
export const longComments = (most = COMMENT_LINE, folder = root): string[] =>
  globSync(['{bench,client,domain,gateway,platform,scripts,tests,web}/**/*.{ts,tsx,mjs}'], {
    cwd: folder,
    exclude: (path) => /node_modules|dist|gen$|data$/.test(path),
  }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        line.length > most && /^\s*(?:\/\/|\*|\/\*)/.test(line) && !/https?:\/\/\S{60}/.test(line)
          ? [`  ${file}:${at + 1}: ${line.length} characters`]
          : [],
      ),
  );

/** Returns the subjects of commits since issue 11. Empty without a repository. */
export async function newSubjects(): Promise<string[]> {
  const git = promisify(execFile)('git', ['log', '--format=%s', `${SUBJECTS_SINCE}..HEAD`], { cwd: root });
  const { stdout } = await git.catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter((subject) => subject !== '');
}

/** Whether a commit subject is too long or ends with a full stop. */
export const isBadSubject = (subject: string): boolean => subject.length > SUBJECT || subject.endsWith('.');

/** Says which prose breaks the style guide (docs/style.md); empty when none does. */
export async function proseIsPlain(): Promise<string> {
  const hits = wordHits();
  const long = longComments();
  const subjects = (await newSubjects()).filter(isBadSubject);
  return [
    ...(hits.length === 0
      ? []
      : [
          `${hits.length} places break docs/style.md:`,
          ...hits.map(({ file, line, found, use }) => `  ${file}:${line}: “${found}” → ${use}`),
        ]),
    ...(long.length === 0 ? [] : [`Comment lines of more than ${COMMENT_LINE} characters:`, ...long]),
    ...(subjects.length === 0
      ? []
      : [`Commit subjects of more than ${SUBJECT} characters, or with a full stop:`, ...subjects]),
  ].join('\n');
}
