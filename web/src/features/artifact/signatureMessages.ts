/** Texts of a file's attestations. */
export const signatureText = {
  title: 'Signatures',
  states: {
    VERIFIED: 'Verified',
    UNTRUSTED: 'Not trusted',
    NOT_VERIFIED: 'Signed, not verified',
    INVALID: 'Invalid for this file',
    UNAVAILABLE: 'Unavailable',
  },
  identity: { proved: 'Signed by', claimed: 'Claimed signer' },
  issuer: { proved: 'Identity issuer', claimed: 'Claimed identity issuer' },
  targetChannel: 'Published to',
  root: 'Checked by',
};
