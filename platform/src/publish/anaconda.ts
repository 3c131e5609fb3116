/**
 * The anaconda.org protocol, used by `anaconda upload` and `conda build`.
 * `stage` announces a file, its bytes are sent as a form to a separate URL, and `commit` returns the result. An owner
 * is `ORGANIZATION/CHANNEL`. Packages and releases exist with their first file, so creating them beforehand changes
 * nothing.
 */
import { dayOf } from '@terrarium/domain/calendar';
import type { Request, RequestHandler, Response } from 'express';
import { ANACONDA, MOST_LABELS_OF_FILE } from '@terrarium/domain/repo';
import { z } from 'zod';
import { labelsColumn } from '../channel/index.ts';
import type { Channels } from '../channel/index.ts';
import { tellRecognized } from '../http/index.ts';
import { announced, bodyOf, checkLength, fileOfForm, hexOf } from './body.ts';
import { labelName } from './contract.ts';
import type { ProtocolParts } from './protocols.ts';
import { credentialsOf } from './permission.ts';
import type { Permitted } from './permission.ts';
import { NO_FORCE, rejectionOf, reject, Rejection } from './rejection.ts';
import { fillStage, findStage, insertStage } from './store.ts';

/** Dependencies of the protocol in addition to those of all protocols. */
export interface AnacondaParts extends ProtocolParts {
  channels: Pick<Channels, 'heldFile' | 'fileNames'>;
  /** Origin at which clients reach the hub. */
  publicUrl: string;
}

/** Maximum bytes of an announcement: it contains the record and the about fields of the package. */
const MOST_JSON = 1024 * 1024;
/** Time from the announcement to the start of the upload, in ms. */
const GOOD_FOR = 10 * 60_000;
/** Time before its expiration from which every response warns a token's owner, in ms. */
const WARN_BEFORE = 7 * 24 * 3_600_000;

const announcement = z.object({
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .nullish(),
  // The client calls labels channels.
  channels: z.array(labelName).max(MOST_LABELS_OF_FILE).nullish(),
});
const completion = z.object({ dist_id: z.uuid() });

/** A request: `/anaconda/VERB/ORGANIZATION/CHANNEL/…`. */
interface Call {
  verb: string;
  organization: string;
  channel: string;
  rest: string[];
}

/** @throws Rejection 400, 404 */
function callOf(request: Request): Call {
  let segments: string[];
  try {
    segments = request.originalUrl.split('?', 1)[0]!.split('/').slice(2).filter(Boolean).map(decodeURIComponent);
  } catch {
    throw new Rejection(400, 'malformed_path', 'The address of this request is malformed.');
  }
  const [verb = '', organization, channel, ...rest] = segments;
  if (organization === undefined || channel === undefined)
    throw new Rejection(
      400,
      'channel_wanted',
      'Specify the target channel: anaconda upload -u ORGANIZATION/CHANNEL FILE.',
    );
  return { verb, organization, channel, rest };
}

/** Returns the file of `dist`, `stage`, and `commit`: `NAME/VERSION/SUBDIR/FILE`. @throws Rejection 404 */
function placeOf({ rest }: Call): { subdir: string; fileName: string } {
  const [, , subdir, fileName, ...more] = rest;
  if (subdir === undefined || fileName === undefined || more.length > 0)
    throw new Rejection(404, 'unknown_address', 'Unknown endpoint.');
  return { subdir, fileName };
}

async function jsonOf<T extends z.ZodType>(request: Request, schema: T): Promise<z.infer<T>> {
  checkLength(request, MOST_JSON);
  const chunks: Uint8Array[] = [];
  await bodyOf(request, { most: MOST_JSON }).forEachChunk((chunk) => void chunks.push(chunk));
  try {
    return schema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } catch {
    throw new Rejection(400, 'malformed_request', 'The body of this request is not what the protocol says.');
  }
}

/** Makes the handler of the protocol. */
export function anacondaHandler(parts: AnacondaParts): RequestHandler {
  const { permissions, db, channels, publicUrl, log } = parts;
  const answer = async (request: Request, response: Response): Promise<void> => {
    response.setHeader('cache-control', 'no-store');
    // First request of the client: whether the server exists.
    if (request.method === 'HEAD') return void response.status(200).end();
    const call = callOf(request);
    if (call.verb === 'upload') return takeBytes(parts, call, request, response);
    const permitted = await permissions.of(credentialsOf(request.headers), call.organization, call.channel);
    tellRecognized(request);
    const { channel, endsAt } = permitted;
    // The client shows it once, whatever it does.
    if (endsAt !== undefined && endsAt.getTime() - Date.now() < WARN_BEFORE)
      response.setHeader(
        'Conda-Token-Warning',
        `Your token for ${call.organization}/${call.channel} expires on ${dayOf(endsAt)}. Create a new one in the hub.`,
      );
    const asked = `${request.method} ${call.verb}`;
    if (asked === 'GET user') return void response.json({ login: `${call.organization}/${call.channel}` });
    if (call.verb === 'package' || call.verb === 'release') {
      const [name = '', version] = call.rest;
      const files = await channels.fileNames(channel.id, name, version ?? null);
      if (request.method !== 'DELETE')
        return void response.json({ name, version, package_types: ['conda'], files, distributions: files });
      // After a failed upload, the client deletes what it created before. There is nothing to delete.
      if (files.length === 0) return void response.status(201).json({});
      throw new Rejection(403, 'not_deleted', "Published files can't be deleted. Ask an admin to yank them.");
    }
    if (call.verb === 'dist') {
      const { subdir, fileName } = placeOf(call);
      const held = await channels.heldFile(channel.id, subdir, fileName);
      if (held === undefined)
        throw new Rejection(404, 'unknown_file', `The channel has no file ${subdir}/${fileName}.`);
      if (request.method === 'DELETE') throw new Rejection(403, 'no_force', NO_FORCE);
      return void response.json({ basename: `${subdir}/${fileName}`, sha256: held.sha256 });
    }
    if (asked === 'POST stage') {
      const { sha256, channels: labels } = await jsonOf(request, announcement);
      const place = placeOf(call);
      const id = await insertStage(db, {
        channel_id: channel.id,
        subdir: place.subdir,
        file_name: place.fileName,
        sha256: sha256 ?? null,
        labels: labelsColumn(labels ?? []),
        expires_at: new Date(Date.now() + GOOD_FOR),
      });
      return void response.json({
        post_url: `${publicUrl}${ANACONDA}/upload/${encodeURIComponent(call.organization)}/${encodeURIComponent(call.channel)}`,
        // The client sends these fields with the bytes, without an Authorization header, so they include its token.
        form_data: { dist_id: id, token: tokenOf(request) },
        dist_id: id,
      });
    }
    if (asked === 'POST commit') {
      const { dist_id: id } = await jsonOf(request, completion);
      const outcome = (await findStage(db, id, channel.id))?.outcome;
      if (!outcome)
        throw new Rejection(409, 'no_bytes', 'The bytes of this upload have not come. Upload the file again.');
      if (outcome.status < 300) return void response.json({ url: outcome.text });
      return void response.status(outcome.status).json({ error: outcome.text });
    }
    throw new Rejection(404, 'unknown_address', 'Unknown endpoint.');
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => reject(error, request, response, 'error', log));
  };
}

/** Returns the token that just authenticated the client. */
const tokenOf = ({ headers }: Request): string => credentialsOf(headers)[0]?.secret ?? '';

/**
 * Receives the form with the bytes.
 * The response can only confirm a complete upload: the client shows only the error for a wrong hash, in S3's XML
 * format. `commit` returns why a package was rejected.
 */
async function takeBytes(parts: AnacondaParts, call: Call, request: Request, response: Response): Promise<void> {
  const { permissions, publishing, limits, db, log } = parts;
  const gone = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) gone.abort(new Rejection(400, 'incomplete_body', 'The client went away.'));
  });
  let stage: { id: string } | undefined;
  try {
    if (request.method !== 'POST') throw new Rejection(405, 'unknown_address', 'Bytes are sent with POST.');
    const published = await fileOfForm(request, async ({ fields, bytes }) => {
      const credentials = credentialsOf({ authorization: `Bearer ${fields.get('token') ?? ''}` });
      const permit = (): Promise<Permitted> => permissions.toPublish(credentials, call.organization, call.channel);
      const permitted = await permit();
      tellRecognized(request);
      const { channel } = permitted;
      const id = completion.safeParse({ dist_id: fields.get('dist_id') });
      const found = id.success ? await findStage(db, id.data.dist_id, channel.id) : undefined;
      if (found === undefined || found.outcome !== null)
        throw new Rejection(404, 'unknown_upload', "The upload doesn't exist or expired. Upload the file again.");
      stage = found;
      const { file_name: fileName, subdir, sha256, labels } = found;
      const md5 = fields.get('Content-MD5');
      const upload = {
        fileName,
        subdir,
        sha256,
        md5: md5 === undefined ? null : hexOf(md5),
        ...announced(request),
        ...(labels === null ? {} : { labels }),
      };
      const leave = await limits.enter(permitted, gone.signal);
      return publishing.publish({ permitted, permit, leave }, upload, bytes, gone.signal).finally(leave);
    });
    await fillStage(db, stage!.id, { status: 200, text: published.url });
  } catch (error) {
    const refusal = rejectionOf(error);
    if (stage === undefined || refusal === null || refusal.code === 'hash_mismatch') {
      if (refusal === null) log.error({ err: error }, 'a package could not be published');
      response.status(refusal?.status ?? 503).type('application/xml');
      const code = refusal?.code === 'hash_mismatch' ? 'InvalidDigest' : 'AccessDenied';
      const text = (refusal?.message ?? 'Something went wrong inside the hub. Try again.').replaceAll(/[<>&]/g, ' ');
      return void response.end(`<Error><Code>${code}</Code><Message>${text}</Message></Error>`);
    }
    await fillStage(db, stage.id, { status: refusal.status, text: refusal.message });
  }
  response.status(201).end();
}
