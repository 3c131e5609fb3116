-- Projects of people and organizations (PROJ-16), and the files in them (FILE-05).
create table project (
  id uuid primary key,
  user_id uuid references app_user on delete cascade,
  organization_id uuid references organization on delete cascade,
  name text not null check (length(name) between 1 and 80),
  title text not null check (length(title) between 1 and 80),
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A deleted project is kept for a day, so that it can be brought back.
  deleted_at timestamptz,
  constraint project_one_owner check (num_nonnulls(user_id, organization_id) = 1)
);
-- Names are told apart as people do: 'Forecast' and 'forecast' would be mistaken for each other.
create unique index project_user_name on project (user_id, lower(name)) where deleted_at is null and user_id is not null;
create unique index project_organization_name on project (organization_id, lower(name)) where deleted_at is null and organization_id is not null;
create index project_created_by on project (created_by);
create index project_deleted on project (deleted_at) where deleted_at is not null;

-- Files of projects. The bytes stand in the data folder under their SHA-256; several files may share them.
create table project_file (
  project_id uuid not null references project on delete cascade,
  path text not null collate "C" check (length(path) between 1 and 1024),
  -- The path as file systems that do not tell cases and forms of characters apart see it: two files of one such path could not be downloaded together.
  folded_path text not null collate "C",
  size bigint not null check (size >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  updated_at timestamptz not null default now(),
  primary key (project_id, path),
  constraint project_file_folded unique (project_id, folded_path)
);
create index project_file_bytes on project_file (sha256);
