/** Table of the feeds that a hub can import from the network. */
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

/** Types of feeds by how they are fetched and read. */
export const FEED_KINDS = ['osv', 'nvd', 'vendor', 'kev', 'epss', 'mapping'] as const;
/** One of {@link FEED_KINDS}. */
export type FeedKind = (typeof FEED_KINDS)[number];

/** A mapping list: location of its entries, newest known schema, and reader of an entry. */
export interface MappingForm {
  /** JSON paths of the entries, each under its package's name, and of the list's revision. */
  entries: string;
  revision: string | null;
  /** Path of the schema number, and the highest known one. Later ones are rejected. */
  schema: { path: string; most: number } | null;
  read: (name: string, value: unknown) => ClaimReading;
}

/**
 * A project's list of its own advisories: how to read an entry, and the advisory ID of an archive member (null for
 * other members). `members` is null for a JSON list.
 */
export interface VendorForm {
  members: ((path: string) => string | null) | null;
  read: VendorReader;
}

/** A feed. */
export interface FeedDefinition {
  id: string;
  kind: FeedKind;
  title: string;
  /** Description for operators. */
  about: string;
  licence: string;
  address: FeedAddressName;
  /** Packages that its advisories are about; null if it isn't about packages. */
  ecosystem: string | null;
  /** File in the data folder and in bundles, below `advisories`. */
  file: string;
  /** Hours between two fetches. */
  everyHours: number;
  /** Maximum transferred size of its list, in bytes. */
  most: number;
  mapping?: MappingForm;
  vendor?: VendorForm;
  /** Header of the API key that the publisher issues, and the only base URL it is sent to. */
  key?: { header: string; below: FeedAddressName };
}

const MiB = 1024 ** 2;

/** OSV ecosystems that conda packages come from, with the license of their advisories. */
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

/** The hub's own format of mappings, used in the data folder. */
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

/** All network feeds, in the order shown to operators. */
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
  // These lists are about one project each. They have no ecosystem, because they don't make the other CPE packages
  // checked.
  {
    id: 'curl',
    kind: 'vendor',
    title: 'curl',
    about: 'Advisories from the curl project for curl and libcurl, with exact versions',
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
    about: 'Advisories from the OpenSSL project, with exact versions',
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
