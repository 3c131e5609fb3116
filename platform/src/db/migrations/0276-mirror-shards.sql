-- A mirror reads of a source that offers shards (CEP 16) those that have changed since its last sync.
alter table mirror_subdir
  -- The index of shards at which the files of the subdir stand, as it came; null where the source has none.
  add column shards bytea,
  -- When the whole repodata of the subdir was read last.
  add column read_at timestamptz not null default now();
