/** What the platform says about one request for a channel's bytes; the form of `POST /repo-decisions`. */
import { z } from 'zod';

const fileSchema = z.object({
  kind: z.literal('file'),
  /** Below the data folder. */
  path: z.string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[A-Za-z0-9_][A-Za-z0-9_.+!=~/-]*$/),
  size: z.number().int().min(0),
  etag: z.string().regex(/^"[0-9a-f]+"$/),
  contentType: z.string(),
  cacheControl: z.string(),
  lastModified: z.string(),
});
const problemSchema = z.object({
  kind: z.literal('problem'),
  problem: z.object({ status: z.number().int().min(400).max(599), headers: z.record(z.string(), z.string()), body: z.record(z.string(), z.unknown()) }),
});
const streamSchema = z.object({ kind: z.literal('stream') });

/** One line of answers of `POST /repo-decisions`; null when the platform could not decide. */
export const answerSchema = z.object({ id: z.number(), decisions: z.array(z.discriminatedUnion('kind', [fileSchema, problemSchema, streamSchema])).nullable() });

/** Bytes that this process may send from the shared disk. */
export type FileDecision = z.infer<typeof fileSchema>;
/** No bytes, and why. */
export type ProblemDecision = z.infer<typeof problemSchema>;
/** `stream`: the bytes come through the platform only. */
export type Decision = FileDecision | ProblemDecision | z.infer<typeof streamSchema>;
