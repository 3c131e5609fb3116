-- Files of mirrors that their source does not list any more. Those whose bytes the hub holds stay, for who asks for them by name.
alter table channel_file_version
  drop constraint channel_file_version_withdrawn_check,
  add constraint channel_file_version_withdrawn_check check (withdrawn in ('yanked', 'harmful', 'gone')),
  -- The sync that missed the file first; null for what its source lists.
  add column gone_at timestamptz;
alter table channel_file_version alter column gone_at set statistics 10;
create index channel_file_version_gone on channel_file_version (channel_id) where gone_at is not null;
create or replace view channel_file as
  select f.id, f.channel_id, f.subdir, f.file_name, f.name, f.version, f.build, f.build_number, f.depends, f.license, f.license_family,
    f.timestamp_ms, f.indexed_ms, f.size, f.md5, f.sha256, f.trust, f.record, f.object_key, f.record_digest, f.first_seen_ms, f.withdrawn, f.gone_at
  from channel_file_version f join channel c on c.id = f.channel_id
  where f.from_generation <= c.generation and (f.until_generation is null or f.until_generation > c.generation);

-- What an organization decides over one of its mirrors; without a row everything is as it is by default.
create table mirror_setting (
  channel_id uuid primary key references channel on delete cascade,
  -- Whether the index goes on listing what is gone at the source and held here.
  lists_gone boolean not null default false
);
