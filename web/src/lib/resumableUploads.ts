/**
 * Resumable uploads of large project files by tus. An interrupted upload resumes where it stopped, even after the page
 * was left and the same file is selected again. Loaded with the first one.
 */
import { DetailedError, Upload } from 'tus-js-client';
import { LEFT, NEW_ONLY, refusalOf, UploadRefused } from './uploads.ts';
import { PROJECT_HEADERS, projectFetch } from './projectCall.ts';
import type { Going, UploadTexts } from './uploads.ts';

/**
 * Delays before retries, in ms; a successful chunk resets them. About five minutes in total, enough for a restart of
 * the hub.
 */
const DELAYS = [0, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000, 60_000];

/** The key of an upload in this browser: its endpoint, the file's path and size, and its modification time. */
type Fingerprint = [endpoint: string, path: string, size: number, lastModified: number];

/** An upload that broke off. */
export interface InterruptedUpload {
  /** Its storage key. */
  key: string;
  path: string;
  size: number;
  /** When the file was last changed, in ms. */
  lastModified: number;
  /** Its URL at the hub. */
  url: string;
  /** Bytes that are there. */
  offset: number;
}

const VERSION = { 'tus-resumable': '1.0.0' };
/** Pattern of tus-js-client's storage keys: `tus::FINGERPRINT::NUMBER`. */
const KEY = /^tus::(.*)::\d+$/s;

/** Uploads stored in this browser, including those of other applications. */
function kept(): { key: string; fingerprint: Fingerprint; url: string }[] {
  return Object.keys(localStorage).flatMap((key) => {
    try {
      const fingerprint = JSON.parse(KEY.exec(key)?.[1] ?? '') as Fingerprint;
      const { uploadUrl: url } = JSON.parse(localStorage.getItem(key) ?? '') as { uploadUrl?: string };
      return url === undefined ? [] : [{ key, fingerprint, url }];
    } catch {
      return [];
    }
  });
}

/** Returns this browser's interrupted uploads to an endpoint that the hub still has, and forgets others. */
export async function interruptedUploads(endpoint: string, signal: AbortSignal): Promise<InterruptedUpload[]> {
  const found: InterruptedUpload[] = [];
  for (const { key, fingerprint, url } of kept()) {
    const [where, path, size, lastModified] = fingerprint;
    if (where !== endpoint) continue;
    const answer = await projectFetch(url, { method: 'HEAD', headers: VERSION, signal });
    const offset = Number(answer.headers.get('upload-offset') ?? Number.NaN);
    if (answer.ok && offset < size) found.push({ key, path, size, lastModified, url, offset });
    else if (answer.ok || answer.status === 404 || answer.status === 410) localStorage.removeItem(key);
  }
  return found;
}

/** Ends an upload that broke off. */
export async function forgetUpload({ key, url }: InterruptedUpload): Promise<void> {
  localStorage.removeItem(key);
  await projectFetch(url, { method: 'DELETE', headers: VERSION });
}

/** Whether to retry: without a response, on server errors, or if the upload is further than assumed. */
function mayHelp({ originalResponse: answer }: DetailedError): boolean {
  const status = answer?.getStatus() ?? 0;
  return status < 400 || status >= 500 || status === 409 || status === 423 || status === 429;
}

/**
 * Uploads a file in chunks.
 * @param endpoint URL that creates uploads
 * @param path target path of the file
 * @param isNew whether to fail if the file exists
 * @throws UploadRefused with the hub's message
 */
export async function sendInPieces(
  endpoint: string,
  path: string,
  file: File,
  texts: UploadTexts,
  { signal, onSent }: Going,
  isNew: boolean,
): Promise<{ path: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ path: string }>();
  const upload = new Upload(file, {
    endpoint,
    headers: PROJECT_HEADERS,
    metadata: { path },
    retryDelays: DELAYS,
    fingerprint: () =>
      Promise.resolve(JSON.stringify([endpoint, path, file.size, file.lastModified] satisfies Fingerprint)),
    removeFingerprintOnSuccess: true,
    onShouldRetry: mayHelp,
    onBeforeRequest: (request) => {
      if (isNew && request.getMethod() === 'POST') request.setHeader(...NEW_ONLY);
    },
    // A briefly unreachable hub has lost nothing. Without an endpoint, the client can't start a new upload instead of
    // resuming.
    onAfterResponse: (request, response) => {
      const isAway = request.getMethod() === 'HEAD' && response.getStatus() >= 500;
      upload.options.endpoint = isAway ? null : endpoint;
    },
    onProgress: (sent, total) => {
      if (!signal.aborted && total > 0) onSent(sent / total);
    },
    onSuccess: () => resolve({ path }),
    onError: (error) => {
      const answer = error instanceof DetailedError ? error.originalResponse : null;
      reject(answer ? refusalOf(answer.getStatus(), answer.getBody(), texts) : new UploadRefused(texts.broken));
    },
  });
  signal.addEventListener('abort', () => {
    // Canceling also deletes the upload at the hub; if that fails, it expires after a day.
    upload.abort(signal.reason !== LEFT).catch(() => undefined);
    reject(new UploadRefused(texts.canceled));
  });
  const [before] = await upload.findPreviousUploads();
  if (signal.aborted) throw new UploadRefused(texts.canceled);
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  return promise;
}
