-- Who gave a resource the version that it has: told to people whose edit comes too late. Kept for some months.
create table resource_version (
  resource text primary key,
  version text not null,
  user_id uuid references app_user (id) on delete set null,
  changed_at timestamptz not null default now()
);
create index resource_version_user on resource_version (user_id);
