-- When the next file of a publication comes that is only held for its age; null when none is. The run of that day is asked for by it.
alter table publication add column releases_at timestamptz;
create index publication_releases on publication (releases_at) where releases_at is not null;
-- When an archive was read: what policies ask of scripts is decided anew after that. Those of before were known to every publication.
alter table package_archive add column read_at timestamptz not null default 'epoch';
alter table package_archive alter column read_at set default now();
create index package_archive_read on package_archive (channel_id, read_at);
-- Files of which the bytes are here, to find those whose archive nobody has read.
create index channel_file_version_held on channel_file_version (id) where object_key is not null and until_generation is null;
