/** Verifies attestations of a file (CEP 27) offline: Sigstore bundles against the operator's trusted root. */
import { createPublicKey, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bundleFromJSON } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';
import type { SignedEntity } from '@sigstore/verify';
import { attestationFault, readAttestation } from '@terrarium/domain/repo';
import type { Config } from '../config.ts';
import { OperatorError } from '../cli/operatorError.ts';

/** Result for an attestation. */
export const SIGNATURE_STATES = ['verified', 'untrusted', 'unchecked', 'wrong', 'missing'] as const;
/** See {@link SIGNATURE_STATES}. */
export type SignatureState = (typeof SIGNATURE_STATES)[number];

/** An attestation of a file, with the result. */
export interface FileSignature {
  state: SignatureState;
  /** A sentence; null if it is verified. */
  reason: string | null;
  /** Signer: identity and issuer in the certificate. Proved only if the state is `verified`. */
  identity: string | null;
  issuer: string | null;
  /** URL of the channel that it was published to, according to the attestation. */
  targetChannel: string | null;
  /** The trusted root in words; null if none is configured or it wasn't used. */
  root: string | null;
}

/** A trusted root of Sigstore: certificate authorities, logs, and timestamp authorities. */
export interface SignatureRoot {
  /** Owner, and the start of the file's SHA-256. */
  name: string;
  verifier: Verifier;
}

/** Maximum number of attestations per file to verify. */
const MOST = 20;
const ISSUER_V1 = '1.3.6.1.4.1.57264.1.1';
const ISSUER_V2 = '1.3.6.1.4.1.57264.1.8';

/**
 * Reads a trusted root as published by Sigstore (`trusted_root.json`).
 * Certificate and transparency logs are required if the root has them. The signing time must come from one of its logs
 * or timestamp authorities.
 * @throws OperatorError with a sentence if it can't be used
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

/** Verifies the attestations in a text, see {@link checkSidecar}. */
export type SidecarCheck = (text: string, file: { fileName: string; sha256: string }) => FileSignature[];

/** Creates the check for the operator's trusted root. @throws OperatorError with a sentence if it can't be used */
export function sidecarCheck({ sigstoreRootFile }: Pick<Config, 'sigstoreRootFile'>): SidecarCheck {
  const root = sigstoreRootFile === undefined ? null : readSignatureRoot(sigstoreRootFile);
  return (text, file) => checkSidecar(text, file, root);
}

/**
 * Returns why a file with these attestations is rejected, as a sentence: one is wrong, or the trusted root doesn't
 * confirm it.
 * @returns null if they are acceptable
 */
export function whyNotTaken(signatures: readonly FileSignature[]): string | null {
  return signatures.find(({ state }) => state === 'wrong' || state === 'untrusted')?.reason ?? null;
}

/** Verifies the attestations of a file, at most {@link MOST}. @param text JSON list of Sigstore bundles */
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
    return [unproved('wrong', "The attestations aren't a list of Sigstore bundles.")];
  return (bundles as unknown[]).slice(0, MOST).map((bundle) => checkAttestation(bundle, file, root));
}

/** Returns an attestation for which only the state is known. */
export const unproved = (state: SignatureState, reason: string): FileSignature => ({
  state,
  reason,
  identity: null,
  issuer: null,
  targetChannel: null,
  root: null,
});

/** Maximum length of a text from a certificate. */
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
        "The signature matches its certificate, but the certificate can't be verified because this hub has no trusted root.",
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

/**
 * Converts a bundle for verification.
 * @throws if it isn't a bundle, or if it signs another statement than the one that was read
 */
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

/** Returns the issuer of a certificate's identity, as Fulcio writes it. */
function issuerOf(certificate: Certificate): string | undefined {
  const newer = certificate.extension(ISSUER_V2);
  return newer === undefined
    ? certificate.extension(ISSUER_V1)?.value.toString('utf8')
    : newer.valueObj.subs[0]?.value.toString('utf8');
}

type Certificate = Extract<SignedEntity['key'], { $case: 'certificate' }>['certificate'];

const shown = (text: string | undefined): string | null => text?.slice(0, LONGEST) ?? null;

/** Formats a library's error as a sentence. */
function sentence(error: unknown): string {
  const said = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST).trim();
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
