/**
 * Publishing protocols of clients.
 * Each reads its own request format and sends responses that its clients understand. Based on the sources of
 * rattler_upload, quetz-client, and anaconda-client.
 */
import type { Request, RequestHandler, Response } from 'express';
import { knownSubdirs } from '@terrarium/domain/conda';
import { isPublishing, parseRepoTarget, UPLOADS } from '@terrarium/domain/repo';
import type { RepoAddress } from '@terrarium/domain/repo';
import type { Db } from '../db/index.ts';
import { tellRecognized } from '../http/index.ts';
import type { Logger } from '../monitoring/log.ts';
import { announced, bodyOf, checkLength, digestsOf, fileOfForm } from './body.ts';
import { reason } from './contract.ts';
import { credentialsOf } from './permission.ts';
import type { Permissions, Permitted } from './permission.ts';
import { checkSize, factsOf } from './publishing.ts';
import type { Inspected, PublishPermission, PackageUpload, Published, Publishing } from './publishing.ts';
import { NO_FORCE, reject, Rejection } from './rejection.ts';
import type { RejectionFormat } from './rejection.ts';
import { werePublished } from './store.ts';
import type { Tickets } from './tickets.ts';
import type { UploadRate } from './uploadRate.ts';
import type { Withdrawals } from './withdrawals.ts';

/** Dependencies of the protocols. */
export interface ProtocolParts {
  db: Db;
  permissions: Permissions;
  publishing: Publishing;
  tickets: Tickets;
  limits: UploadRate;
  withdrawals: Withdrawals;
  log: Logger;
}

/** A request after its head was read. `permit` checks who can publish where, `take` reads the body. */
interface Call {
  permit: () => Promise<Permitted>;
  /** @param permission result of `permit` @param wait see {@link PackageUpload} */
  take: (permission: PublishPermission, wait: number) => Promise<Published | Inspected>;
}

/** Receives the bytes of a package: {@link Publishing.publish}, or inspection only. */
type Receive<Result> = (...given: Parameters<Publishing['publish']>) => Promise<Result>;

/** Response format of a protocol. */
interface Protocol {
  format: RejectionFormat;
  read(parts: ProtocolParts, request: Request, signal: AbortSignal): Call;
}

/**
 * Maximum wait in ms until clients see the package, so that a publisher can install it right after.
 * One of many uploads doesn't wait, because each would need its own index. Clients can ask for it by `Prefer:
 * wait=SECONDS` (RFC 7240).
 */
const PATIENCE = 5_000;
const MOST_PATIENCE = 30_000;
/** Uploads in a period that count as many. */
const MANY = { files: 4, seconds: 4 };

const DECLARED_HASH = 'x-checksum-sha256';

const header = (request: Request, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

/** Decodes one part of a URL. @throws Rejection 400 */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Rejection(400, 'malformed_path', 'The address of this request is malformed.');
  }
}

function channelOf(request: Request, at: number): { organization: string; channel: string } {
  const [organization = '', channel = ''] = request.originalUrl
    .split('?', 1)[0]!
    .split('/')
    .slice(at, at + 2)
    .map(decoded);
  return { organization, channel };
}

/** Parses a URL. For an invalid file name, reports the name as the error, like elsewhere. */
function addressOf(target: string): ReturnType<typeof parseRepoTarget> {
  const address = parseRepoTarget(target);
  if (address !== 'unknown') return address;
  const [, folder, name] = /^([^?]*\/)([^/?]*)/.exec(target) ?? [];
  const beside = parseRepoTarget(`${folder}x-0-0.conda`);
  return typeof beside === 'string' ? address : { ...beside, file: decoded(name!) };
}

/** Returns the subdir part of a package file URL; null if the URL has another format. */
function subdirOf(target: string): string | null {
  const [, text] = /^[^?]*\/([^/?]*)\/[^/?]+\.(?:conda|tar\.bz2)(?:\?|$)/.exec(target) ?? [];
  if (text === undefined) return null;
  // Parsed again with a known subdir instead: if that works, the subdir is the error.
  const at = target.lastIndexOf(`/${text}/`);
  const beside = parseRepoTarget(`${target.slice(0, at)}/noarch${target.slice(at + text.length + 1)}`);
  return typeof beside === 'string' || beside.subdir === null ? null : decoded(text);
}

/** Parses the client URL of a file, whose name may be invalid. @throws Rejection 400, 404 */
function fileOf(request: Request): RepoAddress & { subdir: string } {
  const address = addressOf(request.originalUrl);
  if (address === 'malformed')
    throw new Rejection(
      400,
      'malformed_path',
      'The address of this request is malformed: it has encoded slashes, parent folders or control characters.',
    );
  const subdir = subdirOf(request.originalUrl);
  if (subdir !== null && !knownSubdirs.includes(subdir))
    throw new Rejection(
      422,
      'subdir_mismatch',
      `The hub doesn't know the subdir '${subdir.slice(0, 64)}'. Publish the package under a subdir that conda knows, for example linux-64 or noarch.`,
    );
  if (address === 'unknown' || address.subdir === null || address.snapshot !== null)
    throw new Rejection(
      404,
      'unknown_address',
      'Packages are published with PUT /repo/ORGANIZATION/CHANNEL/SUBDIR/FILE, under a label with PUT /repo/ORGANIZATION/CHANNEL/label/LABEL/SUBDIR/FILE.',
    );
  return { ...address, subdir: address.subdir };
}

/** `PUT` to the client URL of a file: rattler, rattler-build, and pixi `upload artifactory`, curl. */
const put: Protocol = {
  format: 'problem',
  read({ permissions, publishing }, request, signal) {
    const { organization, channel, label, subdir, file, token } = fileOf(request);
    const credentials = credentialsOf(request.headers, token);
    const permit = (): Promise<Permitted> => permissions.toPublish(credentials, organization, channel);
    const upload: PackageUpload = {
      fileName: file,
      subdir,
      sha256: header(request, DECLARED_HASH),
      ...(label === null ? {} : { labels: [label] }),
    };
    return {
      permit,
      take: (permission, wait) => raw(request, publishing.publish, permission, { ...upload, wait }, signal),
    };
  },
};

/**
 * prefix.dev: `POST /api/v1/upload/ORG/CHANNEL`, a form or the bare bytes.
 * The only protocol whose rattler clients show an error message, as plain text.
 */
const prefix: Protocol = {
  format: 'text',
  read: ({ permissions, publishing }, request, signal) => {
    const { organization, channel } = channelOf(request, 4);
    refuseForce(request);
    const credentials = credentialsOf(request.headers);
    const permit = (): Promise<Permitted> => permissions.toPublish(credentials, organization, channel);
    const upload = { fileName: header(request, 'x-file-name'), subdir: null, sha256: header(request, 'x-file-sha256') };
    return {
      permit,
      take: (permission, wait) => rawOrForm(request, publishing.publish, permission, { ...upload, wait }, signal),
    };
  },
};

/** quetz: `POST /api/channels/ORG/CHANNEL/upload/FILE?sha256=&force=`. Its clients interpret 406 as a wrong hash. */
const quetz: Protocol = {
  format: 'problem',
  read: (parts, request, signal) => {
    if (isQuetzForm(request)) return quetzForm.read(parts, request, signal);
    const { permissions, publishing } = parts;
    const { organization, channel } = channelOf(request, 3);
    refuseForce(request);
    const credentials = credentialsOf(request.headers);
    const permit = (): Promise<Permitted> => permissions.toPublish(credentials, organization, channel);
    const fileName = decoded(request.originalUrl.split('?', 1)[0]!.split('/').at(-1)!);
    const sha256 = typeof request.query['sha256'] === 'string' ? request.query['sha256'] : null;
    const upload: PackageUpload = { fileName, subdir: null, sha256, mismatch: 406 };
    return {
      permit,
      take: (permission, wait) => raw(request, publishing.publish, permission, { ...upload, wait }, signal),
    };
  },
};

/** quetz's older API: `POST /api/channels/ORG/CHANNEL/files/`, a form with the field `files`. */
const quetzForm: Protocol = {
  format: 'problem',
  read: ({ permissions, publishing }, request, signal) => {
    const { organization, channel } = channelOf(request, 3);
    refuseForce(request);
    const credentials = credentialsOf(request.headers);
    const permit = (): Promise<Permitted> => permissions.toPublish(credentials, organization, channel);
    const upload = { fileName: null, subdir: null, sha256: null };
    return {
      permit,
      take: (permission, wait) => rawOrForm(request, publishing.publish, permission, { ...upload, wait }, signal),
    };
  },
};

/** Returns whether a request uses quetz's older API. */
const isQuetzForm = (request: Request): boolean => /^[^?]*\/files\/?(?:\?|$)/.test(request.originalUrl);

/** Anaconda's newer API: `POST /api/repo/channels/ORG/CHANNEL/artifacts`, a form with the field `content`. */
const artifacts: Protocol = {
  format: 'problem',
  read: ({ permissions, publishing }, request, signal) => {
    const { organization, channel } = channelOf(request, 4);
    const credentials = credentialsOf(request.headers);
    const permit = (): Promise<Permitted> => permissions.toPublish(credentials, organization, channel);
    const upload = { fileName: null, subdir: null, sha256: null };
    return {
      permit,
      take: (permission, wait) => rawOrForm(request, publishing.publish, permission, { ...upload, wait }, signal),
    };
  },
};

/**
 * A URL with a one-time secret that a signed-in user requested.
 * The hub's own pages send files there. Other credentials are ignored.
 */
const ticket: Protocol = {
  format: 'problem',
  read: ({ permissions, publishing, tickets }, request, signal) => {
    const secret = decoded(request.originalUrl.split('?', 1)[0]!.split('/').at(-1)!);
    const opened = tickets.use(secret);
    opened.catch(() => undefined);
    const permit = async (): Promise<Permitted> => {
      const { user_id: userId, channel_id: channelId } = await opened;
      return permissions.ofPerson(userId, channelId);
    };
    return {
      permit,
      take: async (permission, wait) => {
        const { id, inspect, file_name: fileName, size, labels } = await opened;
        const upload: PackageUpload = {
          fileName,
          subdir: null,
          sha256: header(request, DECLARED_HASH),
          size,
          wait,
          ...(labels === null ? {} : { labels }),
        };
        const length = header(request, 'content-length');
        if (request.method === 'PUT' && length !== null) checkSize(size, Number(length));
        const inspected: Receive<Published | Inspected> = async (...given) => {
          const found = await publishing.inspect(...given);
          if (!('archive' in found)) return found;
          return { ...factsOf(found, fileName), upload_id: id, inspected_until: await tickets.hold(id, found) };
        };
        const receive = inspect ? inspected : publishing.publish;
        return request.method === 'PUT'
          ? raw(request, receive, permission, upload, signal)
          : rawOrForm(request, receive, permission, upload, signal);
      },
    };
  },
};

const PROTOCOLS: readonly (readonly [path: string, protocol: Protocol])[] = [
  ['/repo', put],
  ['/t', put],
  ['/api/v1/upload', prefix],
  ['/api/channels', quetz],
  ['/api/repo/channels', artifacts],
  [UPLOADS, ticket],
];

/** Rejects overwriting, because published files are immutable. @throws Rejection 403 */
function refuseForce(request: Request): void {
  const { force } = request.query;
  if (typeof force === 'string' && /^(?:true|1)$/i.test(force)) throw new Rejection(403, 'no_force', NO_FORCE);
}

function raw<Result>(
  request: Request,
  receive: Receive<Result>,
  permission: PublishPermission,
  upload: PackageUpload,
  signal: AbortSignal,
): Promise<Result> {
  checkLength(request);
  const { sha256, md5 } = digestsOf(request);
  return receive(
    permission,
    { ...upload, ...announced(request), sha256: upload.sha256 ?? sha256, md5 },
    bodyOf(request, { lends: true }),
    signal,
  );
}

function rawOrForm<Result>(
  request: Request,
  receive: Receive<Result>,
  permission: PublishPermission,
  upload: Omit<PackageUpload, 'fileName'> & { fileName: string | null },
  signal: AbortSignal,
): Promise<Result> {
  const named = (fileName: string | null): string => {
    if (fileName === null)
      throw new Rejection(400, 'malformed_request', 'The request does not say what the file is called.');
    return fileName;
  };
  if (!(request.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/'))
    return raw(request, receive, permission, { ...upload, fileName: named(upload.fileName) }, signal);
  return fileOfForm(request, async ({ fileName, sha256, bytes, attestation }) =>
    receive(
      permission,
      {
        ...upload,
        ...announced(request),
        fileName: named(upload.fileName ?? fileName),
        sha256: upload.sha256 ?? sha256,
        attestation,
      },
      bytes,
      signal,
    ),
  );
}

async function patience(db: Db, request: Request, channelId: string): Promise<number> {
  const wished = /(?:^|[\s,;])wait=(\d{1,4})(?=$|[\s,;])/i.exec(header(request, 'prefer') ?? '')?.[1];
  if (wished !== undefined) return Math.min(1000 * Number(wished), MOST_PATIENCE);
  return (await werePublished(db, channelId, MANY.files, MANY.seconds)) ? 0 : PATIENCE;
}

function handlerOf(protocol: Protocol, parts: ProtocolParts): RequestHandler {
  const answer = async (request: Request, response: Response): Promise<void> => {
    const gone = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) gone.abort(new Rejection(400, 'incomplete_body', 'The client went away.'));
    });
    const { permit, take } = protocol.read(parts, request, gone.signal);
    const permitted = await permit();
    const { channel } = permitted;
    tellRecognized(request);
    const leave = await parts.limits.enter(permitted, gone.signal);
    const taken = await patience(parts.db, request, channel.id)
      .then((wait) => take({ permitted, permit, leave }, wait))
      .finally(leave);
    const isPublished = 'url' in taken;
    parts.log.info(
      {
        requestId: response.getHeader('x-request-id'),
        channelId: channel.id,
        file: `${taken.subdir}/${taken.filename}`,
        size: taken.size,
        existing: taken.existing,
      },
      isPublished ? 'package published' : 'package inspected',
    );
    response.status(taken.existing ? 200 : isPublished ? 201 : 202);
    response.setHeader('cache-control', 'no-store');
    if (isPublished && !taken.existing) response.setHeader('location', new URL(taken.url).pathname);
    response.json(taken);
  };
  return (request, response, next) => {
    if (!isPublishing(request.method, request.originalUrl)) return next();
    answer(request, response).catch((error: unknown) => reject(error, request, response, protocol.format, parts.log));
  };
}

/**
 * `DELETE` at the client URL of a file: yanks it or, with `?harmful=true`, quarantines it; `?reason=` gives the reason.
 * For pipelines, which have a token but no session.
 */
function withdrawalHandler({ permissions, withdrawals, log }: ProtocolParts): RequestHandler {
  const answer = async (request: Request, response: Response): Promise<void> => {
    const { organization, channel, label, subdir, file: fileName, token } = fileOf(request);
    if (label !== null)
      throw new Rejection(
        404,
        'unknown_address',
        'To yank a file, use /repo/ORGANIZATION/CHANNEL/SUBDIR/FILE. To remove a label, use the hub or its API.',
      );
    const permitted = await permissions.of(credentialsOf(request.headers, token), organization, channel);
    const why = reason.safeParse(request.query['reason'] ?? '');
    if (!why.success)
      throw new Rejection(
        422,
        'reason_wanted',
        'Add a reason (?reason=…) of at most 500 characters. Users see it when they request the file.',
      );
    const kind = request.query['harmful'] === 'true' ? 'harmful' : 'yanked';
    await withdrawals.withdraw(permitted, { subdir, fileName }, kind, why.data);
    log.info({ channelId: permitted.channel.id, file: `${subdir}/${fileName}`, kind }, 'package withdrawn');
    response.setHeader('cache-control', 'no-store');
    response.json({ subdir, filename: fileName, withdrawn: kind, reason: why.data });
  };
  return (request, response, next) => {
    if (request.method !== 'DELETE' || !isPublishing(request.method, request.originalUrl)) return next();
    answer(request, response).catch((error: unknown) => reject(error, request, response, put.format, log));
  };
}

/** Creates the handlers of all protocols, by path prefix. */
export function uploadHandlers(parts: ProtocolParts): { path: string; handler: RequestHandler }[] {
  const withdraw = withdrawalHandler(parts);
  return [
    ...['/repo', '/t'].map((path) => ({ path, handler: withdraw })),
    ...PROTOCOLS.map(([path, protocol]) => ({ path, handler: handlerOf(protocol, parts) })),
  ];
}
