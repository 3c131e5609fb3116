/** What the platform says about one request for a channel's bytes; the form of `POST /repo-decisions`. */
import { z } from 'zod';

const bytesSchema = z.object({
  /** Below the data folder. */
  path: z.string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[A-Za-z0-9_][A-Za-z0-9_.+!=~/-]*$/),
  /** Where the bytes begin in a file that holds others, too. */
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
  /** What clients get instead that would go on with it without asking again (`asksForShardsAnew`). */
  askedAnew: refusalSchema.optional(),
});
const documentSchema = z.object({
  kind: z.literal('document'),
  contentType: z.string(),
  cacheControl: z.string(),
  body: z.string(),
});
const problemSchema = z.object({ kind: z.literal('problem'), problem: refusalSchema });
const streamSchema = z.object({ kind: z.literal('stream') });

/** One line of answers of `POST /repo-decisions`; null when the platform could not decide. */
export const answerSchema = z.object({
  id: z.number(),
  decisions: z
    .array(z.discriminatedUnion('kind', [fileSchema, documentSchema, problemSchema, streamSchema]))
    .nullable(),
});

/** Bytes that this process may send from the shared disk. */
export type FileDecision = z.infer<typeof fileSchema>;
/** Bytes that were made for the answer. */
export type DocumentDecision = z.infer<typeof documentSchema>;
/** No bytes, and why. */
export type ProblemDecision = z.infer<typeof problemSchema>;
/** `stream`: the bytes come through the platform only. */
export type Decision = FileDecision | DocumentDecision | ProblemDecision | z.infer<typeof streamSchema>;
