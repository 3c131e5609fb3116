-- Files of channels in generations: many records change in small pieces that nobody sees, until one value of the channel's row is switched.

-- What readers see, counted up by the sync of a mirror.
alter table channel add column generation bigint not null default 0;
-- There may be versions that no reader sees any more, or never will: of an old generation, or of a sync that did not end.
alter table channel add column unswept boolean not null default false;

alter table channel_file rename to channel_file_version;
alter table channel_file_version
  -- Seen from this generation of its channel on …
  add column from_generation bigint not null default 0,
  -- … and not from this one on; null for the newest version.
  add column until_generation bigint check (until_generation > from_generation),
  drop constraint channel_file_pkey,
  -- A file keeps its id when its record changes.
  add constraint channel_file_version_pkey primary key (id, from_generation),
  drop constraint channel_file_channel_id_subdir_file_name_key,
  add constraint channel_file_version_place unique (channel_id, subdir, file_name, from_generation),
  -- Versions of a channel that is gone are seen by nobody; they are deleted in pieces, see channel_remains.
  drop constraint channel_file_channel_id_fkey;
-- Which objects go with a channel.
create index channel_file_version_channel_object on channel_file_version (channel_id, object_key) where object_key is not null;
-- What planning needs comes from a small sample as well; the usual one would hold up the embedded database for a second.
alter table channel_file_version
  alter column subdir set statistics 10, alter column file_name set statistics 10, alter column name set statistics 10, alter column channel_id set statistics 10,
  alter column id set statistics 10, alter column version set statistics 10, alter column build set statistics 10, alter column build_number set statistics 10,
  alter column depends set statistics 0, alter column license set statistics 10, alter column license_family set statistics 10, alter column timestamp_ms set statistics 10,
  alter column indexed_ms set statistics 10, alter column size set statistics 10, alter column md5 set statistics 0, alter column sha256 set statistics 0,
  alter column trust set statistics 10, alter column record set statistics 0, alter column object_key set statistics 10, alter column record_digest set statistics 0,
  alter column from_generation set statistics 10, alter column until_generation set statistics 10;

-- What readers see. Everybody reads this; only those who change many records know of versions.
create view channel_file as
  select f.id, f.channel_id, f.subdir, f.file_name, f.name, f.version, f.build, f.build_number, f.depends, f.license, f.license_family,
    f.timestamp_ms, f.indexed_ms, f.size, f.md5, f.sha256, f.trust, f.record, f.object_key, f.record_digest
  from channel_file_version f join channel c on c.id = f.channel_id
  where f.from_generation <= c.generation and (f.until_generation is null or f.until_generation > c.generation);

-- Channels that are gone and whose file versions are not yet.
create table channel_remains (channel_id uuid primary key);
create function keep_channel_remains() returns trigger language plpgsql as $$
begin
  insert into channel_remains (channel_id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger channel_deleted after delete on channel for each row execute function keep_channel_remains();

-- The try that works on a sync; what another one still writes counts for nothing.
alter table mirror_sync add column run_id uuid;
drop table mirror_staging;
