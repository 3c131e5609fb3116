-- Besides members and service accounts, an organization holds a token itself (organization without person and account), and a person one for everything
-- that they may read (person without organization).
alter table channel_token
  alter column organization_id drop not null,
  -- When its holder was told that it ends soon; null while there was nothing to tell.
  add column warned_at timestamptz,
  drop constraint channel_token_one_holder,
  add constraint channel_token_holder check (
    num_nonnulls(user_id, service_account_id) <= 1
    and num_nonnulls(organization_id, user_id) >= 1
    and (service_account_id is null or organization_id is not null)
  );
create unique index channel_token_current_of_organization on channel_token (organization_id)
  where user_id is null and service_account_id is null and revoked_at is null;
create unique index channel_token_current_of_person on channel_token (user_id) where organization_id is null and revoked_at is null;
create index channel_token_ends on channel_token (expires_at) where revoked_at is null and warned_at is null;

-- Secrets by which mirrors read with a token: one for each mirror, good as long as the token. They are of no use for anything else, so only the mirror's own
-- copy of it is kept, sealed.
create table channel_token_mirror (
  mirror_id uuid primary key references channel on delete cascade,
  token_id uuid not null references channel_token on delete cascade,
  secret_hash bytea not null unique,
  sealed_secret bytea not null,
  given_at timestamptz not null default now()
);
create index channel_token_mirror_token on channel_token_mirror (token_id);
