-- A person's token goes with the membership; features that an organization has switched off.

-- Whoever is taken out and comes back later gets another token: the old secret may be anywhere.
delete from channel_token where user_id is not null and not exists (
  select 1 from membership where membership.organization_id = channel_token.organization_id and membership.user_id = channel_token.user_id);
alter table channel_token add constraint channel_token_member foreign key (organization_id, user_id) references membership (organization_id, user_id) on delete cascade;

-- A plan decides what can be on; an organization's admins decide what of that is off. Without a row a feature is on.
create table feature_switched_off (
  organization_id uuid not null references organization on delete cascade,
  feature text not null check (feature in (
    'notebooks', 'lms', 'channel', 'issue_token', 'signed_package', 'telemetry', 'organization_insights', 'service_accounts',
    'environments', 'org_channels', 'policy', 'cve', 'groups', 'community_channel')),
  created_at timestamptz not null default now(),
  primary key (organization_id, feature)
);
