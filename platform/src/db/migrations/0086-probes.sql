-- What has to stay installable in a channel, as its admins named it.
create table channel_probe (
  channel_id uuid not null references channel on delete cascade,
  position integer not null,
  label text not null check (length(label) between 1 and 80),
  specs text[] not null check (cardinality(specs) between 1 and 100),
  -- None stands for all that the channel serves.
  platforms text[] not null,
  -- Whether a channel that holds back waits for this one.
  required boolean not null,
  primary key (channel_id, label)
);

-- How a channel goes by its probes; without a row it warns, and has no others.
create table channel_probe_setting (
  channel_id uuid primary key references channel on delete cascade,
  -- What becomes of a publication by which a required probe would fail that could be installed before: published all the same, or held back.
  when_failing text not null check (when_failing in ('warn', 'hold')),
  -- So many of the packages that most files need are probes, too; they warn only.
  most_needed integer not null check (most_needed between 0 and 200)
);

-- The answer of each probe on each of its platforms.
alter table publication add column probes jsonb not null default '[]';

-- Probes that failed by a run, and whether it was held back for them.
alter table policy_run add column failing_probes jsonb not null default '[]';
alter table policy_run add column is_held boolean not null default false;
-- Somebody said that it is to be published although probes fail.
alter table policy_run add column accepts_failing_probes boolean not null default false;
alter table policy_run_request add column accepts_failing_probes boolean not null default false;
