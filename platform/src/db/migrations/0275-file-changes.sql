-- Which files of a channel have changed, so that a publication reads those and not the whole channel again.

create table channel_file_change (
  id bigint generated always as identity primary key,
  channel_id uuid not null,
  -- Who remembers a snapshot of the database asks for the changes that it did not see, in whatever order they were committed.
  transaction xid8 not null default pg_current_xact_id(),
  -- The highest generation of the channel that it is of: one that nobody sees yet counts again once it is seen.
  generation bigint not null,
  noted_at timestamptz not null default now(),
  -- channel_file_version.id; null says that changes up to this transaction and this generation were noted and are forgotten.
  file_ids bigint[]
);
create index channel_file_change_channel on channel_file_change (channel_id, id);

create function note_file_changes() returns trigger language plpgsql as $$
begin
  insert into channel_file_change (channel_id, generation, file_ids)
    select channel_id, max(greatest(from_generation, until_generation)), array_agg(distinct id) from touched group by channel_id;
  return null;
end $$;
create trigger file_added after insert on channel_file_version
  referencing new table as touched for each statement execute function note_file_changes();
create trigger file_changed after update on channel_file_version
  referencing new table as touched for each statement execute function note_file_changes();

-- Versions that have ended are swept; what goes with its channel nobody asks for.
create function note_file_removals() returns trigger language plpgsql as $$
begin
  insert into channel_file_change (channel_id, generation, file_ids)
    select channel_id, max(from_generation), array_agg(distinct id) from touched
      where until_generation is null and exists (select 1 from channel c where c.id = touched.channel_id) group by channel_id;
  return null;
end $$;
create trigger file_removed after delete on channel_file_version
  referencing old table as touched for each statement execute function note_file_removals();

-- What an archive holds stands in the index beside the record of its file.
create function note_archive_changes() returns trigger language plpgsql as $$
begin
  insert into channel_file_change (channel_id, generation, file_ids)
    select channel_id, 0, array_agg(file_id) from touched
      where exists (select 1 from channel c where c.id = touched.channel_id) group by channel_id;
  return null;
end $$;
create trigger archive_added after insert on package_archive
  referencing new table as touched for each statement execute function note_archive_changes();
create trigger archive_changed after update on package_archive
  referencing new table as touched for each statement execute function note_archive_changes();
create trigger archive_removed after delete on package_archive
  referencing old table as touched for each statement execute function note_archive_changes();

create or replace function keep_channel_remains() returns trigger language plpgsql as $$
begin
  insert into channel_remains (channel_id) values (old.id) on conflict do nothing;
  delete from channel_file_change where channel_id = old.id;
  return null;
end $$;
