-- What sources say beside their records, what a mirror leaves out of them, and why.
alter table mirror_subdir
  -- Where the packages of the subdir are, as its repodata says it (CEP 15); null for beside the repodata.
  add column base_url text,
  -- Records that the last sync left out, also those of which mirror_skipped has no row.
  add column skipped integer not null default 0;

-- Records of sources that a mirror left out, or serves as they are although few clients read them.
create table mirror_skipped (
  id bigint generated always as identity primary key,
  channel_id uuid not null references channel on delete cascade,
  position smallint not null,
  subdir text not null,
  file_name text not null,
  -- Name of the package; null where the file name tells none.
  name text,
  reason text not null,
  is_served boolean not null
);
create index mirror_skipped_channel on mirror_skipped (channel_id, position, subdir);

alter table mirror_setting
  -- Match specs of what a mirror leaves out; null for nothing.
  add column excludes text[] check (cardinality(excludes) between 1 and 500),
  -- Subdirs that a mirror has; null for all that the hub knows.
  add column subdirs text[] check (cardinality(subdirs) between 1 and 100);
