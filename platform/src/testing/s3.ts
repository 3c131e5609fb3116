/**
 * An S3 test server: buckets in memory, signatures verified (AWS Signature Version 4), and only the operations that the
 * hub uses. Others fail, so that a new operation of the hub fails here first.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../config.ts';

interface Kept {
  bytes: Buffer;
  modified: Date;
}
interface Parts {
  key: string;
  begun: Date;
  parts: Map<number, Kept>;
}

/** A running test store. */
export interface TestStore {
  /** Settings of a hub for it. */
  settings: S3Settings;
  /** Objects in the bucket by key. */
  objects: Map<string, Kept>;
  /** Incomplete multipart uploads. */
  uploads: Map<string, Parts>;
  /** Method and key of every accepted request. */
  calls: string[];
  /** Called before each response. If it throws, the response is a 500. */
  before?: ((call: string) => Promise<void> | void) | undefined;
  close(): Promise<void>;
}

const KEYS = { id: 'AKIATESTTESTTESTTEST', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const BUCKET = 'hub';
const REGION = 'eu-test-1';

/** An error in S3's format. */
export class StoreFailure extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Starts a store with one bucket. */
export async function startStore(): Promise<TestStore> {
  const store: TestStore = {
    settings: { bucket: BUCKET, endpoint: '', region: REGION, keys: KEYS, prefix: 'of-a-hub/', pathStyle: true },
    objects: new Map(),
    uploads: new Map(),
    calls: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      const { status, code, message } =
        error instanceof StoreFailure ? error : new StoreFailure(500, 'InternalError', String(error));
      const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message><RequestId>1</RequestId></Error>`;
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(request.method === 'HEAD' ? undefined : body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  store.settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return store;
}

async function answer(store: TestStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const url = new URL(request.url ?? '/', 'http://store');
  checkSignature(request, url, body);
  const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
  if (bucket !== BUCKET) throw new StoreFailure(404, 'NoSuchBucket', 'The specified bucket does not exist');
  const key = rest.join('/');
  const { method = '' } = request;
  const call = `${method} ${key}`;
  store.calls.push(call);
  await store.before?.(call);
  const query = url.searchParams;
  const xml = (text: string): void =>
    void response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  const uploadId = query.get('uploadId');
  if (method === 'GET' && key === '' && query.has('uploads')) xml(listUploads(store, query));
  else if (method === 'GET' && key === '' && query.get('list-type') === '2') xml(list(store, query));
  else if (method === 'POST' && query.has('uploads')) {
    const id = randomUUID();
    store.uploads.set(id, { key, begun: new Date(), parts: new Map() });
    xml(
      `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  } else if (uploadId !== null && method === 'PUT') {
    partsOf(store, uploadId).set(Number(query.get('partNumber')), { bytes: body, modified: new Date() });
    response.writeHead(200, { etag: etagOf(body) }).end();
  } else if (uploadId !== null && method === 'POST') {
    const parts = partsOf(store, uploadId);
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
      Number(number),
    );
    const pieces = numbers.map((number) => parts.get(number)?.bytes);
    if (pieces.some((piece, at) => piece === undefined || (piece.length < 5 * 1024 ** 2 && at < pieces.length - 1)))
      throw new StoreFailure(400, 'InvalidPart');
    store.objects.set(key, { bytes: Buffer.concat(pieces as Buffer[]), modified: new Date() });
    store.uploads.delete(uploadId);
    xml(
      `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"parts-${numbers.length}"</ETag></CompleteMultipartUploadResult>`,
    );
  } else if (uploadId !== null && method === 'DELETE') {
    store.uploads.delete(uploadId);
    response.writeHead(204).end();
  } else if (method === 'PUT') {
    store.objects.set(key, { bytes: body, modified: new Date() });
    response.writeHead(200, { etag: etagOf(body) }).end();
  } else if (method === 'DELETE') {
    store.objects.delete(key);
    response.writeHead(204).end();
  } else if (method === 'GET' || method === 'HEAD') send(store, key, request, response);
  else throw new StoreFailure(501, 'NotImplemented', `${method} ${request.url} is nothing that this store knows`);
}

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

function partsOf({ uploads }: TestStore, id: string): Map<number, Kept> {
  const found = uploads.get(id);
  if (found === undefined) throw new StoreFailure(404, 'NoSuchUpload');
  return found.parts;
}

function send({ objects }: TestStore, key: string, request: IncomingMessage, response: ServerResponse): void {
  const found = objects.get(key);
  if (found === undefined) throw new StoreFailure(404, request.method === 'HEAD' ? 'NotFound' : 'NoSuchKey');
  const { bytes, modified } = found;
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const [start, end] =
    from === undefined ? [0, bytes.length - 1] : [Number(from), Math.min(Number(to), bytes.length - 1)];
  if (from !== undefined && start > end) throw new StoreFailure(416, 'InvalidRange');
  response.writeHead(from === undefined ? 200 : 206, {
    'content-length': end - start + 1,
    'last-modified': modified.toUTCString(),
    etag: etagOf(bytes),
    ...(from === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes.subarray(start, end + 1));
}

/** Returns a page of keys; three per page, so that a client without paging misses some. */
function list({ objects }: TestStore, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted();
  const page = keys.slice(0, 3);
  const rows = page.map((key) => {
    const { bytes, modified } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const more = keys.length > page.length;
  return `<ListBucketResult><Name>${BUCKET}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${rows.join('')}${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}</ListBucketResult>`;
}

function listUploads({ uploads }: TestStore, query: URLSearchParams): string {
  const rows = [...uploads]
    .filter(([, { key }]) => key.startsWith(query.get('prefix') ?? ''))
    .map(
      ([id, { key, begun }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
    );
  return `<ListMultipartUploadsResult><Bucket>${BUCKET}</Bucket><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`;
}

const hex = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const mac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
/** Encodes like S3: everything except letters, digits, and four characters. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.codePointAt(0)!.toString(16).toUpperCase()}`);

/** @throws StoreFailure like S3 */
function checkSignature({ method, headers }: IncomingMessage, url: URL, body: Buffer): void {
  const [, id, date = '', region = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (id === undefined) throw new StoreFailure(403, 'AccessDenied', 'The request is not signed');
  if (id !== KEYS.id) throw new StoreFailure(403, 'InvalidAccessKeyId', 'The key is not known');
  if (region !== REGION)
    throw new StoreFailure(
      400,
      'AuthorizationHeaderMalformed',
      `the region '${region}' is wrong; expecting '${REGION}'`,
    );
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== hex(body)) throw new StoreFailure(400, 'XAmzContentSHA256Mismatch');
  const names = signed.split(';');
  for (const name of ['host', 'x-amz-content-sha256', 'x-amz-date'])
    if (!names.includes(name)) throw new StoreFailure(403, 'AccessDenied', `${name} is not signed`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query,
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replaceAll(/ +/g, ' ')}`,
    ),
    '',
    signed,
    hash,
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(mac, mac(mac(`AWS4${KEYS.secret}`, date), region));
  if (mac(key, text).toString('hex') !== signature) throw new StoreFailure(403, 'SignatureDoesNotMatch');
}
