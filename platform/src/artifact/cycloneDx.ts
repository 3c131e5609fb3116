/** Shared parts of CycloneDX 1.6 documents. Pure. */
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { severityOf } from '@terrarium/domain/policy';
import { sourceOf } from './advisorySource.ts';
import type { SbomMoment } from './spdx.ts';

const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));

/** Creates a property, for values without a field in the format. */
export const property = (name: string, value: string): Models.Property =>
  new Models.Property(`terrarium:${name}`, value);

/** Returns a package's hashes. */
export const hashesOf = ({ sha256, md5 }: { sha256?: string | null; md5?: string | null }): Models.HashDictionary =>
  new Models.HashDictionary([
    ...(sha256 ? [[Enums.HashAlgorithm['SHA-256'], sha256] as const] : []),
    ...(md5 ? [[Enums.HashAlgorithm.MD5, md5] as const] : []),
  ]);

const SEVERITIES = {
  none: Enums.Vulnerability.Severity.None,
  low: Enums.Vulnerability.Severity.Low,
  medium: Enums.Vulnerability.Severity.Medium,
  high: Enums.Vulnerability.Severity.High,
  critical: Enums.Vulnerability.Severity.Critical,
} as const;

/** Returns the rating of an advisory; empty without a score. */
export const ratingsOf = (score: number | null): Models.Vulnerability.RatingRepository =>
  new Models.Vulnerability.RatingRepository(
    score === null
      ? []
      : [
          new Models.Vulnerability.Rating({
            score,
            severity: SEVERITIES[severityOf(score) ?? 'none'],
            method: Enums.Vulnerability.RatingMethod.CVSSv3,
          }),
        ],
  );

/** Returns the publisher of an advisory by its ID prefix, as CycloneDX names it. */
export const advisorySource = (id: string): Models.Vulnerability.Source =>
  new Models.Vulnerability.Source(sourceOf(id));

/** Creates a document about one component. @param root the component */
export const bomOf = (root: Models.Component, { id, at }: SbomMoment): Models.Bom =>
  new Models.Bom({
    serialNumber: `urn:uuid:${id}`,
    metadata: new Models.Metadata({
      timestamp: at,
      tools: new Models.Tools({
        components: new Models.ComponentRepository([
          new Models.Component(Enums.ComponentType.Application, 'Terrarium'),
        ]),
      }),
      component: root,
    }),
  });

/** Serializes a document. */
export const writeBom = (bom: Models.Bom): string => serializer.serialize(bom, { sortLists: true, space: 2 });
