/** Text of an organization's overview and of everybody's channels. */
export const overviewText = {
  overview: {
    plan: 'Plan', members: 'Members', channels: 'Channels', policies: 'Policies', all: 'All channels',
    createChannel: 'Create channel', createPolicy: 'Create policy',
    attention: 'Needs attention',
    top: 'top packages',
    quiet: 'Nothing needs attention',
    quietText: 'No run and no sync has failed, and no channel serves a file with a high or critical CVE.',
    runFailed: 'Policy run failed', syncFailed: 'Sync failed', on: 'on',
    seeRun: 'See run', seeSync: 'See sync', seeFiles: 'See files',
    servedBy: (channels: string) => `Served by ${channels}`,
    published: (day: string) => `published ${day}`,
    stillServes: 'The channel still serves what it served before.',
  },
  area: { none: 'No organizations yet', noneText: 'Channels belong to organizations. Create one, or ask an admin of one to invite you.', create: 'Create organization', all: (title: string) => `All channels of ${title}`, table: (title: string) => `Channels of ${title}`, failed: 'The channels of this organization could not be loaded.' },
} as const;
