import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyPairKeyObjectResult } from 'node:crypto';
import { initializeCA, initializeCTLog, initializeTLog } from '@sigstore/mock';
import { anAttestation } from '@terrarium/domain/repo/testing';

const pair = (namedCurve = 'P-256'): KeyPairKeyObjectResult => generateKeyPairSync('ec', { namedCurve });
const base64 = (bytes: ArrayBufferView): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
const der = (key: KeyPairKeyObjectResult): Buffer => key.publicKey.export({ format: 'der', type: 'spki' });

/** Response of the log, as from Rekor. */
interface LoggedEntry {
  body: string;
  integratedTime: number;
  logID: string;
  logIndex: number;
  verification: {
    inclusionProof: { checkpoint: string; logIndex: number; rootHash: string; treeSize: number };
    signedEntryTimestamp: string;
  };
}

/** A test Sigstore: a certificate authority, its certificate log, and a signature log. @internal for tests */
export interface OwnSigstore {
  /** Content of its `trusted_root.json`. */
  root: object;
  /** Signs the publication of a file. @param as signer and issuer */
  sign(
    file: { fileName: string; sha256: string },
    as: { identity: string; issuer: string },
    targetChannel?: string,
  ): Promise<ReturnType<typeof anAttestation> & Record<string, unknown>>;
}

/** Creates a test Sigstore. @internal for tests */
export async function ownSigstore(): Promise<OwnSigstore> {
  const [caKey, ctKey, logKey] = [pair('P-384'), pair(), pair()];
  const ctlog = await initializeCTLog(ctKey);
  const ca = await initializeCA(caKey, ctlog);
  const tlog = await initializeTLog('https://log.example', logKey);
  const log = (key: KeyPairKeyObjectResult): object => ({
    baseUrl: 'https://log.example',
    hashAlgorithm: 'SHA2_256',
    publicKey: {
      rawBytes: base64(der(key)),
      keyDetails: 'PKIX_ECDSA_P256_SHA_256',
      validFor: { start: '2020-01-01T00:00:00Z' },
    },
    logId: { keyId: createHash('sha256').update(der(key)).digest('base64') },
  });
  return {
    root: {
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      certificateAuthorities: [
        {
          subject: { organization: 'acme', commonName: 'acme signing' },
          uri: 'https://ca.example',
          certChain: { certificates: [{ rawBytes: base64(ca.rootCertificate) }] },
          validFor: { start: '2020-01-01T00:00:00Z' },
        },
      ],
      tlogs: [log(logKey)],
      ctlogs: [log(ctKey)],
      timestampAuthorities: [],
    },
    async sign(file, { identity, issuer }, targetChannel) {
      const { dsseEnvelope } = anAttestation(file, targetChannel ?? null);
      const { payloadType, payload } = dsseEnvelope;
      const key = pair();
      const bytes = Buffer.from(payload, 'base64');
      const signed = Buffer.concat([
        Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${bytes.length} `),
        bytes,
      ]);
      const sig = sign('sha256', signed, key.privateKey).toString('base64');
      const certificate = await ca.issueCertificate({
        publicKey: new Uint8Array(der(key)),
        subjectAltName: identity,
        extensions: [{ oid: '1.3.6.1.4.1.57264.1.8', value: issuer }],
      });
      const hash = (content: Buffer): object => ({
        algorithm: 'sha256',
        value: createHash('sha256').update(content).digest('hex'),
      });
      const [logged] = Object.values(
        await tlog.log({
          apiVersion: '0.0.1',
          kind: 'dsse',
          spec: { payloadHash: hash(bytes), envelopeHash: hash(bytes), signatures: [{ signature: sig, verifier: '' }] },
        }),
      );
      const entry = logged as LoggedEntry;
      const { inclusionProof, signedEntryTimestamp } = entry.verification;
      return {
        mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
        verificationMaterial: {
          certificate: { rawBytes: base64(certificate) },
          tlogEntries: [
            {
              logIndex: String(entry.logIndex),
              logId: { keyId: Buffer.from(entry.logID, 'hex').toString('base64') },
              kindVersion: { kind: 'dsse', version: '0.0.1' },
              integratedTime: String(entry.integratedTime),
              inclusionPromise: { signedEntryTimestamp },
              inclusionProof: {
                logIndex: String(inclusionProof.logIndex),
                rootHash: Buffer.from(inclusionProof.rootHash, 'hex').toString('base64'),
                treeSize: String(inclusionProof.treeSize),
                hashes: [],
                checkpoint: { envelope: inclusionProof.checkpoint },
              },
              canonicalizedBody: entry.body,
            },
          ],
        },
        dsseEnvelope: { payloadType, payload, signatures: [{ sig }] },
      };
    },
  };
}
