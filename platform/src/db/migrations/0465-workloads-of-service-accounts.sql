-- Workloads that a service account trusts: jobs of a CI system or a cloud that get its access tokens with a token of their issuer.
create table service_account_workload (
  id uuid primary key,
  service_account_id uuid not null references service_account on delete cascade,
  issuer text not null check (length(issuer) between 8 and 300),
  -- With * for any text.
  subject text not null check (length(subject) between 1 and 300),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint service_account_workload_once unique (service_account_id, issuer, subject)
);

alter table channel_token
  add column account_workload_id uuid references service_account_workload on delete cascade,
  drop constraint channel_token_origin,
  add constraint channel_token_origin check (
    num_nonnulls(key_id, public_key_id, account_workload_id) = case when scopes is not null and slot is null then 1 else 0 end
  );
create index channel_token_of_account_workload on channel_token (account_workload_id) where account_workload_id is not null;
