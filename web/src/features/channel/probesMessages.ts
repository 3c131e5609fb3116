/** Text of what has to stay installable in a channel. */
export const probesText = {
  what: 'probes',
  title: 'Probes',
  about:
    'What has to stay installable here: each probe is a list of match specs that are solved together with every publication, on each platform.',
  answers: 'What the publication says',
  columns: { probe: 'Probe', platform: 'Platform', answer: 'Can be installed' },
  yes: 'Yes',
  no: 'No',
  unknown: 'Not found out',
  none: 'No probe has been answered yet. A new one is with the next publication, which begins when you save.',
  noneKept: 'Nothing is asked about this channel yet.',
  edit: 'Change probes',
  whenFailing: 'When a required probe would fail that can be installed now',
  when: { warn: 'Publish and warn', hold: 'Hold back' },
  whenHelp: {
    warn: {
      sent: 'The channel is published. The run names the probe, and the admins get a mail.',
      kept: 'The channel is published. The run names the probe.',
    },
    hold: 'Clients go on to see what they saw, until the policy or the probe is changed, or an admin publishes after all.',
  },
  mostNeeded: 'Packages that most files need',
  mostNeededHelp:
    'How many of them are probes, too: those that most files need first. They only warn. 0 for none, 200 at most.',
  environments: 'Registered environments',
  environmentsHelp:
    'What each has of this channel stays installable together on its platform; Python keeps its minor version. The 50 registered last are asked about. They only warn.',
  probe: (index: number) => `Probe ${index + 1}`,
  label: 'Name',
  specs: 'Match specs that have to be installable together',
  specsHelp: 'For example: python 3.12.*, pytorch >=2.4',
  platforms: 'Platforms',
  platformsHelp: 'For example linux-64. None stands for all that the channel serves.',
  required: 'Required',
  requiredHelp: 'A channel that holds back waits for it.',
  add: 'Add a probe',
  remove: (name: string) => `Remove ${name}`,
  removeLabel: 'Remove',
  save: 'Save probes',
  cancel: 'Cancel',
  saved: 'Probes saved. The publication that answers them has begun.',
} as const;
