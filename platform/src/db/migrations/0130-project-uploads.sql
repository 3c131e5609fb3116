-- Files of projects that come in pieces (tus): the bytes that are here stand in the data folder, and how many they are says the file itself.
create table project_upload (
  id uuid primary key,
  project_id uuid not null references project on delete cascade,
  -- Nobody else goes on with it.
  created_by uuid not null references app_user on delete cascade,
  path text not null collate "C" check (length(path) between 1 and 1024),
  size bigint not null check (size >= 0),
  created_at timestamptz not null default now(),
  -- Moves on with every piece; what nobody goes on with is forgotten then.
  expires_at timestamptz not null,
  -- When the file became one of the project. The row stays until it expires, for a client that has lost the answer.
  stored_at timestamptz
);
create index project_upload_project on project_upload (project_id);
create index project_upload_person on project_upload (created_by) where stored_at is null;
create index project_upload_expires on project_upload (expires_at);
