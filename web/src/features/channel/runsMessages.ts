/** Text of a channel's runs. */
export const runsText = {
  title: 'Runs', table: 'Runs table', state: 'State', policy: 'Policy', started: 'Asked for', took: 'Took', added: 'Came', removed: 'Went', perPlatform: 'Files per platform, last completed run', perPlatformTable: 'Platforms table', platform: 'Platform', before: 'Before', after: 'After', net: 'Net change', report: 'All decisions as CSV', reportFile: (org: string, channel: string) => `${org}-${channel}-policy-report.csv`, open: (at: string) => `Run of ${at}`,
  empty: 'No runs yet', emptyText: 'A run computes what the channel serves when a policy is applied, changed or taken off.', noPolicy: 'Without a policy', reason: (error: string) => `It failed: ${error}`,
} as const;
