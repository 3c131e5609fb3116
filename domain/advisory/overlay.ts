/** Builds with a backported patch that their version doesn't show. */
import { z } from 'zod';
import { sameVersion } from './file.ts';
import type { FileNamed } from './file.ts';

const word = z.string().min(1).max(256);
/**
 * Known fixes in builds of one version: exact builds by hash or build string, or all from a build number. Build numbers
 * are comparable only within a platform, so platforms are named.
 */
export const fixOverlay = z.object({
  name: word,
  version: word,
  cve: word,
  fixed_builds: z
    .array(
      z
        .object({
          subdirs: word.array().min(1).max(50).optional(),
          from: z.number().int().min(0).optional(),
          builds: word.array().max(1000).optional(),
          sha256: word.array().max(1000).optional(),
        })
        .refine(
          ({ subdirs, from, builds, sha256 }) =>
            builds !== undefined || sha256 !== undefined || (from !== undefined && subdirs !== undefined),
          'a fixed build is named by its hash, by its build string, or by a build number with its platforms',
        ),
    )
    .min(1)
    .max(100),
  evidence: z.string().max(2000).default(''),
});
/** See {@link fixOverlay}. */
export type FixOverlay = z.infer<typeof fixOverlay>;

/** Whether a file is one of the builds with a known fix. */
export function isPatched(overlays: readonly FixOverlay[], file: FileNamed, ids: ReadonlySet<string>): boolean {
  const wanted = new Set([...ids].map((id) => id.toUpperCase()));
  return overlays.some((overlay) => {
    if (overlay.name.toLowerCase() !== file.name.toLowerCase() || !wanted.has(overlay.cve.toUpperCase())) return false;
    if (!sameVersion(overlay.version, file.version)) return false;
    return overlay.fixed_builds.some(({ subdirs, from, builds, sha256 }) => {
      if (subdirs !== undefined && (file.subdir === undefined || !subdirs.includes(file.subdir))) return false;
      if (sha256 !== undefined) return sha256.some((hash) => hash.toLowerCase() === file.sha256?.toLowerCase());
      if (builds !== undefined) return file.build !== undefined && builds.includes(file.build);
      return from !== undefined && file.build_number !== undefined && file.build_number >= from;
    });
  });
}
