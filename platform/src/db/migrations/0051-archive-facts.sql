-- What archives say is shown: of a mirror's files, too, once somebody asks and their bytes are here.
alter table package_archive
  -- The bytes that were read: a mirror may give other ones under the same name.
  add column object_key text,
  -- The files that it installs: zstd of JSON, a list of {path, size} by path; the first of them where there are very many. Null where nobody kept them.
  add column paths bytea;
update package_archive a set object_key = v.object_key from channel_file_version v where v.id = a.file_id and v.until_generation is null;
delete from package_archive where object_key is null;
alter table package_archive alter column object_key set not null;

-- Archives of mirrors that cannot be read, so that nobody tries again and again.
create table unreadable_archive (
  -- channel_file_version.id
  file_id bigint primary key,
  channel_id uuid not null references channel on delete cascade,
  object_key text not null,
  -- What is wrong with it, in a sentence.
  reason text not null,
  tried_at timestamptz not null default now()
);
create index unreadable_archive_channel on unreadable_archive (channel_id);
