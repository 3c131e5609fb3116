/** Text of the CVE pages. */
export const text = {
  title: 'CVEs', what: 'CVEs', whatOne: 'CVE', filter: 'Filter CVEs', table: 'CVEs table', id: 'CVE', severity: 'Severity', status: 'Status', packages: 'Packages', fixed: 'Fixed in', published: 'Published', summary: 'Summary',
  none: 'No CVE data', noneText: 'This hub holds no CVE data, so it cannot tell whether a package is vulnerable. Rules on CVEs refuse nothing until it does.', noMatch: (q: string) => `No CVE matches ‘${q}’`, noMatchText: 'Look for part of a CVE id or of a package name.', clear: 'Clear filters',
  states: { ACTIVE: 'Active', REPORTED: 'Reported', MITIGATED: 'Mitigated', CLEARED: 'Cleared', DISPUTED: 'Disputed', UNKNOWN: 'Unknown' },
  affected: 'Affected packages', affectedTable: 'Affected packages table', affectedSpec: 'Affected versions', package: 'Package', noFix: 'no fix yet', noVersions: 'no versions given', references: 'References', files: 'Files you can see', filesTable: 'Files table', file: 'File', channel: 'Channel', version: 'Version', decision: 'Decision',
  everyVersion: 'every version', filesIn: (where: string) => `Files in ${where}`, allFiles: 'Files in everything you can see', noFilesHere: 'No file here is hit by it that you may see.',
  noFiles: 'No files', noFilesText: 'No file of a channel that you may read is hit by it.', limit: 'The first 200 are shown.',
} as const;
