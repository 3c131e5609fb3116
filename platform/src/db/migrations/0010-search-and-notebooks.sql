-- Search by name over every package; notebooks that people keep.

-- From now on `artifact` has a row for every name in a channel's own files (written with each change of its content), so that a search reads
-- names once, not every file.
insert into artifact (channel_id, name) select distinct channel_id, name from channel_file on conflict do nothing;

create table notebook (
  id uuid primary key,
  owner_id uuid not null references app_user on delete cascade,
  title text not null check (char_length(title) between 1 and 80),
  -- As nbformat 4 describes it.
  content jsonb not null,
  -- Bytes of the content as JSON.
  size integer not null check (size between 0 and 5242880),
  -- What stands in the public link; null while it is not shared.
  share_id text unique check (share_id ~ '^[A-Za-z0-9_-]{16,64}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index notebook_owner on notebook (owner_id, updated_at desc, id desc);
