-- When an advisory was written here last, so that what a channel is told of can name the one that brought it.
alter table advisory add column written_at timestamptz not null default now();
-- When a channel was looked at last, see advisory_look; null for a look before findings were kept: all channels are looked at once more.
alter table advisory_look add column looked_at timestamptz;
update advisory_look set revision = -1;
alter table advisory_look alter column looked_at set default now();

-- Since when, and until when, a fault hits files of a package's version that a channel serves, and why: a row for each stretch of time.
-- Written by the look at the channel, and only where something begins, changes or ends.
create table advisory_finding (
  id uuid primary key default gen_random_uuid(),
  channel_id uuid not null references channel on delete cascade,
  -- The id under which the fault was known when it began.
  fault text not null check (char_length(fault) <= 80),
  package text not null,
  version text not null,
  -- Served files that it hits; once it is over, those that it hit last.
  file_count integer not null,
  began_at timestamptz not null default now(),
  begun_by text not null check (begun_by in ('first_look', 'served', 'advisory', 'identity', 'statement')),
  -- The advisory, and the feed of it, that brought it.
  begun_advisory text,
  begun_feed text,
  over_at timestamptz,
  ended_by text check (ended_by in ('refused', 'removed', 'statement', 'withdrawn', 'advisory', 'identity', 'joined')),
  ended_advisory text,
  ended_feed text,
  -- By ended_by: the rule that refuses it, what was said, the version that is served instead, the id that it is counted under.
  ended_note text check (char_length(ended_note) <= 1000),
  check ((over_at is null) = (ended_by is null))
);
create unique index advisory_finding_standing on advisory_finding (channel_id, fault, package, version) where over_at is null;
create index advisory_finding_latest on advisory_finding (channel_id, (coalesce(over_at, began_at)) desc);
create index advisory_finding_fault on advisory_finding (fault);
