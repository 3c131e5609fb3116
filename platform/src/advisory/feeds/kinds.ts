/** The feeds that a hub can take in from the network: one table. */
import type { ClaimReading, VendorReader } from '@terrarium/domain/advisory';
import {
  readCurl,
  readMappingEntry,
  opensslId,
  readOpenssl,
  readParselmouthEntry,
  readPurlAssociatorEntry,
} from '@terrarium/domain/advisory';
import type { FeedAddressName } from './addresses.ts';

/** How a feed is fetched and read. */
export const FEED_KINDS = ['osv', 'nvd', 'vendor', 'kev', 'epss', 'mapping'] as const;
/** One of {@link FEED_KINDS}. */
export type FeedKind = (typeof FEED_KINDS)[number];

/** A list of mappings: where its entries stand, the newest schema that is read, and how an entry is read. */
export interface MappingForm {
  /** JSON paths of the entries, each under its package's name, and of what the list calls its revision. */
  entries: string;
  revision: string | null;
  /** The path of the schema's number and the highest one that is known; later ones are refused, not guessed at. */
  schema: { path: string; most: number } | null;
  read: (name: string, value: unknown) => ClaimReading;
}

/** A list in which a project tells of its own faults: how an entry is read, and under which id the advisory of an archive's member stands, null for one that is no entry; null for a JSON list. */
export interface VendorForm {
  members: ((path: string) => string | null) | null;
  read: VendorReader;
}

/** A feed. */
export interface FeedDefinition {
  id: string;
  kind: FeedKind;
  title: string;
  /** What is in it, for the operator who switches it on. */
  about: string;
  licence: string;
  address: FeedAddressName;
  /** The packages of which its advisories tell; null for what tells of no packages. */
  ecosystem: string | null;
  /** Its file in the data folder and in bundles, below `advisories`. */
  file: string;
  /** Hours between two looks. */
  everyHours: number;
  /** Bytes that its list may have, as it is sent. */
  most: number;
  mapping?: MappingForm;
  vendor?: VendorForm;
  /** The header of the key that its publisher gives to who asks often, and the address below which alone it is sent. */
  key?: { header: string; below: FeedAddressName };
}

const MiB = 1024 ** 2;

/** The ecosystems of OSV that conda packages come from, with the licence of what is written there. */
const ECOSYSTEMS: readonly [name: string, about: string, licence: string][] = [
  ['PyPI', 'Python packages: PYSEC and GitHub', 'CC-BY-4.0'],
  ['CRAN', 'R packages', 'Apache-2.0'],
  ['Bioconductor', 'R packages for biology', 'Apache-2.0'],
  ['Go', 'Go modules: the Go team and GitHub', 'CC-BY-4.0'],
  ['crates.io', 'Rust crates: RustSec and GitHub', 'CC0-1.0, CC-BY-4.0'],
  ['npm', 'JavaScript packages: GitHub and malicious packages', 'CC-BY-4.0, Apache-2.0'],
  ['OSS-Fuzz', 'Findings of fuzzing in C and C++ projects', 'CC-BY-4.0'],
  ['Bitnami', 'Server software', 'Apache-2.0'],
];

/** The hub's own form of mappings, as files of the data folder have it. */
export const OWN_MAPPING: MappingForm = {
  entries: '$.packages.*',
  revision: '$.generated',
  schema: null,
  read: readMappingEntry,
};

const opensslMember = (path: string): string | null => {
  const cve = /(?:^|\/)secjson\/(CVE-[\d-]+)\.json$/.exec(path)?.[1];
  return cve === undefined ? null : opensslId(cve);
};

/** Every feed of the network, in the order in which operators see them. */
export const FEEDS: readonly FeedDefinition[] = [
  {
    id: 'parselmouth',
    kind: 'mapping',
    title: 'parselmouth',
    about: 'What conda-forge packages are on PyPI, read from their archives',
    licence: 'BSD-3-Clause',
    address: 'parselmouth',
    ecosystem: null,
    file: 'parselmouth.json',
    everyHours: 24,
    most: 128 * MiB,
    mapping: { entries: '$.*', revision: null, schema: null, read: readParselmouthEntry },
  },
  {
    id: 'purl-associator',
    kind: 'mapping',
    title: 'purl-associator',
    about: 'Package URLs and CPE names of conda-forge packages, with their reviews',
    licence: 'MIT',
    address: 'purlAssociator',
    ecosystem: null,
    file: 'purl-associator.json',
    everyHours: 24,
    most: 256 * MiB,
    mapping: {
      entries: '$.packages.*',
      revision: '$.generated_at',
      schema: { path: '$.schema_version', most: 4 },
      read: readPurlAssociatorEntry,
    },
  },
  ...ECOSYSTEMS.map(([name, about, licence]): FeedDefinition => ({
    id: `osv:${name}`,
    kind: 'osv',
    title: `OSV: ${name}`,
    about,
    licence,
    address: 'osv',
    ecosystem: name,
    file: `osv/${name}.zip`,
    everyHours: 1,
    most: 2048 * MiB,
  })),
  {
    id: 'nvd',
    kind: 'nvd',
    title: 'NVD',
    about: 'C and C++ libraries, and what has no ecosystem. Only products that some package is are kept',
    licence: 'Public domain',
    address: 'nvdFiles',
    ecosystem: 'CPE',
    file: 'nvd',
    everyHours: 2,
    most: 512 * MiB,
    key: { header: 'apiKey', below: 'nvd' },
  },
  // Of one project each: that its list is here does not make the other packages of CPE checked ones, so they have no ecosystem.
  {
    id: 'curl',
    kind: 'vendor',
    title: 'curl',
    about: 'What the curl project tells of curl and libcurl, with exact versions',
    licence: 'curl',
    address: 'curl',
    ecosystem: null,
    file: 'curl.json',
    everyHours: 12,
    most: 64 * MiB,
    vendor: { members: null, read: readCurl },
  },
  {
    id: 'openssl',
    kind: 'vendor',
    title: 'OpenSSL',
    about: 'What the OpenSSL project tells of OpenSSL, with exact versions',
    licence: 'Terms of the OpenSSL project',
    address: 'openssl',
    ecosystem: null,
    file: 'openssl.zip',
    everyHours: 12,
    most: 128 * MiB,
    vendor: { members: opensslMember, read: readOpenssl },
  },
  {
    id: 'kev',
    kind: 'kev',
    title: 'KEV',
    about: 'CVEs that are known to be exploited (CISA)',
    licence: 'CC0-1.0',
    address: 'kev',
    ecosystem: null,
    file: 'kev.json',
    everyHours: 24,
    most: 64 * MiB,
  },
  {
    id: 'epss',
    kind: 'epss',
    title: 'EPSS',
    about: 'How likely each CVE is to be exploited in the next 30 days (FIRST)',
    licence: 'Terms of FIRST.org',
    address: 'epss',
    ecosystem: null,
    file: 'epss.csv.gz',
    everyHours: 24,
    most: 128 * MiB,
  },
];
