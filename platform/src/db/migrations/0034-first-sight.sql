-- When this hub saw a file first, by its own clock, whatever its builder or its source say; other bytes under an old name are a new file.
-- Null for what was there when a channel was first brought over (and for all files before this column): the hub cannot know since when.
alter table channel_file_version add column first_seen_ms bigint;
alter table channel_file_version alter column first_seen_ms set statistics 10;
create or replace view channel_file as
  select f.id, f.channel_id, f.subdir, f.file_name, f.name, f.version, f.build, f.build_number, f.depends, f.license, f.license_family,
    f.timestamp_ms, f.indexed_ms, f.size, f.md5, f.sha256, f.trust, f.record, f.object_key, f.record_digest, f.first_seen_ms
  from channel_file_version f join channel c on c.id = f.channel_id
  where f.from_generation <= c.generation and (f.until_generation is null or f.until_generation > c.generation);
