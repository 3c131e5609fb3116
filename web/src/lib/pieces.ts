/** Large files by tus: one whose line breaks goes on from where it was, also after the page was left and the same file is chosen again. Loaded with the first one. */
import { DetailedError, Upload } from 'tus-js-client';
import { LEFT, refusalOf, UploadRefused } from './uploads.ts';
import type { Going, UploadTexts } from './uploads.ts';

/** Waits before each try after a failure, in ms; a piece that gets through begins them anew. In all about five minutes: a hub that starts again is back by then. */
const DELAYS = [0, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000, 60_000];

/** Whether another try may help: when nobody answered, a service was away, or the upload is further than was thought. */
function mayHelp({ originalResponse: answer }: DetailedError): boolean {
  const status = answer?.getStatus() ?? 0;
  return status < 400 || status >= 500 || status === 409 || status === 423 || status === 429;
}

/**
 * Sends a file in pieces.
 * @param endpoint where uploads begin
 * @param path that the file gets
 * @throws UploadRefused with the hub's sentence
 */
export async function sendInPieces(
  endpoint: string,
  path: string,
  file: File,
  texts: UploadTexts,
  { signal, onSent }: Going,
): Promise<{ path: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ path: string }>();
  const upload = new Upload(file, {
    endpoint,
    metadata: { path },
    retryDelays: DELAYS,
    fingerprint: () => Promise.resolve(JSON.stringify([endpoint, path, file.size, file.lastModified])),
    removeFingerprintOnSuccess: true,
    onShouldRetry: mayHelp,
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
