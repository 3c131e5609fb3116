/**
 * URLs under which clients read channels, and the hub's responses there other than files. Shared by gateway and
 * platform.
 */
export { CHANNELDATA, FEED, isPackageFileName, NOTICES, parseRepoTarget, SUBDIR_FILES } from './address.ts';
export type { AddressProblem, RepoAddress } from './address.ts';
export {
  ATTESTATIONS_FIELD,
  attestationFault,
  MOST_SIDECAR,
  readAttestation,
  sidecarFault,
  sidecarOf,
} from './attestation.ts';
export type { Attested, Sidecar } from './attestation.ts';
export { isLabel, MAIN_LABEL, MOST_LABELS_OF_FILE } from './labels.ts';
export { missingRepoPrefix } from './missingRepoPrefix.ts';
export { ABSENCES, ANACONDA, isAskedBeforeBody, isPublishing, UPLOADS, WITHDRAWALS } from './publishing.ts';
export type { AbsenceKind, WithdrawalKind } from './publishing.ts';
export { redactTarget } from './redact.ts';
export { asksForShardsAnew, SHARD_INDEX, shardHash } from './shards.ts';
export { readSnapshotName } from './snapshot.ts';
export type { SnapshotName } from './snapshot.ts';
export { answerTo, channelPage, explanationPage, isMarked, pageInstead, REFUSED_BY_POLICY } from './refusalForm.ts';
export type { Asking, ProblemAnswer } from './refusalForm.ts';
