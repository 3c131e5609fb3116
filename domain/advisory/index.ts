/** Advisories for conda packages: OSV parsing, upstream mapping, and matching with files. Pure. */
export * from './matchAnswer.ts';
export { canonicalName, ecosystemOf, schemeOf } from './ecosystems.ts';
export { CVE_ID } from './cveId.ts';
export { baseScore3, isVector } from './cvss.ts';
export * from './osv.ts';
export * from './identity.ts';
export * from './groups.ts';
export * from './mappingFeeds.ts';
export { readNvd } from './nvd.ts';
export { opensslId, readCurl, readOpenssl } from './vendors.ts';
export type { VendorReader } from './vendors.ts';
export { pairsOf } from './entry.ts';
export type { AffectedRange, PreparedEntry, EntryAnswer } from './entry.ts';
export type { FileNamed } from './file.ts';
export * from './vex.ts';
export * from './openvex.ts';
export * from './overlay.ts';
export * from './match.ts';
