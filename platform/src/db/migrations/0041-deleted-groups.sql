-- A deleted group can be brought back for a day. It stands here alone until it is purged: nothing that asks who may read a channel sees it.
create table deleted_group (
  -- The id that it had.
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  name text not null,
  created_at timestamptz not null,
  deleted_at timestamptz not null default now(),
  -- Who was in it, and what it opened; some of them may be gone.
  user_ids uuid[] not null,
  service_account_ids uuid[] not null,
  channel_ids uuid[] not null
);
create index deleted_group_organization on deleted_group (organization_id);
create index deleted_group_age on deleted_group (deleted_at);
