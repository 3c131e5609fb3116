import type { Feature } from '@terrarium/domain/access';

/** Names of the plans' features for people. */
export const featureNames: Record<Feature, string> = {
  notebooks: 'Notebooks',
  lms: 'Learning',
  channel: 'Own channels',
  issue_token: 'Access tokens',
  signed_package: 'Signed packages',
  telemetry: 'Telemetry',
  organization_insights: 'Insights',
  service_accounts: 'Service accounts',
  environments: 'Environments',
  org_channels: 'Organization channels',
  policy: 'Package policies',
  cve: 'CVEs',
  groups: 'Groups',
  community_channel: 'Community channel',
};
