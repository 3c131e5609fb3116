-- What a publication has of each package, so that a search can filter and count without a channel in memory. A row per name, written in pieces
-- before the publication is switched to: there is no foreign key, and what an unfinished publication left is swept.
create table publication_package (
  publication_id uuid not null,
  -- In lower case, as clients compare names.
  name text not null,
  -- Newest version that clients get; null when every file is refused.
  latest_version text,
  -- License of the newest file, and the subdirs of the files: of the served ones, or of all when none is served.
  license text,
  subdirs text[] not null,
  served_count integer not null check (served_count >= 0),
  refused_count integer not null check (refused_count >= 0),
  primary key (publication_id, name)
);
-- False for publications that were made before there were such rows; they are filled in when the platform starts.
alter table publication add column has_packages boolean not null default false;
