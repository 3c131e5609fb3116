-- Collections: lists of packages and files that an organization's admins put together for others (SRCH-01).
create table collection (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  -- Stands in its address.
  name text not null check (length(name) between 2 and 40),
  title text not null check (length(title) between 1 and 80),
  description text not null default '' check (length(description) <= 1000),
  privacy text not null check (privacy in ('public', 'internal')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A deleted collection is kept for a day, so that it can be brought back.
  deleted_at timestamptz
);
create unique index collection_name on collection (organization_id, name) where deleted_at is null;
create index collection_deleted on collection (deleted_at) where deleted_at is not null;

-- What is in a collection, in its order: a package of a channel, or one of its files.
create table collection_entry (
  collection_id uuid not null references collection on delete cascade,
  position integer not null check (position >= 0),
  channel_id uuid not null references channel on delete cascade,
  -- Of the package, also where the entry is a file of it.
  name text not null,
  -- Of the file; null where the entry is the package.
  subdir text,
  file_name text,
  note text not null default '' check (length(note) <= 200),
  primary key (collection_id, position),
  constraint collection_entry_file check ((subdir is null) = (file_name is null))
);
create index collection_entry_channel on collection_entry (channel_id);
