-- Whole lists as files, for those that take longer than a response. The file is in the data folder and named after the ID.
create table list_export (
  id uuid primary key,
  -- Who asked: a user, or a service account of an organization.
  user_id uuid references app_user on delete cascade,
  organization_id uuid references organization on delete cascade,
  service_account_id uuid references service_account on delete cascade,
  -- The session or token that asked. Its rights are checked with every page, so it has no reference: without it, the export fails.
  credential_kind text not null check (credential_kind in ('session', 'token')),
  credential_id uuid not null,
  -- Address of the list, with its filters.
  path text not null check (length(path) <= 4000),
  state text not null default 'todo' check (state in ('todo', 'in_progress', 'done', 'failed')),
  -- What the file has: its bytes, its items, and the cursor after them.
  bytes bigint not null default 0 check (bytes >= 0),
  items bigint not null default 0 check (items >= 0),
  cursor text,
  -- Number of items when the export began.
  total bigint not null check (total >= 0),
  -- Why it failed, in a sentence.
  error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check (num_nonnulls(user_id, service_account_id) = 1 and (service_account_id is null) = (organization_id is null))
);
create index list_export_user on list_export (user_id, created_at desc) where user_id is not null;
create index list_export_account on list_export (service_account_id, created_at desc) where service_account_id is not null;
create index list_export_organization on list_export (organization_id) where organization_id is not null;
