-- Labels: which of a channel's indexes list a file.
-- Null is `main` alone, as nearly every file has it, so that a large channel costs nothing more.
alter table channel_file_version add column labels text[];
create index channel_file_version_labels on channel_file_version (channel_id) where labels is not null;
create or replace view channel_file as
  select f.id, f.channel_id, f.subdir, f.file_name, f.name, f.version, f.build, f.build_number, f.depends, f.license, f.license_family,
    f.timestamp_ms, f.indexed_ms, f.size, f.md5, f.sha256, f.trust, f.record, f.object_key, f.record_digest, f.first_seen_ms, f.withdrawn, f.gone_at, f.labels
  from channel_file_version f join channel c on c.id = f.channel_id
  where f.from_generation <= c.generation and (f.until_generation is null or f.until_generation > c.generation);

-- The labels of a channel beside `main`. One that no file carries at the moment stays: clients that have its address go on to read it.
create table channel_label (
  channel_id uuid not null references channel on delete cascade,
  name text not null check (name ~ '^[a-z0-9_][a-z0-9_.-]{0,63}$' and name <> 'main'),
  created_at timestamptz not null default now(),
  primary key (channel_id, name)
);

-- Labels that an announced upload is to come under; null for `main` alone.
alter table upload_stage add column labels text[];

-- Labels that promoted files come under; null for `main` alone.
alter table promotion add column labels text[];
