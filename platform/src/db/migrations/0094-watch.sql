-- A policy can be watched before it is enforced: nothing is refused, and what would have been is counted.
alter table channel_policy add column is_watched boolean not null default false;
alter table policy_run add column is_watched boolean not null default false;
alter table publication add column is_watched boolean not null default false;

-- What was given out that a watched policy would have refused, to whom, by the day.
create table watched_request (
  -- Digest of everything that tells this row from others: counting the same thing again adds to `n`, from whichever process.
  id bytea primary key check (length(id) = 32),
  channel_id uuid not null references channel on delete cascade,
  policy_id uuid not null,
  day date not null,
  -- The rule in words, as it was.
  rule text not null,
  -- Name of the package.
  name text not null,
  -- Whom the shown token stands for: a person or a service account; neither for one of the organization, or none.
  user_id uuid references app_user on delete cascade,
  service_account_id uuid references service_account on delete cascade,
  n bigint not null check (n > 0),
  last_at timestamptz not null
);
create index watched_request_channel on watched_request (channel_id, day);
create index watched_request_user on watched_request (user_id) where user_id is not null;
create index watched_request_account on watched_request (service_account_id) where service_account_id is not null;
