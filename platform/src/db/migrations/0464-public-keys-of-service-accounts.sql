-- Public keys of service accounts, with which they prove who they are without a stored secret (private_key_jwt). Two at a time, as of keys.
create table service_account_public_key (
  id uuid primary key,
  service_account_id uuid not null references service_account on delete cascade,
  slot smallint not null check (slot in (1, 2)),
  name text not null check (char_length(name) between 1 and 60),
  jwk jsonb not null,
  -- RFC 7638, which is also its key ID unless it has another.
  thumbprint text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  constraint service_account_public_key_slot unique (service_account_id, slot),
  constraint service_account_public_key_once unique (service_account_id, thumbprint)
);

-- Assertions of service accounts that were used: each is good once.
create table used_assertion (
  assertion_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_assertion_ends on used_assertion (expires_at);

alter table channel_token
  add column public_key_id uuid references service_account_public_key on delete cascade,
  drop constraint channel_token_origin,
  add constraint channel_token_origin check (
    num_nonnulls(key_id, public_key_id) = case when scopes is not null and slot is null then 1 else 0 end
  );
create index channel_token_of_public_key on channel_token (public_key_id) where public_key_id is not null;
