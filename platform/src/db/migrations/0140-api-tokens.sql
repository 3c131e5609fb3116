-- API tokens: tokens of a person that have a name, as many as they want, beside the one that has none. They open what the unnamed one opens, and calls of
-- the API besides: `api_scope` says which, `scope` stays what they are good for in channels.
alter table channel_token
  add column name text check (length(name) between 1 and 60),
  add column api_scope text check (api_scope in ('read', 'publish', 'full')),
  add constraint channel_token_api check (
    (name is null) = (api_scope is null)
    and (name is null or (user_id is not null and organization_id is null and expires_at is not null))
  );
drop index channel_token_current_of_person;
create unique index channel_token_current_of_person on channel_token (user_id)
  where organization_id is null and name is null and revoked_at is null;
create unique index channel_token_name on channel_token (user_id, name) where name is not null and revoked_at is null;
