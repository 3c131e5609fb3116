/** Attestations of who published a package (CEP 27), and where they stand beside it (CEP 50). */

/** A file of attestations beside a package: `FILE.sigs`, which may grow, or `FILE.sigs.SHA256`, which never changes. */
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

/** The field of a record that says that it has attestations: SHA-256 of the sidecar, in hex. */
export const ATTESTATIONS_FIELD = 'attestations_sha256';

/** Most bytes of a sidecar. */
export const MOST_SIDECAR = 1024 * 1024;

/** What an attestation says: the file, its bytes, and the channel that it is meant for. */
export interface Attested {
  fileName: string;
  /** SHA-256 in hex. */
  sha256: string;
  /** Address of the channel; null where it names none. */
  targetChannel: string | null;
}

const PREDICATE = 'https://schemas.conda.org/attestations-publish-1.schema.json';
const IN_TOTO = 'application/vnd.in-toto+json';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a Sigstore bundle as an attestation of publishing (CEP 27). Whose signature it is, nobody has checked then.
 * @param bundle parsed JSON
 * @returns what it says, or what is wrong with it as a sentence
 */
export function readAttestation(bundle: unknown): Attested | string {
  const envelope = isObject(bundle) ? bundle['dsseEnvelope'] : undefined;
  if (!isObject(envelope) || envelope['payloadType'] !== IN_TOTO || typeof envelope['payload'] !== 'string')
    return 'It is no Sigstore bundle with an in-toto statement.';
  if (!Array.isArray(envelope['signatures']) || envelope['signatures'].length === 0) return 'It has no signature.';
  const statement = parsed(atobText(envelope['payload']));
  if (!isObject(statement) || statement['_type'] !== 'https://in-toto.io/Statement/v1')
    return 'Its payload is no in-toto statement of version 1.';
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

/** Text of Base64; '' where it is none. */
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

/** What is wrong with a Sigstore bundle as an attestation of this very file, as a sentence; null for nothing. @param bundle parsed JSON */
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
 * What is wrong with a sidecar as that of a file; null for nothing. It is a list of bundles, each of which attests this very file.
 * @param text JSON as it stands in the sidecar
 */
export function sidecarFault(text: string, file: { fileName: string; sha256: string }): string | null {
  const bundles = parsed(text);
  if (!Array.isArray(bundles) || bundles.length === 0) return 'The sidecar is no list of Sigstore bundles.';
  for (const bundle of bundles as unknown[]) {
    const fault = attestationFault(bundle, file);
    if (fault !== null) return fault;
  }
  return null;
}
