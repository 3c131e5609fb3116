-- What stands in each folder of a project's files, kept with them: neither a page of a folder nor the bytes of an owner are counted file by file.

-- The folder of a path; empty for the project's own.
create function folder_of(path text) returns text language sql immutable strict parallel safe as $$
  select case when strpos(path, '/') = 0 then '' else left(path, length(path) - strpos(reverse(path), '/')) end
$$;
-- All folders that a path stands in, the project's own among them.
create function folders_above(path text) returns setof text language sql stable strict as $$
  select array_to_string(parts[1:depth], '/') from string_to_array(path, '/') as parts, generate_series(0, array_length(parts, 1) - 1) as depth
$$;

create index project_file_folder on project_file (project_id, folder_of(path), path);

create table project_folder (
  project_id uuid not null references project on delete cascade,
  -- Empty for the project's own, which stands in no other.
  path text not null collate "C",
  parent text collate "C",
  -- Files right in it, and all that are below it.
  own_file_count integer not null,
  file_count integer not null,
  bytes bigint not null,
  -- When a file of it was last written, one that went included.
  updated_at timestamptz not null,
  primary key (project_id, path)
);
create index project_folder_parent on project_folder (project_id, parent, path);
create index project_folder_empty on project_folder (project_id) where file_count = 0;

insert into project_folder (project_id, path, parent, own_file_count, file_count, bytes, updated_at)
  select project_id, above, case when above <> '' then folder_of(above) end, count(*) filter (where above = folder_of(f.path)), count(*), sum(size), max(updated_at)
  from project_file f, folders_above(f.path) as above group by project_id, above;

-- Counts the files of a statement in or out. Those of a project that goes with them have no folders any more.
create function count_in_folders() returns trigger language plpgsql as $$
declare
  sign integer := tg_argv[0];
begin
  insert into project_folder as f (project_id, path, parent, own_file_count, file_count, bytes, updated_at)
    select c.project_id, above, case when above <> '' then folder_of(above) end, sign * count(*) filter (where above = folder_of(c.path)), sign * count(*),
      sign * sum(c.size), max(c.updated_at)
    from changed c, folders_above(c.path) as above
    where exists (select 1 from project p where p.id = c.project_id)
    group by c.project_id, above order by c.project_id, above
  on conflict (project_id, path) do update set own_file_count = f.own_file_count + excluded.own_file_count, file_count = f.file_count + excluded.file_count,
    bytes = f.bytes + excluded.bytes, updated_at = greatest(f.updated_at, excluded.updated_at);
  if sign < 0 then
    delete from project_folder where file_count = 0 and project_id in (select project_id from changed);
  end if;
  return null;
end $$;
create trigger file_came after insert on project_file referencing new table as changed for each statement execute function count_in_folders('1');
create trigger file_went after delete on project_file referencing old table as changed for each statement execute function count_in_folders('-1');
-- A file that is replaced: by their names these two come one after the other.
create trigger file_replaced_1 after update on project_file referencing old table as changed for each statement execute function count_in_folders('-1');
create trigger file_replaced_2 after update on project_file referencing new table as changed for each statement execute function count_in_folders('1');
