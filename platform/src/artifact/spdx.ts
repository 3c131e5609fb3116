/** What documents by SPDX 2.3 have in common. There is no library for it that is kept; they are plain trees. Pure. */
import { sourceOf } from './advisorySource.ts';

/** What makes a document another one than the next about the same. */
export interface SbomMoment {
  /** A UUID. */
  id: string;
  at: Date;
}

/** A package of a document; what stands in it besides its id is its maker's. */
interface SpdxPackage {
  SPDXID: string;
  [more: string]: unknown;
}

/** What a package says of which nobody has looked inside. */
export const UNKNOWN = {
  downloadLocation: 'NOASSERTION',
  filesAnalyzed: false,
  licenseConcluded: 'NOASSERTION',
  licenseDeclared: 'NOASSERTION',
  copyrightText: 'NOASSERTION',
};

/** A package's hashes. */
export const checksumsOf = ({ sha256, md5 }: { sha256?: string | null; md5?: string | null }): object[] => [
  ...(sha256 ? [{ algorithm: 'SHA256', checksumValue: sha256 }] : []),
  ...(md5 ? [{ algorithm: 'MD5', checksumValue: md5 }] : []),
];

/** A package's name for package managers. @param purl its package URL */
export const purlReference = (purl: string): object => ({
  referenceCategory: 'PACKAGE-MANAGER',
  referenceType: 'purl',
  referenceLocator: purl,
});

/** An advisory that is about a package. @param told its state, in words */
export const advisoryReference = ({ id, score }: { id: string; score: number | null }, told: string): object => ({
  referenceCategory: 'SECURITY',
  referenceType: 'advisory',
  referenceLocator: sourceOf(id).url,
  comment: `${id}, ${score === null ? 'no score' : `score ${score}`}. ${told}`,
});

/**
 * A document about one thing and what belongs to it.
 * @param name of the document, which makes its namespace with the moment's id
 * @param root what it is about
 * @param relation how {@link parts} belong to it
 * @param more fields of the document that stand at its end
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
      creationInfo: { created: at.toISOString().replace(/\.\d+Z$/, 'Z'), creators: ['Tool: Terrarium'] },
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
