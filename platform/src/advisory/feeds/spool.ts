/** Downloads feeds to files with size limits, resumes them, and unpacks them piece by piece. */
import { isoTime } from '@terrarium/domain/calendar';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { releaseMemory } from '@terrarium/domain/bytes';
import { JSONParser } from '@streamparser/json';
import { hasRoom } from '../../files/disk.ts';
import { readAt } from '../../files/readAt.ts';
import { redact, SourceError } from '../../outbound/index.ts';
import type { SourceAnswer, SourceClient } from '../../outbound/index.ts';

/** Maximum unpacked bytes of a list, and of one value. */
const MOST_UNPACKED = 6 * 1024 ** 3;
const LONGEST_VALUE = 32 * 1024 ** 2;
/** Maximum characters of a line. A change or a score has about fifty. */
const LONGEST_LINE = 64 * 1024;

/** A download: its length in bytes, and the server's ETag. */
export interface Spooled {
  bytes: number;
  etag: string | null;
}

/**
 * Downloads a file.
 * Resumes the partial file of an earlier process if the server still has the same version.
 * @param path target, which appears only when complete
 * @returns null if `etag` is current
 * @throws SourceError for any error; an existing file at `path` stays
 */
export async function spool(
  client: SourceClient,
  url: string,
  path: string,
  { most, signal, etag }: { most: number; signal: AbortSignal; etag?: string | null },
): Promise<Spooled | null> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.part`;
  const left = await leftOf(part, url);
  const answer = await client.get(url, {
    signal,
    headers: {
      'accept-encoding': 'identity',
      ...(left ? { range: `bytes=${left.bytes}-`, 'if-range': left.etag } : etag ? { 'if-none-match': etag } : {}),
    },
  });
  const begin = answer.status === 206 && left !== null ? left.bytes : 0;
  try {
    if (answer.status === 304) return null;
    if (answer.status !== 200 && begin === 0) throw badStatus(url, answer);
    if (answer.contentType === 'text/html') throw isPage(url);
    if (answer.contentEncoding !== 'identity')
      throw new SourceError('malformed', `${redact(url)} uses an unsupported encoding. Check the URL.`);
    if (begin + (answer.bytes ?? 0) > most) throw tooLarge(url, most);
    if (!(await hasRoom(dirname(path), answer.bytes ?? 0)))
      throw new SourceError(
        'too_large',
        'The disk of the data folder has no room for the list. Free some, then fetch again.',
      );
    if (answer.etag !== null) await writeFile(`${part}.json`, JSON.stringify({ url, etag: answer.etag }));
    const file = await open(part, begin > 0 ? 'a' : 'w', 0o600);
    let bytes = begin;
    try {
      for await (const chunk of answer.body) {
        if (bytes === 0 && /^\s*<(!doctype|html)/i.test(Buffer.from(chunk.subarray(0, 200)).toString('latin1')))
          throw isPage(url);
        bytes += chunk.length;
        if (bytes > most) throw tooLarge(url, most);
        await file.write(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
    await rm(`${part}.json`, { force: true });
    return { bytes, etag: answer.etag };
  } catch (error) {
    // An interrupted download is resumed next time. Anything else is deleted.
    if (error instanceof SourceError && !['truncated', 'timeout', 'slow', 'unreachable'].includes(error.failure)) {
      await rm(part, { force: true });
      await rm(`${part}.json`, { force: true });
    }
    throw error;
  } finally {
    answer.discard();
  }
}

/** Fetches a small text; null if it doesn't exist (404, 410). @throws SourceError */
export async function fetchText(
  client: SourceClient,
  url: string,
  { most, signal }: { most: number; signal: AbortSignal },
): Promise<string | null> {
  const answer = await client.get(url, { signal, headers: { 'accept-encoding': 'identity' } });
  try {
    if (answer.status === 404 || answer.status === 410) return null;
    if (answer.status !== 200) throw badStatus(url, answer);
    if (answer.contentType === 'text/html') throw isPage(url);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of answer.body) {
      bytes += chunk.length;
      if (bytes > most) throw tooLarge(url, most);
      parts.push(chunk);
    }
    const whole = Buffer.concat(parts);
    const text = whole.toString('utf8');
    releaseMemory(whole);
    return text;
  } finally {
    answer.discard();
  }
}

/** Reads a file, unpacking gzip. @throws SourceError if it is truncated or unpacks to too much */
async function* unpacked(path: string): AsyncGenerator<Uint8Array> {
  const start = await readStart(path, 2);
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const source = start[0] === 0x1f && start[1] === 0x8b ? pipeline(file, createGunzip(), () => undefined) : file;
  let bytes = 0;
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > MOST_UNPACKED)
        throw new SourceError('too_large', `The list unpacks to more than ${MOST_UNPACKED} bytes and is not read.`);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof SourceError || !(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error;
    throw new SourceError('truncated', 'The list ends in the middle, or was altered on its way. Try again later.', {
      cause: error,
    });
  }
}

/**
 * Reads the non-empty lines of a file.
 * @throws SourceError for a line that is too long for these lists, because a file of another format would be read as
 * one line
 */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of unpacked(path)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    if (rest.length > LONGEST_LINE)
      throw new SourceError(
        'malformed',
        `The list has a line of more than ${LONGEST_LINE} characters and is not read.`,
      );
    for (const line of lines) if (line.trim() !== '') yield line;
  }
  if (rest.trim() !== '') yield rest;
}

/** A value of a JSON document: its key and depth (1 for values of the document itself). */
export interface JsonValue {
  key: string;
  depth: number;
  value: unknown;
}

/**
 * Reads the values at some paths of a JSON file, one at a time in memory.
 * @throws SourceError for invalid or truncated JSON, or a value that is too long
 */
export async function* jsonValues(path: string, paths: readonly string[]): AsyncGenerator<JsonValue> {
  const parser = new JSONParser({ paths: [...paths], keepStack: false });
  let found: JsonValue[] = [];
  let fault: Error | null = null;
  let since = 0;
  parser.onValue = ({ key, value, stack }) => {
    since = 0;
    found.push({ key: String(key), depth: stack.length, value });
  };
  parser.onError = (error) => (fault ??= error);
  for await (const chunk of unpacked(path)) {
    since += chunk.length;
    if (!fault && !parser.isEnded) parser.write(chunk);
    if (fault !== null)
      throw new SourceError('malformed', `The feed isn't valid JSON: ${(fault as Error).message.slice(0, 200)}`);
    if (since > LONGEST_VALUE)
      throw new SourceError('too_large', `The list has an entry of more than ${LONGEST_VALUE} bytes and is not read.`);
    yield* found;
    found = [];
  }
  if (!parser.isEnded) throw new SourceError('truncated', 'The list ends in the middle of its JSON. Try again later.');
}

/** Deletes the files of a completed run. Partial downloads stay for resuming. @param path prefix of the run's files */
export async function clearSpool(path: string): Promise<void> {
  const folder = dirname(path);
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (name.startsWith(`${basename(path)}.`) || name.startsWith(`${basename(path)}-`))
      if (!/\.part(\.json)?$/.test(name)) await rm(join(folder, name), { force: true });
}

/** Reads up to this many bytes from the start of a file. */
async function readStart(path: string, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    return await readAt(file, 0, length);
  } finally {
    await file.close();
  }
}

async function leftOf(part: string, url: string): Promise<{ bytes: number; etag: string } | null> {
  try {
    const { size } = await stat(part);
    const { url: from, etag } = JSON.parse(await readFile(`${part}.json`, 'utf8')) as Record<string, unknown>;
    return size > 0 && from === url && typeof etag === 'string' && !etag.startsWith('W/')
      ? { bytes: size, etag }
      : null;
  } catch {
    return null;
  }
}

function badStatus(url: string, { status, busyFor }: Pick<SourceAnswer, 'status' | 'busyFor'>): SourceError {
  if (busyFor !== null)
    return new SourceError(
      'status',
      `${redact(url)} answered ${status}. It asks to be left alone until ${isoTime(Date.now() + busyFor)}; it is tried again.`,
    );
  // NVD returns 403 for too many requests.
  const what =
    status >= 500 || status === 429
      ? 'Try again later.'
      : status === 403
        ? 'Try again later, as some servers say so to who asks too often; if it stays, check the address.'
        : 'Check the address.';
  return new SourceError(status === 404 ? 'not_found' : 'status', `${redact(url)} answered ${status}. ${what}`);
}

const isPage = (url: string): SourceError =>
  new SourceError(
    'html',
    `${redact(url)} answered with a web page, not with the list. Check the address, and any proxy in between.`,
  );

const tooLarge = (url: string, most: number): SourceError =>
  new SourceError(
    'too_large',
    `${redact(url)} sends more than ${Math.round(most / 1024 ** 2)} MB, which is too large. It wasn't imported.`,
  );
