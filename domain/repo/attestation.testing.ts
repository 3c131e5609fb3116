/** Creates an unsigned Sigstore bundle in the format of clients. @internal for tests */
export function anAttestation(
  { fileName, sha256 }: { fileName: string; sha256: string },
  targetChannel: string | null = null,
  more: object = {},
): { dsseEnvelope: { payloadType: string; payload: string; signatures: object[] } } {
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: fileName, digest: { sha256 } }],
    predicateType: 'https://schemas.conda.org/attestations-publish-1.schema.json',
    predicate: targetChannel === null ? {} : { targetChannel },
    ...more,
  };
  return {
    dsseEnvelope: {
      payloadType: 'application/vnd.in-toto+json',
      payload: btoa(JSON.stringify(statement)),
      signatures: [{ sig: 'AA==' }],
    },
  };
}
