/** Text of the attestations of a file. */
export const signatureText = {
  title: 'Signatures',
  states: {
    VERIFIED: 'Verified',
    UNTRUSTED: 'Not confirmed',
    UNCHECKED: 'Signed, not checked here',
    WRONG: 'Does not fit this file',
    MISSING: 'Not to be had',
  },
  identity: { proved: 'Signed by', claimed: 'Says it is by' },
  issuer: { proved: 'Identity from', claimed: 'Says its identity is from' },
  targetChannel: 'Published to',
  root: 'Checked by',
};
