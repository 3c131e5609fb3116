-- What clients asked of the channels, counted by the hour, and what an organization wants to know about it.

create table gateway_settings (
  organization_id uuid primary key references organization on delete cascade,
  -- Whether single clients are noted, besides the counts.
  is_gateway_enabled boolean not null,
  retention_days integer not null check (retention_days between 1 and 1095),
  anonymize_clients boolean not null,
  -- What addresses are hashed with; a new one whenever the noting begins, so that nothing links two periods.
  client_key bytea not null check (length(client_key) = 32)
);

create table repo_request (
  -- Digest of everything that tells this row from others: counting the same thing again adds to `n`, from whichever process.
  id bytea primary key check (length(id) = 32),
  organization_id uuid not null references organization on delete cascade,
  hour timestamptz not null,
  -- Null when the reader may not see the channel, there is none, or it has been deleted since.
  channel_id uuid references channel on delete set null,
  -- Its name when it was asked for; empty when the reader may not see it or there is none.
  channel text not null,
  kind text not null check (kind in ('index', 'package', 'other')),
  -- Empty, like the file, its name and its version, for what the channel does not have.
  subdir text not null,
  file text not null,
  name text not null,
  version text not null,
  outcome text not null check (outcome in ('served', 'part', 'unchanged', 'refused', 'unknown', 'unauthorized', 'failed')),
  -- Program of the client and its version; empty when it does not say.
  program text not null,
  program_version text not null,
  -- Whom the shown token stands for; null without one.
  subject text check (subject in ('user', 'organization', 'device')),
  -- Of refusals: the policy, its revision and the rule, as they were.
  policy_id uuid,
  policy_name text not null default '',
  revision integer,
  rule text not null default '',
  n bigint not null check (n > 0),
  last_at timestamptz not null
);
create index repo_request_time on repo_request (organization_id, hour);
create index repo_request_refused on repo_request (organization_id, hour) where outcome = 'refused';

-- Single clients by the day; only where the organization has them noted.
create table repo_client (
  id bytea primary key check (length(id) = 32),
  organization_id uuid not null references organization on delete cascade,
  day date not null,
  -- Address, or the hash of address and person.
  client text not null,
  is_anonymous boolean not null,
  user_id uuid references app_user on delete cascade,
  service_account_id uuid references service_account on delete cascade,
  program text not null,
  program_version text not null,
  -- Of refusals, what was refused; empty for everything else.
  channel text not null,
  subdir text not null,
  file text not null,
  n bigint not null check (n > 0),
  last_at timestamptz not null
);
create index repo_client_time on repo_client (organization_id, day);
create index repo_client_file on repo_client (organization_id, channel, subdir, file) where file <> '';
create index repo_client_user on repo_client (user_id) where user_id is not null;
create index repo_client_account on repo_client (service_account_id) where service_account_id is not null;
