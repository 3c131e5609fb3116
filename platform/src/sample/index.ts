/** The sample hub as data. The loader writes it to the database. */
export { sampleRecords } from './catalogue.ts';
export type { SampleArtifact, SampleFile, SampleRecord } from './catalogue.ts';
export { sampleAdvisories } from './advisories.ts';
export type { SampleAdvisory } from './advisories.ts';
export type { BuiltPackage, PackageContent, PackageSource } from './archive.ts';
export { referencePackages } from './reference.ts';
export { teamPackages } from './team.ts';
export { sampleEnvironments } from './environments.ts';
export { sampleNotebooks } from './notebooks.ts';
export { sampleOrganizations, samplePassword, sampleUsers } from './hub.ts';
export type { SampleChannel, SampleOrganization, SampleUser } from './hub.ts';
export type { SamplePolicy } from './policies.ts';
