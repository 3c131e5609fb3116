/** What can be changed of an organization, how each change is said, and who may read of it. */
import type { Action } from '@terrarium/domain/access';

/** What a change is about; also what a list can be narrowed to. */
export const TOPICS = ['policy', 'channel', 'member', 'group', 'token', 'plan', 'organization'] as const;
/** One of {@link TOPICS}. */
export type Topic = (typeof TOPICS)[number];

/** Who may read of changes of a topic: those who may read the thing itself. */
export const READ_ACTIONS: Record<Topic, Action> = {
  policy: 'policy.read',
  channel: 'channel.read',
  member: 'member.read',
  group: 'group.read',
  token: 'service_account.read',
  plan: 'subscription.read',
  organization: 'organization.read',
};

/** What of a change its sentence is made of. */
export interface Told {
  subject: string;
  channel: string | null;
  detail: string;
}

interface Kind {
  topic: Topic;
  say: (told: Told) => string;
}

const on =
  (word: string) =>
  ({ subject, channel }: Told): string =>
    `${word} ${subject} ${word === 'took' ? 'off' : 'to'} ${channel ?? 'a channel'}`;
const behind = (detail: string): string => (detail === '' ? '' : ` (${detail})`);
const of = (topic: Topic, verb: string): Kind => ({
  topic,
  say: ({ subject, detail }) => `${verb} ${subject}${behind(detail)}`,
});

/** Every kind of change. The sentence goes on from who did it: 'Ada Byron applied Production baseline to approved'. */
export const KINDS = {
  policy_created: of('policy', 'created the policy'),
  policy_edited: of('policy', 'edited the policy'),
  policy_restored: of('policy', 'restored an older revision of the policy'),
  policy_deleted: of('policy', 'deleted the policy'),
  policy_brought_back: of('policy', 'brought back the deleted policy'),
  policy_applied: { topic: 'policy', say: on('applied') },
  policy_taken_off: { topic: 'policy', say: on('took') },
  run_canceled: {
    topic: 'policy',
    say: ({ subject, channel }) => `canceled a run of ${subject} on ${channel ?? 'a channel'}`,
  },
  run_released: {
    topic: 'policy',
    say: ({ subject, channel }) => `published ${subject} on ${channel ?? 'a channel'} although required probes fail`,
  },
  channel_probes: {
    topic: 'channel',
    say: ({ channel, detail }) =>
      `changed what has to stay installable in the channel ${channel ?? ''}${behind(detail)}`,
  },
  packages_lost: {
    topic: 'channel',
    say: ({ subject, channel, detail }) =>
      `left ${subject} of ${channel ?? 'a channel'} that nobody can install any more${behind(detail)}`,
  },
  cve_curated: of('policy', 'said what is known of'),
  cve_curation_withdrawn: of('policy', 'withdrew what was said of'),
  vex_imported: of('policy', 'imported the OpenVEX document of'),
  vex_feed_added: of('policy', 'has the hub read the OpenVEX document'),
  vex_feed_removed: of('policy', 'has the hub no longer read the OpenVEX document'),
  vex_accepted: of('policy', 'accepted what others say of'),
  vex_declined: of('policy', 'declined what others say of'),
  exception_requested: {
    topic: 'policy',
    say: ({ subject, channel }) => `asked for an exception for ${subject} in ${channel ?? 'a channel'}`,
  },
  exception_request_withdrawn: {
    topic: 'policy',
    say: ({ subject, channel }) => `withdrew the request for an exception for ${subject} in ${channel ?? 'a channel'}`,
  },
  exception_allowed: {
    topic: 'policy',
    say: ({ subject, channel, detail }) =>
      `granted an exception for ${subject} in ${channel ?? 'a channel'}${behind(detail)}`,
  },
  exception_declined: {
    topic: 'policy',
    say: ({ subject, channel }) => `declined an exception for ${subject} in ${channel ?? 'a channel'}`,
  },
  exception_moved: {
    topic: 'policy',
    say: ({ subject, channel, detail }) =>
      `gave the exception for ${subject} in ${channel ?? 'a channel'} another end${behind(detail)}`,
  },
  exception_ended: {
    topic: 'policy',
    say: ({ subject, channel }) => `ended the exception for ${subject} in ${channel ?? 'a channel'}`,
  },
  exception_over: {
    topic: 'policy',
    say: ({ subject, channel }) => `let the exception for ${subject} in ${channel ?? 'a channel'} come to its end`,
  },
  channel_created: {
    topic: 'channel',
    say: ({ channel, detail }) => `created the channel ${channel ?? ''}${behind(detail)}`,
  },
  channel_privacy: {
    topic: 'channel',
    say: ({ channel, detail }) => `changed who may read the channel ${channel ?? ''}${behind(detail)}`,
  },
  channel_readme: { topic: 'channel', say: ({ channel }) => `wrote the README of the channel ${channel ?? ''}` },
  channel_described: { topic: 'channel', say: ({ channel }) => `described the channel ${channel ?? ''}` },
  channel_broken_files: {
    topic: 'channel',
    say: ({ channel, detail }) =>
      `${detail === 'hide' ? 'hid' : 'listed again'} files that cannot be installed in the channel ${channel ?? ''}`,
  },
  channel_mirror: {
    topic: 'channel',
    say: ({ channel, detail }) => `changed how the mirror ${channel ?? ''} is kept${behind(detail)}`,
  },
  file_published: {
    topic: 'channel',
    say: ({ subject, channel, detail }) => `published ${subject} to ${channel ?? 'a channel'}${behind(detail)}`,
  },
  file_promoted: {
    topic: 'channel',
    say: ({ subject, channel, detail }) => `promoted ${subject} to ${channel ?? 'a channel'}${behind(detail)}`,
  },
  promotion_requested: {
    topic: 'channel',
    say: ({ subject, channel, detail }) => `asked to promote ${subject} to ${channel ?? 'a channel'}${behind(detail)}`,
  },
  promotion_approved: {
    topic: 'channel',
    say: ({ subject, channel, detail }) =>
      `approved the promotion of ${subject} to ${channel ?? 'a channel'}${behind(detail)}`,
  },
  promotion_declined: {
    topic: 'channel',
    say: ({ subject, channel }) => `declined the promotion of ${subject} to ${channel ?? 'a channel'}`,
  },
  promotion_withdrawn: {
    topic: 'channel',
    say: ({ subject, channel }) => `withdrew the promotion of ${subject} to ${channel ?? 'a channel'}`,
  },
  channel_promotion: {
    topic: 'channel',
    say: ({ channel, detail }) => `takes promotions into the channel ${channel ?? ''} ${detail}`,
  },
  bundle_made: {
    topic: 'channel',
    say: ({ subject, channel }) => `bundled ${subject} of the channel ${channel ?? ''}`,
  },
  bundle_brought: {
    topic: 'channel',
    say: ({ subject, channel, detail }) => `brought ${subject} into ${channel ?? 'a channel'}${behind(detail)}`,
  },
  file_labelled: {
    topic: 'channel',
    say: ({ subject, channel, detail }) => `labelled ${subject} in ${channel ?? 'a channel'}${behind(detail)}`,
  },
  label_deleted: {
    topic: 'channel',
    say: ({ subject, channel }) => `deleted the label ${subject} of ${channel ?? 'a channel'}`,
  },
  file_yanked: {
    topic: 'channel',
    say: ({ subject, channel, detail }) => `yanked ${subject} from ${channel ?? 'a channel'}${behind(detail)}`,
  },
  file_removed: {
    topic: 'channel',
    say: ({ subject, channel, detail }) =>
      `removed ${subject} from ${channel ?? 'a channel'} as harmful${behind(detail)}`,
  },
  file_restored: {
    topic: 'channel',
    say: ({ subject, channel, detail }) => `restored ${subject} in ${channel ?? 'a channel'}${behind(detail)}`,
  },
  channel_deleted: { topic: 'channel', say: ({ channel }) => `deleted the channel ${channel ?? ''}` },
  organization_created: of('organization', 'created the organization'),
  organization_renamed: of('organization', 'renamed the organization to'),
  organization_described: { topic: 'organization', say: () => 'described the organization' },
  feature_switched_on: of('organization', 'switched on'),
  feature_switched_off: of('organization', 'switched off'),
  project_created: of('organization', 'created the project'),
  project_renamed: of('organization', 'renamed the project'),
  project_deleted: of('organization', 'deleted the project'),
  project_brought_back: of('organization', 'brought back the deleted project'),
  collection_created: of('organization', 'created the collection'),
  collection_changed: of('organization', 'changed the collection'),
  collection_deleted: of('organization', 'deleted the collection'),
  collection_brought_back: of('organization', 'brought back the deleted collection'),
  invitation_sent: of('member', 'invited'),
  invitation_readdressed: { topic: 'member', say: () => 'gave an invitation another address' },
  invitation_taken_back: of('member', 'took back the invitation of'),
  member_joined: { topic: 'member', say: ({ detail }) => `joined the organization${behind(detail)}` },
  member_left: { topic: 'member', say: () => 'left the organization' },
  member_removed: { topic: 'member', say: ({ subject }) => `took ${subject} out of the organization` },
  member_role: { topic: 'member', say: ({ subject, detail }) => `gave ${subject} another role${behind(detail)}` },
  group_created: of('group', 'created the group'),
  group_renamed: of('group', 'renamed the group'),
  group_deleted: of('group', 'deleted the group'),
  group_brought_back: of('group', 'brought back the deleted group'),
  group_member_added: { topic: 'group', say: ({ subject, detail }) => `put ${detail} into the group ${subject}` },
  group_member_removed: { topic: 'group', say: ({ subject, detail }) => `took ${detail} out of the group ${subject}` },
  group_tied: {
    topic: 'group',
    say: ({ subject, channel }) => `let the group ${subject} read the channel ${channel ?? ''}`,
  },
  group_untied: {
    topic: 'group',
    say: ({ subject, channel }) => `took the channel ${channel ?? ''} from the group ${subject}`,
  },
  service_account_created: of('token', 'created the service account'),
  service_account_renamed: of('token', 'renamed the service account'),
  service_account_groups: of('token', 'changed the groups of the service account'),
  service_account_deleted: of('token', 'deleted the service account'),
  workload_trusted: {
    topic: 'token',
    say: ({ subject, channel, detail }) =>
      `let ${channel ?? 'a channel'} trust the workload ${subject}${behind(detail)}`,
  },
  workload_removed: {
    topic: 'token',
    say: ({ subject, channel }) => `ended the trust of ${channel ?? 'a channel'} in the workload ${subject}`,
  },
  token_issued: of('token', 'made a token for'),
  token_renewed: of('token', 'renewed the token of'),
  token_ended: of('token', 'ended the token of'),
  plan_granted: of('plan', 'gave the plan'),
  plan_taken: of('plan', 'took the plan away'),
  plan_canceled: of('plan', 'canceled the plan at the end of its period:'),
  plan_resumed: of('plan', 'resumed the plan'),
  plan_bought: of('plan', 'bought the plan'),
  plan_changed: of('plan', 'changed the plan to'),
  plan_ended: of('plan', 'came to the end of the plan'),
  seats_assigned: of('plan', 'gave licences to'),
  seats_taken: of('plan', 'took the licences of'),
} as const satisfies Record<string, Kind>;

/** Name of a kind of change. */
export type ChangeKind = keyof typeof KINDS;

/** The kinds of some topics. */
export function kindsOf(topics: readonly Topic[]): ChangeKind[] {
  return (Object.keys(KINDS) as ChangeKind[]).filter((kind) => topics.includes(KINDS[kind].topic));
}
