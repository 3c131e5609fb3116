-- Which reader has read an archive (publish/archive/reader.ts): what an earlier one has read is read again, as it found less.
alter table package_archive add column reader integer not null default 0;
alter table unreadable_archive add column reader integer not null default 0;
create index package_archive_reader on package_archive (reader, file_id);
create index unreadable_archive_reader on unreadable_archive (reader, file_id);
-- When what an earlier reader found was given up, because a later one refuses the archive: what policies ask of scripts is decided anew after that.
alter table unreadable_archive add column lost_at timestamptz;

-- Most archives that are read again hold what they held: only what stands in the index is a change of its files.
create function note_archive_updates() returns trigger language plpgsql as $$
begin
  insert into channel_file_change (channel_id, generation, file_ids)
    select touched.channel_id, 0, array_agg(file_id) from touched join before using (file_id)
      where row (touched.object_key, touched.about, touched.run_exports, touched.script_kinds, touched.text_prefix, touched.binary_prefix)
          is distinct from row (before.object_key, before.about, before.run_exports, before.script_kinds, before.text_prefix, before.binary_prefix)
        and exists (select 1 from channel c where c.id = touched.channel_id)
      group by touched.channel_id;
  return null;
end $$;
drop trigger archive_changed on package_archive;
create trigger archive_changed after update on package_archive
  referencing old table as before new table as touched for each statement execute function note_archive_updates();
