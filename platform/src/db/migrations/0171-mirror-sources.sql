-- Several sources of one mirror, what went wrong with them, and how much they are asked for.

-- Sources beside that of the channel, which comes first: those that are asked next, in their order.
create table mirror_source (
  channel_id uuid not null references channel on delete cascade,
  position smallint not null check (position between 1 and 7),
  source text not null,
  primary key (channel_id, position)
);

alter table mirror_subdir
  -- Which of the mirror's sources: 0 is that of the channel.
  add column position smallint not null default 0,
  -- Names of the packages that it lists there; null for the only source, of which nobody asks that.
  add column names text[],
  drop constraint mirror_subdir_pkey,
  add constraint mirror_subdir_pkey primary key (channel_id, position, subdir);

alter table mirror_setting
  -- Bytes that package files come with each second, over all of them; null for as many as the operator allows.
  add column bytes_per_second integer check (bytes_per_second >= 1024),
  -- Package files that are fetched at the same time; null for as many as the operator allows.
  add column downloads_at_once smallint check (downloads_at_once between 1 and 64);

-- What went wrong at the sources of a mirror; the newest of them are kept.
create table mirror_problem (
  id bigint generated always as identity primary key,
  channel_id uuid not null references channel on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('corrupt', 'interrupted', 'unreachable')),
  -- Of the source, without credentials.
  source text not null,
  -- `SUBDIR/FILE`; null for what concerns the source as a whole.
  file text,
  message text not null
);
create index mirror_problem_channel on mirror_problem (channel_id, id);
