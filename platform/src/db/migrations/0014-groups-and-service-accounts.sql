-- Groups hold members of their organization only; service accounts, their groups, and the tokens of their machines.

-- What stands in a group belongs to the group's organization, and who leaves that leaves the group: foreign keys say so.
alter table org_group add constraint org_group_of_organization unique (id, organization_id);
alter table channel add constraint channel_of_organization unique (id, organization_id);

alter table org_group_user add column organization_id uuid;
update org_group_user set organization_id = org_group.organization_id from org_group where org_group.id = org_group_user.group_id;
delete from org_group_user where not exists (
  select 1 from membership where membership.organization_id = org_group_user.organization_id and membership.user_id = org_group_user.user_id);
alter table org_group_user
  alter column organization_id set not null,
  drop constraint org_group_user_group_id_fkey,
  drop constraint org_group_user_user_id_fkey,
  add constraint org_group_user_group foreign key (group_id, organization_id) references org_group (id, organization_id) on delete cascade,
  add constraint org_group_user_member foreign key (organization_id, user_id) references membership (organization_id, user_id) on delete cascade;
create index org_group_user_member on org_group_user (organization_id, user_id);

alter table org_group_channel add column organization_id uuid;
update org_group_channel set organization_id = org_group.organization_id from org_group where org_group.id = org_group_channel.group_id;
delete from org_group_channel where not exists (
  select 1 from channel where channel.id = org_group_channel.channel_id and channel.organization_id = org_group_channel.organization_id);
alter table org_group_channel
  alter column organization_id set not null,
  drop constraint org_group_channel_group_id_fkey,
  drop constraint org_group_channel_channel_id_fkey,
  add constraint org_group_channel_group foreign key (group_id, organization_id) references org_group (id, organization_id) on delete cascade,
  add constraint org_group_channel_channel foreign key (channel_id, organization_id) references channel (id, organization_id) on delete cascade;
create index org_group_channel_channel on org_group_channel (channel_id);

-- An account without a person, for machines that install.
create table service_account (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  constraint service_account_name unique (organization_id, name),
  constraint service_account_of_organization unique (id, organization_id)
);
create table org_group_service_account (
  group_id uuid not null,
  service_account_id uuid not null,
  organization_id uuid not null,
  primary key (group_id, service_account_id),
  constraint org_group_service_account_group foreign key (group_id, organization_id) references org_group (id, organization_id) on delete cascade,
  constraint org_group_service_account_account foreign key (service_account_id, organization_id) references service_account (id, organization_id) on delete cascade
);
create index org_group_service_account_account on org_group_service_account (service_account_id);

-- A token's holder is a person or a service account; each holds one at a time.
alter table channel_token
  alter column user_id drop not null,
  add column service_account_id uuid,
  add constraint channel_token_service_account foreign key (service_account_id, organization_id) references service_account (id, organization_id) on delete cascade,
  add constraint channel_token_one_holder check (num_nonnulls(user_id, service_account_id) = 1);
create unique index channel_token_current_of_account on channel_token (service_account_id) where revoked_at is null;
