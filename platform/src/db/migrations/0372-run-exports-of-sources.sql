-- What the sources of mirrors tell that files export (CEP 12, CEP 21): of most of them nobody here reads the archive.
create table source_run_exports (
  -- channel_file_version.id, which a file keeps when its record changes.
  file_id bigint primary key,
  channel_id uuid not null references channel on delete cascade,
  -- Of which bytes it was told: a source may give other ones under the same name.
  sha256 text,
  -- By kind; {} when nothing.
  run_exports jsonb not null
);
create index source_run_exports_channel on source_run_exports (channel_id, file_id);

-- It stands in the index beside the record of its file, as what was read in its archive does.
create trigger exports_added after insert on source_run_exports
  referencing new table as touched for each statement execute function note_archive_changes();
create trigger exports_changed after update on source_run_exports
  referencing new table as touched for each statement execute function note_archive_changes();
create trigger exports_removed after delete on source_run_exports
  referencing old table as touched for each statement execute function note_archive_changes();

alter table mirror_subdir
  -- What tells of the run_exports.json that was read last whether it has changed: {location, etag, lastModified, bytes}; null where none was read.
  add column exports jsonb;
