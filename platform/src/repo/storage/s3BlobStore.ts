/** Objects in an S3 bucket. Keys equal the paths on disk, so a folder and a bucket can be copied to each other. */
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { packageFor } from '@terrarium/domain/settings';
import type { S3Settings } from '../../config.ts';
import { storageAway } from '../../http/index.ts';
import { OperatorError } from '../../cli/operatorError.ts';
import { objectFileOf, OBJECTS } from './folders.ts';
import { MissingObject } from './blobStore.ts';
import type { ByteRange, BlobStore } from './blobStore.ts';

const KEY = /^[0-9a-f]{64}$/;
const MIB = 1024 ** 2;
/** Minimum part size of an upload in bytes, and concurrent parts. Their product is the memory of an upload. */
const [PART, PARTS_AT_ONCE] = [8 * MIB, 2];
/** Concurrent uploads for many files. */
const FILES_AT_ONCE = 4;
/** Maximum number of parts of one object. */
const MOST_PARTS = 10_000;
/** Timeouts to connect, and without data, in ms. */
const [CONNECT, SILENT] = [5_000, 60_000];
/** Age after which a multipart upload is abandoned, in ms. */
const ABANDONED = 24 * 3_600_000;
/** A removal must finish this long after its mark, in ms. A mark of twice that age belongs to a killed process. */
const REMOVAL = 30_000;

type Sdk = typeof import('@aws-sdk/client-s3');

/** Error fields of the store. */
interface Failure {
  name?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

const isAbsent = (error: unknown): boolean => {
  const { name, $metadata } = error as Failure;
  return name === 'NoSuchKey' || name === 'NotFound' || (name !== 'NoSuchBucket' && $metadata?.httpStatusCode === 404);
};

/** Object storage in a bucket, or below a prefix of one. */
export class S3BlobStore implements BlobStore {
  readonly #settings: S3Settings;
  readonly #prefix: string;
  #opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  /**
   * @param under subfolder of the data folder for these objects, such as `projects/`; empty for the data folder itself
   */
  constructor(settings: S3Settings, under: string) {
    this.#settings = settings;
    this.#prefix = `${settings.prefix}${under}`;
  }

  fileOf(): null {
    return null;
  }

  /** Loaded on first use, so hubs without a bucket never load it. */
  #open(): Promise<{ sdk: Sdk; client: S3Client }> {
    this.#opened ??= packageFor('S3_BUCKET', () => import('@aws-sdk/client-s3')).then((sdk) => {
      const { endpoint, region, keys, pathStyle } = this.#settings;
      const client = new sdk.S3Client({
        region,
        forcePathStyle: pathStyle,
        // Other S3 implementations don't support trailing checksums. Each part is signed with its hash.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: { connectionTimeout: CONNECT, requestTimeout: SILENT, throwOnRequestTimeout: true },
        ...(endpoint === undefined ? {} : { endpoint }),
        ...(keys === undefined ? {} : { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
      });
      return { sdk, client };
    });
    return this.#opened;
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#settings.bucket, Key: `${this.#prefix}${objectFileOf(key)}` };
  }

  /** Returns the removal mark of an object. */
  #mark(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#settings.bucket, Key: `${this.#prefix}removing/${key}` };
  }

  /** Writes, reads, and removes a small object. A read-only key would otherwise fail only at the first upload. */
  async check(): Promise<void> {
    const probe = { Bucket: this.#settings.bucket, Key: `${this.#prefix}check-of-the-hub` };
    try {
      const { sdk, client } = await this.#open();
      await client.send(new sdk.PutObjectCommand({ ...probe, Body: 'written at the start of the hub' }));
      const { Body: body } = await client.send(new sdk.GetObjectCommand(probe));
      await body?.transformToString();
      await client.send(new sdk.ListObjectsV2Command({ Bucket: probe.Bucket, Prefix: this.#prefix, MaxKeys: 1 }));
      await client.send(new sdk.DeleteObjectCommand(probe));
    } catch (error) {
      throw refusalOf(error as Failure, this.#settings);
    }
  }

  async #modified(at: { Bucket: string; Key: string }): Promise<number | null> {
    const { sdk, client } = await this.#open();
    try {
      const { LastModified: moment } = await client.send(new sdk.HeadObjectCommand(at));
      return moment?.getTime() ?? 0;
    } catch (error) {
      if (isAbsent(error)) return null;
      throw storageAway(error);
    }
  }

  async has(key: string): Promise<boolean> {
    return (await this.#modified(this.#at(key))) !== null;
  }

  async keep(key: string, path: string): Promise<void> {
    do await this.#put(key, path);
    while (!(await this.#stays(key)));
    await rm(path, { force: true });
  }

  async keepAll(files: readonly { key: string; path: string }[]): Promise<void> {
    const left = files.values();
    const keepRest = async (): Promise<void> => {
      for (const { key, path } of left) await this.keep(key, path);
    };
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, keepRest));
  }

  async #put(key: string, path: string): Promise<void> {
    const { client } = await this.#open();
    const { Upload } = await packageFor('S3_BUCKET', () => import('@aws-sdk/lib-storage'));
    const { size } = await stat(path);
    const body = createReadStream(path);
    try {
      await new Upload({
        client,
        params: { ...this.#at(key), Body: body, ContentType: 'application/octet-stream' },
        partSize: Math.max(PART, Math.ceil(size / MOST_PARTS)),
        queueSize: PARTS_AT_ONCE,
      }).done();
    } catch (error) {
      throw storageAway(error);
    } finally {
      body.destroy();
    }
  }

  /**
   * Returns whether an object that was just stored stays.
   * A removal sets a mark, checks the age, removes the object, then the mark. So either its check finds the object new,
   * or the mark is seen here and awaited, or the removal is done and the object is looked up.
   */
  async #stays(key: string): Promise<boolean> {
    for (;;) {
      const marked = await this.#modified(this.#mark(key));
      if (marked === null) return this.has(key);
      if (marked < Date.now() - 2 * REMOVAL) return this.has(key);
      await pause(200);
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const { sdk, client } = await this.#open();
    try {
      const { Body: body } = await client.send(
        new sdk.GetObjectCommand({
          ...this.#at(key),
          ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
        }),
      );
      return body as Readable;
    } catch (error) {
      throw isAbsent(error) ? new MissingObject(key, { cause: error }) : storageAway(error);
    }
  }

  async remove(key: string): Promise<void> {
    const { sdk, client } = await this.#open();
    await client.send(new sdk.DeleteObjectCommand(this.#at(key))).catch((error: unknown) => {
      if (!isAbsent(error)) throw storageAway(error);
    });
  }

  async *untouchedSince(before: number): AsyncGenerator<string[]> {
    const { sdk, client } = await this.#open();
    let next: string | undefined;
    do {
      const { Contents: found = [], NextContinuationToken: token } = await client
        .send(
          new sdk.ListObjectsV2Command({
            Bucket: this.#settings.bucket,
            Prefix: `${this.#prefix}${OBJECTS}/`,
            ContinuationToken: next,
          }),
        )
        .catch((error: unknown) => {
          throw storageAway(error);
        });
      next = token;
      const old = found
        .filter(({ LastModified: moment }) => moment !== undefined && moment.getTime() < before)
        .map(({ Key: key = '' }) => key.slice(key.lastIndexOf('/') + 1))
        .filter((key) => KEY.test(key));
      if (old.length > 0) yield old;
    } while (next !== undefined);
  }

  async removeOld(key: string, before: number): Promise<void> {
    const { sdk, client } = await this.#open();
    const abortSignal = AbortSignal.timeout(REMOVAL);
    try {
      await client.send(new sdk.PutObjectCommand({ ...this.#mark(key), Body: 'is being removed' }), { abortSignal });
      try {
        const moment = await this.#modified(this.#at(key));
        if (moment !== null && moment < before)
          await client.send(new sdk.DeleteObjectCommand(this.#at(key)), { abortSignal });
      } finally {
        await client.send(new sdk.DeleteObjectCommand(this.#mark(key)));
      }
    } catch (error) {
      throw storageAway(error);
    }
  }

  /** Aborts abandoned multipart uploads: their parts take space and don't appear in object lists. */
  async removeLeftovers(): Promise<number> {
    const { sdk, client } = await this.#open();
    const { bucket: Bucket } = this.#settings;
    try {
      const { Uploads: found = [] } = await client.send(
        new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: `${this.#prefix}${OBJECTS}/` }),
      );
      const old = found.filter(
        ({ Initiated: begun }) => begun !== undefined && begun.getTime() < Date.now() - ABANDONED,
      );
      for (const { Key, UploadId } of old)
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      return old.length;
    } catch (error) {
      // Some stores don't support this. They have their own rules for such uploads.
      if ((error as Failure).$metadata?.httpStatusCode === 501) return 0;
      throw storageAway(error);
    }
  }
}

/** Explains what is wrong with the bucket settings, for the operator. */
function refusalOf(error: Failure, { bucket, endpoint, region, keys }: S3Settings): OperatorError {
  const { name = '', code = '', message = '', $metadata } = error;
  const where = endpoint ?? `the region ${region}`;
  const said = message === '' || message === 'UnknownError' ? name : message;
  const words: Record<string, string> = {
    NoSuchBucket: `the bucket doesn't exist at ${where}. Create it, or correct S3_BUCKET.`,
    InvalidAccessKeyId: `${where} does not know the access key ${keys?.id ?? ''}. Correct S3_ACCESS_KEY_ID.`,
    SignatureDoesNotMatch: 'the secret does not belong to the access key. Correct S3_SECRET_ACCESS_KEY.',
    AccessDenied: `the access key lacks read, write, list, or delete permission (${said}). Grant them, or use another key.`,
    CredentialsProviderError:
      'no access key. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or assign the machine a role.',
  };
  const why =
    words[name] ??
    ($metadata?.httpStatusCode === undefined
      ? `${where} cannot be reached (${code || said}). Correct S3_ENDPOINT, or see whether the store runs.`
      : $metadata.httpStatusCode === 301 || name === 'AuthorizationHeaderMalformed'
        ? `it is not in the region ${region} (${said}). Correct S3_REGION.`
        : `${where} answered ${$metadata.httpStatusCode} ${said}. Correct the settings S3_….`);
  return new OperatorError(`The bucket ${bucket} (S3_BUCKET) cannot be used: ${why}`, { cause: error });
}
