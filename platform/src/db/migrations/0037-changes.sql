-- What people changed of an organization. A row is written by the transaction that changes, and is gone after the days that the operator sets.
create table organization_change (
  -- UUIDv7: orders changes of one millisecond too.
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  at timestamptz not null default now(),
  -- Null for what the hub or its operators did, and when the account is erased.
  actor_id uuid references app_user on delete set null,
  kind text not null,
  -- The thing that was changed, as it was called then; it may be gone.
  subject text not null,
  subject_id uuid,
  detail text not null default '',
  -- Whoever may not read the channel does not see the row. Of a channel that is gone only this is known: whether it was private.
  channel_id uuid,
  channel text,
  was_private boolean not null default false
);
create index organization_change_at on organization_change (organization_id, at desc, id desc);
create index organization_change_channel on organization_change (channel_id) where channel_id is not null;
create index organization_change_age on organization_change (at);
