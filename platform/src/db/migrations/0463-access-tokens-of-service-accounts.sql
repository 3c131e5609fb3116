-- Access tokens of service accounts: work for minutes, and end with the key that they came from. They have scopes, as keys, but no name and no slot.
alter table channel_token
  add column key_id uuid references channel_token on delete cascade,
  drop constraint channel_token_api,
  add constraint channel_token_api check (
    case
      when scopes is null then
        slot is null and (name is null) = (api_scope is null)
        and (name is null or (user_id is not null and organization_id is null and expires_at is not null))
      when slot is null then num_nonnulls(service_account_id, expires_at) = 2 and num_nonnulls(name, api_scope) = 0
      else num_nonnulls(service_account_id, name, expires_at) = 3 and api_scope is null
    end
  ),
  add constraint channel_token_origin check (num_nonnulls(key_id) = case when scopes is not null and slot is null then 1 else 0 end);
drop index channel_token_current_of_account;
create unique index channel_token_current_of_account on channel_token (service_account_id) where revoked_at is null and scopes is null;
create index channel_token_of_key on channel_token (key_id) where key_id is not null;
