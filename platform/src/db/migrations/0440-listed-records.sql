-- What the source of a mirror listed when its repodata was read last: a digest of each record, so that the next sync reads those that changed.
-- In pieces, because all of a large subdir in one statement would hold up everybody else.
create table mirror_records (
  channel_id uuid not null references channel on delete cascade,
  position smallint not null,
  subdir text not null,
  -- The generation of the channel's files that it belongs to. What is of another one than `mirror_subdir` names is deleted.
  generation bigint not null,
  piece integer not null,
  body bytea not null,
  primary key (channel_id, position, subdir, generation, piece)
);
-- Hashes can't be compressed.
alter table mirror_records alter column body set storage external;
alter table mirror_subdir
  -- Null where nothing is kept.
  add column records_generation bigint,
  -- Packages that were read from shards since.
  add column unsure_names text[] not null default '{}';
