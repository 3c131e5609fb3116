/** Shared parts of SPDX 2.3 documents. No library is maintained, so they are plain objects. Pure. */
import { isoTime } from '@terrarium/domain/calendar';
import { sourceOf } from './advisorySource.ts';

/** Identity of a document, which differs from the next one about the same thing. */
export interface SbomMoment {
  /** UUID of the document. */
  id: string;
  at: Date;
}

/** A package of a document. Its creator adds fields other than the ID. */
interface SpdxPackage {
  SPDXID: string;
  [more: string]: unknown;
}

/** Fields of a package whose content wasn't analyzed. */
export const UNKNOWN = {
  downloadLocation: 'NOASSERTION',
  filesAnalyzed: false,
  licenseConcluded: 'NOASSERTION',
  licenseDeclared: 'NOASSERTION',
  copyrightText: 'NOASSERTION',
};

/** Returns a package's hashes. */
export const checksumsOf = ({ sha256, md5 }: { sha256?: string | null; md5?: string | null }): object[] => [
  ...(sha256 ? [{ algorithm: 'SHA256', checksumValue: sha256 }] : []),
  ...(md5 ? [{ algorithm: 'MD5', checksumValue: md5 }] : []),
];

/** Returns the package-manager reference of a package. @param purl its package URL */
export const purlReference = (purl: string): object => ({
  referenceCategory: 'PACKAGE-MANAGER',
  referenceType: 'purl',
  referenceLocator: purl,
});

/** Returns the reference to an advisory about a package. @param told its status as text */
export const advisoryReference = ({ id, score }: { id: string; score: number | null }, told: string): object => ({
  referenceCategory: 'SECURITY',
  referenceType: 'advisory',
  referenceLocator: sourceOf(id).url,
  comment: `${id}, ${score === null ? 'no score' : `score ${score}`}. ${told}`,
});

/**
 * Creates a document about a root and its parts.
 * @param name of the document, which forms its namespace with the ID
 * @param root what it is about
 * @param relation relation of the parts to the root
 * @param more further fields at the end of the document
 */
export function spdxDocument(
  { name, hub, id, at }: SbomMoment & { name: string; hub: string },
  root: SpdxPackage,
  relation: 'CONTAINS' | 'DEPENDS_ON',
  parts: readonly SpdxPackage[],
  more: object = {},
): string {
  return JSON.stringify(
    {
      spdxVersion: 'SPDX-2.3',
      dataLicense: 'CC0-1.0',
      SPDXID: 'SPDXRef-DOCUMENT',
      name,
      documentNamespace: `${hub}/spdx/${encodeURIComponent(name)}-${id}`,
      creationInfo: { created: isoTime(at).replace(/\.\d+Z$/, 'Z'), creators: ['Tool: Terrarium'] },
      packages: [root, ...parts],
      relationships: [
        { spdxElementId: 'SPDXRef-DOCUMENT', relationshipType: 'DESCRIBES', relatedSpdxElement: root.SPDXID },
        ...parts.map(({ SPDXID }) => ({
          spdxElementId: root.SPDXID,
          relationshipType: relation,
          relatedSpdxElement: SPDXID,
        })),
      ],
      ...more,
    },
    null,
    2,
  );
}
