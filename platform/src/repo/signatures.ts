/** What of a file's attestations (CEP 27) can be checked here, without asking anybody: Sigstore bundles against a root that the operator gives. */
import { createPublicKey, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bundleFromJSON } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';
import type { SignedEntity } from '@sigstore/verify';
import { attestationFault, readAttestation } from '@terrarium/domain/repo';
import type { Config } from '../config.ts';
import { OperatorError } from '../operatorError.ts';

/** What was found of an attestation. */
export const SIGNATURE_STATES = ['verified', 'untrusted', 'unchecked', 'wrong', 'missing'] as const;
/** See {@link SIGNATURE_STATES}. */
export type SignatureState = (typeof SIGNATURE_STATES)[number];

/** An attestation of a file, with what was found. */
export interface FileSignature {
  state: SignatureState;
  /** A sentence; null for one that is verified. */
  reason: string | null;
  /** Who says so: the identity and who vouched for it, as the certificate names them. Proved where the state is `verified`. */
  identity: string | null;
  issuer: string | null;
  /** Address of the channel that it was published to, as the attestation says. */
  targetChannel: string | null;
  /** The root by which it was checked, in words; null where none is set, or where it did not come to that. */
  root: string | null;
}

/** A trusted root of Sigstore: which authorities certify identities, and which logs and clocks are believed. */
export interface SignatureRoot {
  /** Whose it is, and the beginning of the file's SHA-256. */
  name: string;
  verifier: Verifier;
}

/** Attestations of a file that are looked at. */
const MOST = 20;
const ISSUER_V1 = '1.3.6.1.4.1.57264.1.1';
const ISSUER_V2 = '1.3.6.1.4.1.57264.1.8';

/**
 * Reads a trusted root as Sigstore publishes it (`trusted_root.json`).
 * A log of certificates is asked for where the root has one, a transparency log too; when it was signed, one of its logs or clocks must say.
 * @throws OperatorError with a sentence when it cannot be used
 */
export function readSignatureRoot(path: string): SignatureRoot {
  try {
    const text = readFileSync(path, 'utf8');
    const root = TrustedRoot.fromJSON(JSON.parse(text));
    const { certificateAuthorities, ctlogs, tlogs, timestampAuthorities } = root;
    if (certificateAuthorities.length === 0) throw new Error('It names no certificate authority.');
    if (tlogs.length === 0 && timestampAuthorities.length === 0)
      throw new Error('It names no log and no timestamp authority, so nothing could say when a signature was made.');
    const owners = new Set(
      certificateAuthorities.map(({ subject }) => subject?.organization || subject?.commonName || 'unnamed'),
    );
    return {
      name: `${[...owners].join(', ')} (${hash('sha256', text).slice(0, 12)})`,
      verifier: new Verifier(toTrustMaterial(root), {
        ctlogThreshold: Math.min(ctlogs.length, 1),
        tlogThreshold: Math.min(tlogs.length, 1),
        timestampThreshold: 1,
      }),
    };
  } catch (error) {
    throw new OperatorError(
      `SIGSTORE_ROOT_FILE cannot be used: ${path}: ${error instanceof Error ? error.message : String(error)}\nGive it a trusted_root.json of Sigstore, or unset it, and start again.`,
    );
  }
}

/** Checks the attestations of a sidecar: see {@link checkSidecar}. */
export type SidecarCheck = (text: string, file: { fileName: string; sha256: string }) => FileSignature[];

/** The check by the root that the operator gives. @throws OperatorError with a sentence when that cannot be used */
export function sidecarCheck({ sigstoreRootFile }: Pick<Config, 'sigstoreRootFile'>): SidecarCheck {
  const root = sigstoreRootFile === undefined ? null : readSignatureRoot(sigstoreRootFile);
  return (text, file) => checkSidecar(text, file, root);
}

/** Why a file with such attestations is not taken in, as a sentence: one is wrong, or the trusted root does not confirm it; null where nothing speaks against them. */
export function whyNotTaken(signatures: readonly FileSignature[]): string | null {
  return signatures.find(({ state }) => state === 'wrong' || state === 'untrusted')?.reason ?? null;
}

/** What of each attestation of a sidecar holds for a file; the first {@link MOST} of them. @param text of the sidecar */
export function checkSidecar(
  text: string,
  file: { fileName: string; sha256: string },
  root: SignatureRoot | null,
): FileSignature[] {
  let bundles: unknown;
  try {
    bundles = JSON.parse(text);
  } catch {
    bundles = null;
  }
  if (!Array.isArray(bundles) || bundles.length === 0)
    return [unproved('wrong', 'They are no list of Sigstore bundles.')];
  return (bundles as unknown[]).slice(0, MOST).map((bundle) => checkAttestation(bundle, file, root));
}

/** An attestation of which nothing is known but its state. */
export const unproved = (state: SignatureState, reason: string): FileSignature => ({
  state,
  reason,
  identity: null,
  issuer: null,
  targetChannel: null,
  root: null,
});

/** Longest text of a certificate that is shown. */
const LONGEST = 500;

function checkAttestation(
  bundle: unknown,
  file: { fileName: string; sha256: string },
  root: SignatureRoot | null,
): FileSignature {
  const fault = attestationFault(bundle, file);
  if (fault !== null) return unproved('wrong', fault);
  const said = readAttestation(bundle);
  const targetChannel = typeof said === 'string' ? null : said.targetChannel;
  let entity: SignedEntity;
  try {
    entity = entityOf(bundle);
  } catch (error) {
    return { ...unproved('wrong', `It cannot be read: ${sentence(error)}`), targetChannel };
  }
  if (entity.key.$case !== 'certificate')
    return {
      ...unproved('unchecked', 'It is signed with a key of which it says only what it is called, not who has it.'),
      targetChannel,
    };
  const { certificate } = entity.key;
  let claimed: Pick<FileSignature, 'identity' | 'issuer' | 'targetChannel'> = {
    identity: null,
    issuer: null,
    targetChannel,
  };
  try {
    claimed = { identity: shown(certificate.subjectAltName), issuer: shown(issuerOf(certificate)), targetChannel };
    const key = createPublicKey({ key: certificate.publicKey, format: 'der', type: 'spki' });
    if (!entity.signature.verifySignature(key))
      return { ...unproved('wrong', 'Its signature was not made with the key of its certificate.'), ...claimed };
  } catch (error) {
    return { ...unproved('wrong', `Its certificate cannot be used: ${sentence(error)}`), ...claimed };
  }
  if (root === null)
    return {
      ...unproved(
        'unchecked',
        'It is about this file, and its signature fits its certificate. Whether the certificate is genuine nobody here can tell: this hub has no trusted root.',
      ),
      ...claimed,
    };
  try {
    root.verifier.verify(entity);
    return { state: 'verified', reason: null, ...claimed, root: root.name };
  } catch (error) {
    return {
      ...unproved(
        'untrusted',
        `It is about this file, and the trusted root of this hub does not confirm it: ${sentence(error)}`,
      ),
      ...claimed,
      root: root.name,
    };
  }
}

/** A bundle as its signature is checked. @throws where it is none, or where what is signed is not the statement that was read */
function entityOf(bundle: unknown): SignedEntity {
  const parsed = bundleFromJSON(bundle);
  const { payload } = (bundle as { dsseEnvelope: { payload: string } }).dsseEnvelope;
  if (
    parsed.content.$case !== 'dsseEnvelope' ||
    !parsed.content.dsseEnvelope.payload.equals(Buffer.from(payload, 'base64'))
  )
    throw new Error('What is signed is another thing than the statement.');
  return toSignedEntity(parsed);
}

/** Who vouched for the identity of a certificate, as Fulcio writes it. */
function issuerOf(certificate: Certificate): string | undefined {
  const newer = certificate.extension(ISSUER_V2);
  return newer === undefined
    ? certificate.extension(ISSUER_V1)?.value.toString('utf8')
    : newer.valueObj.subs[0]?.value.toString('utf8');
}

type Certificate = Extract<SignedEntity['key'], { $case: 'certificate' }>['certificate'];

const shown = (text: string | undefined): string | null => text?.slice(0, LONGEST) ?? null;

/** What a library says, as a sentence. */
function sentence(error: unknown): string {
  const said = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST).trim();
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
