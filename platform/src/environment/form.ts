/** Reads the files of an environment from a form: `curl -F file=@-` sends one, a folder several. */
import { decodeText, MOST_FILES } from '@terrarium/domain/environment';
import type { EnvironmentFile } from '@terrarium/domain/environment';
import type { IncomingMessage } from 'node:http';
import { badRequest, HttpError, unprocessable, formReader, mediaTypeOf } from '../http/index.ts';

/** Maximum bytes of all files. A conda-meta folder is the largest format. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Timeout of a form, in ms. */
const LONGEST = 120_000;

/** Content of a form: its files, and its other fields by name. */
export interface EnvironmentForm {
  files: EnvironmentFile[];
  fields: Map<string, string>;
}

/**
 * Reads a form with files in its field `file`.
 * @throws HttpError 400 for an invalid or incomplete form, 413, 415, 422 for a file that isn't text
 */
export async function readForm(request: IncomingMessage): Promise<EnvironmentForm> {
  const type = mediaTypeOf(request);
  if (type !== 'multipart/form-data')
    throw new HttpError(415, 'unsupported_media_type', 'Send the file as the field `file` of multipart/form-data.');
  const tooLarge = new HttpError(
    413,
    'body_too_large',
    `The files have more than ${MOST_BYTES / 1024 / 1024} MiB together, the most that is taken.`,
  );
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES + 1024 * 1024) throw tooLarge;
  const form = formReader(request, {
    fields: 10,
    fieldSize: 4096,
    files: MOST_FILES,
    parts: MOST_FILES + 10,
    headerPairs: 20,
  });
  const files: { name: string; chunks: Buffer[] }[] = [];
  const fields = new Map<string, string>();
  let size = 0;
  const done = Promise.withResolvers<void>();
  form.on('field', (name, value) => void fields.set(name, value));
  form.on('file', (field, stream, fileName) => {
    const file = { name: (fileName || 'file').slice(-200), chunks: [] as Buffer[] };
    if (field === 'file') files.push(file);
    stream.on('error', () => done.reject(badRequest('The form cannot be read.')));
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_BYTES) done.reject(tooLarge);
      else if (field === 'file') file.chunks.push(chunk);
    });
  });
  form.on('filesLimit', () => done.reject(tooLarge));
  form.on('error', () => done.reject(badRequest('The form cannot be read.')));
  form.on('finish', () => done.resolve());
  request.on('close', () => {
    if (!request.complete)
      done.reject(
        badRequest('The form did not arrive whole, so nothing was stored. Send it again.', 'incomplete_body'),
      );
  });
  const late = setTimeout(
    () =>
      done.reject(
        badRequest('The form took too long to arrive, so nothing was stored. Send it again.', 'incomplete_body'),
      ),
    LONGEST,
  );
  try {
    request.pipe(form);
    await done.promise;
  } finally {
    clearTimeout(late);
    request.unpipe(form);
    request.resume();
  }
  return { fields, files: files.map(({ name, chunks }) => ({ name, text: textOf(name, Buffer.concat(chunks)) })) };
}

function textOf(name: string, bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text === null)
    throw unprocessable(
      [{ loc: ['body', 'file'], msg: `${name} isn't UTF-8 or UTF-16 text`, type: 'value_error.encoding' }],
      `${name} isn't UTF-8 or UTF-16 text. Save it as UTF-8 and try again.`,
    );
  return text;
}
