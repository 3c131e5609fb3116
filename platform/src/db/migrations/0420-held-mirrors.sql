-- A sync whose list lost too many files is held, and a sync is done only when clients see what it brought.
alter table mirror_sync
  -- When its files became those of the channel; from then on it only waits for the publication that serves them.
  add column switched_at timestamptz,
  -- Whether it was held because its source lists too few files. Such a sync has failed.
  add column is_held boolean not null default false;

alter table mirror_setting
  -- Percent of its files that a sync may lose before it is held; 100 for any.
  add column loss_limit_percent smallint not null default 10 check (loss_limit_percent between 1 and 100),
  -- Whether the next sync may lose anything, because somebody took a source away.
  add column accepts_loss boolean not null default false;

-- What the last sync of a mirror would have lost; gone with the next good one.
create table mirror_loss (
  channel_id uuid primary key references channel on delete cascade,
  held_at timestamptz not null default now(),
  lost_count integer not null,
  -- Files that the mirror had before.
  file_count integer not null,
  -- The same by subdir: [{subdir, lost_count, file_count}].
  subdirs jsonb not null,
  -- What an admin decided: 'remove' lets one sync lose as many files, 'keep' goes on with what there is.
  decision text check (decision in ('remove', 'keep'))
);

alter table mirror_problem drop constraint mirror_problem_kind_check;
alter table mirror_problem add constraint mirror_problem_kind_check
  check (kind in ('corrupt', 'interrupted', 'failed', 'busy', 'unreachable', 'subdir'));
