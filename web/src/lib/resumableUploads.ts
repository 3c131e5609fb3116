/** Large files of projects by tus: one whose line breaks goes on from where it was, also after the page was left and the same file is chosen again. Loaded with the first one. */
import { DetailedError, Upload } from 'tus-js-client';
import { LEFT, NEW_ONLY, refusalOf, UploadRefused } from './uploads.ts';
import { PROJECT_HEADERS, projectFetch } from './projectCall.ts';
import type { Going, UploadTexts } from './uploads.ts';

/** Waits before each try after a failure, in ms; a piece that gets through begins them anew. In all about five minutes: a hub that starts again is back by then. */
const DELAYS = [0, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000, 60_000];

/** What an upload is remembered by in this browser: where it goes, the file's path, its bytes, and when it was last changed. */
type Fingerprint = [endpoint: string, path: string, size: number, lastModified: number];

/** An upload that broke off. */
export interface InterruptedUpload {
  /** What it is remembered by. */
  key: string;
  path: string;
  size: number;
  /** When the file was last changed, in ms. */
  lastModified: number;
  /** Where it is at the hub. */
  url: string;
  /** Bytes that are there. */
  offset: number;
}

const VERSION = { 'tus-resumable': '1.0.0' };
/** What tus-js-client begins the keys with under which it keeps uploads in this browser: `tus::FINGERPRINT::NUMBER`. */
const KEY = /^tus::(.*)::\d+$/s;

/** Uploads that this browser keeps, those of others than us among them. */
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

/** Uploads that this browser began at a place and did not end, which the hub still has; others are forgotten. @param endpoint where they began */
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

/** Whether another try may help: when nobody answered, a service was away, or the upload is further than was thought. */
function mayHelp({ originalResponse: answer }: DetailedError): boolean {
  const status = answer?.getStatus() ?? 0;
  return status < 400 || status >= 500 || status === 409 || status === 423 || status === 429;
}

/**
 * Sends a file in pieces.
 * @param endpoint where uploads begin
 * @param path that the file gets
 * @param isNew whether no file may be there
 * @throws UploadRefused with the hub's sentence
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
    // A hub that is away for a moment has lost nothing: asked how far the upload is, the client would begin a new one wherever it may.
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
    // What a person cancels goes from the hub as well; where that fails it is forgotten after a day.
    upload.abort(signal.reason !== LEFT).catch(() => undefined);
    reject(new UploadRefused(texts.canceled));
  });
  const [before] = await upload.findPreviousUploads();
  if (signal.aborted) throw new UploadRefused(texts.canceled);
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  return promise;
}
