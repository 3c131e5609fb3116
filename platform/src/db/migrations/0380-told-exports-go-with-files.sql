-- What sources told of a file goes with the file's last version, in the same pieces: a look through the whole table each hour, and all of a deleted channel's
-- rows in one statement, would hold up everybody else on a mirror of half a million files.
alter table source_run_exports drop constraint source_run_exports_channel_id_fkey;
delete from source_run_exports s where not exists (select 1 from channel_file_version v where v.id = s.file_id);

create function drop_told_exports() returns trigger language plpgsql as $$
begin
  delete from source_run_exports s where s.file_id in (select id from touched)
    and not exists (select 1 from channel_file_version v where v.id = s.file_id);
  return null;
end $$;
create trigger file_told_of after delete on channel_file_version
  referencing old table as touched for each statement execute function drop_told_exports();
