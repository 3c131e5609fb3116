-- Channels of which files come in by promotion only after an admin has approved it.
create table channel_promotion (
  channel_id uuid primary key references channel on delete cascade,
  needs_approval boolean not null
);

-- Files of one channel that are brought into another: asked for, and then done, declined or withdrawn.
create table promotion (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  -- Where the files go.
  channel_id uuid not null references channel on delete cascade,
  source_id uuid references channel on delete set null,
  -- Name of the source with its organization, as it was called.
  source text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'declined', 'withdrawn')),
  reason text not null default '',
  asked_by uuid references app_user on delete set null,
  asked_at timestamptz not null default now(),
  -- Null for one that needed no decision.
  decided_by uuid references app_user on delete set null,
  decided_at timestamptz,
  answer text not null default ''
);
create index promotion_channel on promotion (channel_id, asked_at desc);
create index promotion_organization on promotion (organization_id, state, asked_at desc);
create index promotion_source on promotion (source_id) where source_id is not null;
create index promotion_asked on promotion (asked_by) where asked_by is not null;
create index promotion_decided on promotion (decided_by) where decided_by is not null;

-- The files of a promotion, with the hash of the bytes that were looked at.
create table promotion_file (
  promotion_id uuid not null references promotion on delete cascade,
  position integer not null,
  subdir text not null,
  file_name text not null,
  sha256 text not null,
  primary key (promotion_id, position)
);
