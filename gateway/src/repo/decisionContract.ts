/** The platform's decision on one request for a channel file; the format of `POST /repo-decisions`. */
import { z } from 'zod';

const bytesSchema = z.object({
  /** Below the data folder. */
  path: z.string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[A-Za-z0-9_][A-Za-z0-9_.+!=~/-]*$/),
  /** Offset in a file that also contains others. */
  offset: z.number().int().min(0).optional(),
  size: z.number().int().min(0),
  etag: z.string().regex(/^"[0-9a-f]+"$/),
});
const refusalSchema = z.object({
  status: z.number().int().min(400).max(599),
  headers: z.record(z.string(), z.string()),
  body: z.record(z.string(), z.unknown()),
});
const fileSchema = bytesSchema.extend({
  kind: z.literal('file'),
  /** The same content compressed, best first. */
  codings: z.array(bytesSchema.extend({ coding: z.string().regex(/^[a-z]+$/) })).optional(),
  contentType: z.string(),
  cacheControl: z.string(),
  lastModified: z.string(),
  /** Response for clients that would use a cached shard index without revalidation (`asksForShardsAnew`). */
  askedAnew: refusalSchema.optional(),
});
const documentSchema = z.object({
  kind: z.literal('document'),
  contentType: z.string(),
  cacheControl: z.string(),
  body: z.string(),
});
const problemSchema = z.object({ kind: z.literal('problem'), problem: refusalSchema });
const streamSchema = z.object({
  kind: z.literal('stream'),
  /** The running download that puts the bytes on the shared disk. */
  downloadId: z.number().int().optional(),
});

/** One response line of `POST /repo-decisions`; null if the platform couldn't decide. */
export const answerSchema = z.object({
  id: z.number(),
  decisions: z
    .array(z.discriminatedUnion('kind', [fileSchema, documentSchema, problemSchema, streamSchema]))
    .nullable(),
});

/** Bytes that this process may send from the shared disk. */
export type FileDecision = z.infer<typeof fileSchema>;
/** Generated content of a response. */
export type DocumentDecision = z.infer<typeof documentSchema>;
/** No bytes, and why. */
export type ProblemDecision = z.infer<typeof problemSchema>;
/** The bytes come through the platform only. */
type StreamDecision = z.infer<typeof streamSchema>;
/** Everything that the platform can decide. */
export type Decision = FileDecision | DocumentDecision | ProblemDecision | StreamDecision;
