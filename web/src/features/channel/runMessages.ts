/** Text of a run's page. */
export const runText = {
  what: 'run', whatChanges: 'changes', policyTab: 'Policy',
  title: (policy: string, revision: number) => `Run of ${policy}, revision ${revision}`, without: 'Run without a policy',
  none: 'There is no such run', noneText: 'It may have gone with its channel, or belongs to another one.', toChannel: 'Show the channel',
  askedFor: 'Asked for', by: 'By', hub: 'the hub, or an account that is gone', began: 'Began', ended: 'Ended', took: 'Took', phase: 'Phase',
  failed: 'The run failed. The channel goes on serving what it served.', canceled: 'The run was canceled. The channel goes on serving what it served.',
  perPlatform: 'Files per platform', changes: 'What came and went', change: 'Change', came: 'Came', went: 'Went', filter: 'Filter by file name',
  table: 'Changes table', file: 'File', platform: 'Platform', package: 'Package', version: 'Version', reason: 'Reason',
  nothing: { ADDED: 'Nothing came', REMOVED: 'Nothing went' }, nothingText: 'No other file changed its state with this run.', noMatch: (q: string) => `No file matches ‘${q}’`, clear: 'Clear the filter',
  csv: 'CSV', csvOf: 'All changes as CSV', csvName: (org: string, channel: string) => `${org}-${channel}-policy-delta.csv`,
} as const;
