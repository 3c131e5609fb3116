-- Keys of service accounts: up to two at a time, so that one can be replaced while the other works. `scopes` says what they allow in the API, `scope` what
-- they are good for in channels. The unnamed token of an account stays beside them.
alter table channel_token
  add column slot smallint check (slot in (1, 2)),
  add column scopes text[] check (cardinality(scopes) > 0),
  drop constraint channel_token_api,
  add constraint channel_token_api check (
    case
      when slot is null then
        scopes is null and (name is null) = (api_scope is null)
        and (name is null or (user_id is not null and organization_id is null and expires_at is not null))
      else num_nonnulls(service_account_id, name, scopes, expires_at) = 4 and api_scope is null
    end
  );
drop index channel_token_current_of_account;
create unique index channel_token_current_of_account on channel_token (service_account_id) where revoked_at is null and slot is null;
create unique index channel_token_slot on channel_token (service_account_id, slot) where revoked_at is null and slot is not null;

-- Machines send Idempotency-Key, too.
alter table idempotency
  drop constraint idempotency_pkey,
  alter column user_id drop not null,
  add column service_account_id uuid references service_account on delete cascade,
  add column holder uuid generated always as (coalesce(user_id, service_account_id)) stored,
  add constraint idempotency_of_one check (num_nonnulls(user_id, service_account_id) = 1),
  add primary key (holder, key);
create index idempotency_of_account on idempotency (service_account_id) where service_account_id is not null;

-- The service account that made a change. Without a foreign key, because the name stays when the account is deleted.
alter table organization_change
  add column service_account_id uuid,
  add column service_account text check (char_length(service_account) between 1 and 80);

-- Environments that a service account registers: one for each machine and folder, as for people.
alter table environment
  add column service_account_id uuid references service_account on delete set null,
  add constraint environment_of_account unique (organization_id, service_account_id, device, prefix);
create index environment_account on environment (service_account_id) where service_account_id is not null;
