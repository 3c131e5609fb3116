-- What of its source a mirror has, when it is synced by itself, which package files come before anybody asks, and what opens the source.

alter table mirror_setting
  -- Match specs of which a record must meet one; null for everything that the source lists.
  add column specs text[] check (cardinality(specs) between 1 and 500),
  -- Minutes from the beginning of a sync to the next one; null for syncs that somebody asks for.
  add column sync_minutes integer check (sync_minutes between 15 and 43200),
  -- Package files that come before anybody asks for them.
  add column fetches text not null default 'asked' check (fetches in ('asked', 'environments', 'allowed', 'all')),
  -- When somebody last began to fetch what is missing; null for what is to be begun at once.
  add column fetched_at timestamptz;
create index mirror_sync_of on mirror_sync (channel_id, created_at);
create index mirror_setting_scheduled on mirror_setting (channel_id) where sync_minutes is not null;
create index mirror_setting_fetching on mirror_setting (channel_id) where fetches <> 'asked';

-- Credentials for the first source of a mirror.
create table mirror_secret (
  channel_id uuid primary key references channel on delete cascade,
  kind text not null check (kind in ('bearer', 'basic')),
  -- The user of a pair; null for a token.
  username text,
  -- AES-256-GCM, for this channel and source alone; the key is not in the database.
  sealed bytea not null,
  set_at timestamptz not null default now(),
  check ((kind = 'basic') = (username is not null))
);

-- What a mirror lists and does not hold yet, in the order in which it is fetched.
create index channel_file_version_unheld on channel_file_version (channel_id, id) where object_key is null and until_generation is null;
