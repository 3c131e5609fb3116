/** Attestations of publishers (CEP 27), and the names of their files (CEP 50). */

/** An attestation file of a package: `FILE.sigs`, which can grow, or `FILE.sigs.SHA256`, which never changes. */
export interface Sidecar {
  /** Name of the package's file. */
  file: string;
  /** SHA-256 of the sidecar in hex; null for the one that may grow. */
  digest: string | null;
}

const SIDECAR = /^(.+\.(?:conda|tar\.bz2))\.sigs(?:\.([0-9a-f]{64}))?$/;

/** The sidecar that a file name means; null for any other name. */
export function sidecarOf(fileName: string): Sidecar | null {
  const found = SIDECAR.exec(fileName);
  return found === null ? null : { file: found[1]!, digest: found[2] ?? null };
}

/** Repodata field of a record with attestations: SHA-256 of the sidecar, in hex. */
export const ATTESTATIONS_FIELD = 'attestations_sha256';

/** Maximum size of a sidecar in bytes. */
export const MOST_SIDECAR = 1024 * 1024;

/** The content of an attestation: file, hash, and target channel. */
export interface Attested {
  fileName: string;
  /** SHA-256 in hex. */
  sha256: string;
  /** URL of the channel; null if missing. */
  targetChannel: string | null;
}

const PREDICATE = 'https://schemas.conda.org/attestations-publish-1.schema.json';
const IN_TOTO = 'application/vnd.in-toto+json';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a Sigstore bundle as a publish attestation (CEP 27). Doesn't verify the signature.
 * @param bundle parsed JSON
 * @returns the attestation, or the error as a sentence
 */
export function readAttestation(bundle: unknown): Attested | string {
  const envelope = isObject(bundle) ? bundle['dsseEnvelope'] : undefined;
  if (!isObject(envelope) || envelope['payloadType'] !== IN_TOTO || typeof envelope['payload'] !== 'string')
    return 'Not a Sigstore bundle with an in-toto statement.';
  if (!Array.isArray(envelope['signatures']) || envelope['signatures'].length === 0) return 'It has no signature.';
  const statement = parsed(atobText(envelope['payload']));
  if (!isObject(statement) || statement['_type'] !== 'https://in-toto.io/Statement/v1')
    return "The payload isn't an in-toto v1 statement.";
  if (statement['predicateType'] !== PREDICATE) return 'It attests something else than publishing a conda package.';
  const subjects = statement['subject'];
  const [subject] = Array.isArray(subjects) ? (subjects as unknown[]) : [];
  if (!Array.isArray(subjects) || subjects.length !== 1 || !isObject(subject) || !isObject(subject['digest']))
    return 'It must have exactly one subject.';
  const { name, digest } = subject as { name?: unknown; digest: Record<string, unknown> };
  const { sha256 } = digest;
  if (typeof name !== 'string' || typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/i.test(sha256))
    return 'Its subject must have the name of the file and its SHA-256.';
  const predicate = isObject(statement['predicate']) ? statement['predicate'] : {};
  const { targetChannel } = predicate as { targetChannel?: unknown };
  return {
    fileName: name,
    sha256: sha256.toLowerCase(),
    targetChannel: typeof targetChannel === 'string' ? targetChannel : null,
  };
}

/** Decodes Base64; '' if invalid. */
function atobText(text: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
  } catch {
    return '';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the error of a Sigstore bundle as an attestation of this file, as a sentence; null if valid.
 * @param bundle parsed JSON
 */
export function attestationFault(
  bundle: unknown,
  { fileName, sha256 }: { fileName: string; sha256: string },
): string | null {
  const read = readAttestation(bundle);
  if (typeof read === 'string') return read;
  if (read.fileName !== fileName) return `It attests '${read.fileName.slice(0, 100)}', not ${fileName}.`;
  if (read.sha256 !== sha256) return `It attests other bytes of ${fileName}: sha256 ${read.sha256}.`;
  return null;
}

/**
 * Returns the error of a file's sidecar, or null. A sidecar is a list of bundles that each attest this file.
 * @param text JSON text of the sidecar
 */
export function sidecarFault(text: string, file: { fileName: string; sha256: string }): string | null {
  const bundles = parsed(text);
  if (!Array.isArray(bundles) || bundles.length === 0) return "The sidecar isn't a list of Sigstore bundles.";
  for (const bundle of bundles as unknown[]) {
    const fault = attestationFault(bundle, file);
    if (fault !== null) return fault;
  }
  return null;
}
