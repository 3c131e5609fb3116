-- Workloads that a channel trusts: jobs of a CI system, known by what its signed tokens say of them. A workload brings such a token and gets one for the
-- channel that works for minutes; nothing secret is kept on either side.
create table trusted_workload (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  channel_id uuid not null references channel on delete cascade,
  issuer text not null check (length(issuer) between 8 and 300),
  -- With * for any text.
  subject text not null check (length(subject) between 1 and 300),
  scope text not null check (scope in ('read', 'publish')),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint trusted_workload_once unique (channel_id, issuer, subject)
);
create index trusted_workload_organization on trusted_workload (organization_id);

-- Tokens of issuers that were exchanged: each is good once.
create table exchanged_proof (
  proof_hash bytea primary key,
  expires_at timestamptz not null
);
create index exchanged_proof_ends on exchanged_proof (expires_at);

-- A token that a workload got: it names the trust by which it did, opens that one channel, and ends with the trust.
alter table channel_token
  add column workload_id uuid references trusted_workload on delete cascade,
  add constraint channel_token_workload check (
    workload_id is null or (num_nonnulls(user_id, service_account_id, name) = 0 and organization_id is not null and expires_at is not null)
  );
drop index channel_token_current_of_organization;
create unique index channel_token_current_of_organization on channel_token (organization_id)
  where user_id is null and service_account_id is null and workload_id is null and revoked_at is null;
create index channel_token_of_workload on channel_token (workload_id) where workload_id is not null;
