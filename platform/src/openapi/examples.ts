/**
 * Bodies of the main tasks, by operation: the document and the reference show them. tests/contract/examples.test.ts
 * sends each of them to a hub with sample data.
 */

const FILTERS = {
  add_packages: {
    type: 'compound',
    operator: 'AND',
    subfilters: [{ facet: 'license_family', criterion: ['AGPL'], comparator: 'not_in' }],
  },
  remove_packages: {
    type: 'compound',
    operator: 'OR',
    subfilters: [{ facet: 'cve_score', criterion: 7, comparator: 'greater_than_equal_to' }],
  },
  exceptions: { type: 'compound', operator: 'AND', subfilters: [] },
};

const FILE = `name: No severe CVEs
channels: [team-approved]
filters:
  remove_packages:
    type: compound
    operator: OR
    subfilters:
      - { facet: cve_score, criterion: 7, comparator: greater_than_equal_to }
`;

/** Examples of request bodies, by operation ID. */
export const BODY_EXAMPLES: Readonly<Record<string, unknown>> = {
  createInvitations: { emails: ['grace@acme.example'], role: 'member' },
  createGroup: { name: 'Forecasting' },
  createServiceAccount: { name: 'ci-build' },
  createApiToken: { name: 'ci-build', scope: 'publish', days: 90 },
  createChannel: {
    name: 'team-approved',
    description: 'Packages that the team can install.',
    privacy: 'internal',
    type: 'virtual',
    sources: ['main'],
  },
  createPolicy: {
    name: 'No severe CVEs',
    description: 'Blocks files with a CVE score of 7 or more.',
    filters: FILTERS,
  },
  previewPolicyImpact: { channel: 'team-approved', filters: FILTERS, packages: 20 },
  validatePolicy: { file: FILE },
  previewPolicyFile: { file: FILE },
  applyPolicy: { file: FILE },
  applyChannelPolicy: { policy_id: '0197f0a0-0000-7000-8000-000000000001' },
  requestException: { spec: 'fftw >=3', reason: 'The forecast needs it from March on.' },
  createUpload: { file_name: 'forecast-1.0.0-py_0.conda', size: 48_213, labels: ['dev'] },
  promoteFiles: {
    source: { organization: 'acme', channel: 'team' },
    packages: [{ name: 'acme-colors', version: '1.1.0' }],
    reason: 'Tested for the next release.',
  },
  createWebhook: {
    url: 'https://hooks.example.com/terrarium',
    description: 'Posts policy changes to the chat.',
    actions: ['policy.applied', 'policy.edited'],
  },
  importEnvironment: {
    name: 'forecast',
    platform: 'linux-64',
    channels: ['main'],
    solve: true,
    files: [{ name: 'environment.yml', content: 'name: forecast\nchannels: [main]\ndependencies: [numpy]\n' }],
  },
};
