-- Bundles: what a channel served, in a signed file for hubs without a network.
create table bundle_made (
  id uuid primary key,
  channel_id uuid not null references channel on delete cascade,
  -- Number of the snapshot that it holds.
  snapshot integer not null,
  made_at timestamptz not null,
  -- The bundle that it goes on from; null for one that holds all.
  follows uuid,
  file_count integer not null,
  bytes bigint not null,
  -- All that the channel served then, whether in this file or in those before: lines of path and hash, by zstd.
  contents bytea not null
);
create index bundle_made_channel on bundle_made (channel_id, made_at desc);

-- Bundles of other hubs that were brought into a channel.
create table bundle_brought (
  channel_id uuid not null references channel on delete cascade,
  bundle_id uuid not null,
  hub text not null,
  source text not null,
  made_at timestamptz not null,
  key_id text not null,
  file_count integer not null,
  new_count integer not null,
  brought_at timestamptz not null default now(),
  primary key (channel_id, bundle_id)
);

-- Keys of other hubs whose bundles this hub takes.
create table bundle_key (
  key text primary key,
  title text not null,
  added_at timestamptz not null default now()
);
