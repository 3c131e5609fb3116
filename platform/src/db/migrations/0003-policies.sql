-- Policies, their revisions, where they are applied, and the runs that bring them into force.

create table policy (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  description text not null default '',
  artifact_family text not null default 'conda',
  schema_version text not null default '2',
  revision integer not null default 1,
  -- Stored as sent. Policies written by other tools may hold facets that this hub does not know; such a policy is shown and never applied.
  filters jsonb not null,
  -- What the single-form dialog sent, kept as it was; null on policies of the newer format.
  filter jsonb,
  -- The rules in one line, written with each save; empty where another tool wrote the row.
  summary text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, name)
);
create index policy_updated on policy (organization_id, updated_at desc, id);

create table policy_revision (
  policy_id uuid not null references policy on delete cascade,
  revision integer not null,
  name text not null,
  description text not null default '',
  filters jsonb not null,
  filter jsonb,
  author_id uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  primary key (policy_id, revision)
);

-- The policy of a channel. It is in force when the channel's publication names the same policy and revision.
create table channel_policy (
  channel_id uuid primary key references channel on delete cascade,
  -- Checked at commit, so that an organization can go with its channels and policies in one statement.
  policy_id uuid not null references policy deferrable initially deferred,
  applied_by uuid references app_user on delete set null,
  applied_at timestamptz not null default now(),
  in_force_since timestamptz
);
create index channel_policy_policy on channel_policy (policy_id);

-- What the channel served when its policy was applied: the files that keep_legacy keeps, through every later run.
-- Ids of files, packed as in publication_decisions.
create table channel_policy_legacy (
  channel_id uuid primary key references channel_policy on delete cascade,
  file_ids bytea not null
);

-- One computation of what a channel serves. A channel has at most one that is not ended.
-- policy_id is null for runs that serve everything (no policy, or the policy taken off).
create table policy_run (
  id uuid primary key,
  channel_id uuid not null references channel on delete cascade,
  policy_id uuid references policy on delete set null,
  policy_name text,
  policy_revision integer,
  asked_by uuid references app_user on delete set null,
  reason text not null check (reason in ('applied', 'replaced', 'edited', 'removed', 'content', 'advisories', 'created', 'age')),
  state text not null check (state in ('todo', 'scheduled', 'pending', 'in_progress', 'failed', 'done', 'canceled')),
  phase text not null default '',
  progress real,
  publication_id uuid references publication on delete set null,
  error text,
  -- The row of channel_policy before this run was asked for, put back when the run is canceled; null when there was none.
  previous jsonb,
  -- Reason of the request that this run took away when it started; asked for again when the run ends without having published.
  took text,
  -- The legacy files of the policy in `previous`; emptied when the run ends.
  previous_legacy bytea,
  -- What clients saw before: the delta report explains with it why a file went or came.
  before_publication_id uuid references publication on delete set null,
  -- [{platform, num_before, num_after}]
  counts jsonb not null default '[]',
  added_count integer,
  removed_count integer,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create unique index policy_run_one on policy_run (channel_id) where state in ('todo', 'scheduled', 'pending', 'in_progress');
create index policy_run_channel on policy_run (channel_id, created_at desc);

-- What a run changed, packed as in publication_decisions: ids of files that came and that went.
create table policy_delta (
  run_id uuid primary key references policy_run on delete cascade,
  channel_id uuid not null references channel on delete cascade,
  created_at timestamptz not null default now(),
  added_ids bytea not null,
  removed_ids bytea not null
);

-- Channels whose served content is wanted anew, at most one row each. A run takes the row away when it starts, so what is asked for
-- while a run is under way is not lost: the row is still there when the run ends and a next run follows.
create table policy_run_request (
  channel_id uuid primary key references channel on delete cascade,
  reason text not null check (reason in ('edited', 'content', 'advisories', 'created', 'age')),
  asked_by uuid references app_user on delete set null,
  requested_at timestamptz not null default now()
);

-- The channels that serve the given channel's files: itself and every virtual channel above it.
create function channel_and_dependents(start uuid) returns setof uuid language sql stable as $$
  with recursive above (id) as (
    select start
    union
    select channel_source.channel_id from channel_source join above on channel_source.source_id = above.id
  )
  select id from above
$$;

-- The wish for a run is written by the transaction that makes it necessary: a killed process can not forget it.
create function request_runs_for_content() returns trigger language plpgsql as $$
begin
  insert into policy_run_request (channel_id, reason)
    select id, case when tg_op = 'INSERT' then 'created' else 'content' end from channel_and_dependents(new.id) as id
    on conflict (channel_id) do update set requested_at = now(),
      reason = case when policy_run_request.reason in ('created', 'edited') then policy_run_request.reason else excluded.reason end;
  return null;
end $$;
create trigger channel_created after insert on channel for each row execute function request_runs_for_content();
create trigger channel_content_changed after update of content_revision on channel for each row
  when (old.content_revision is distinct from new.content_revision) execute function request_runs_for_content();

create function request_runs_for_advisories() returns trigger language plpgsql as $$
begin
  insert into policy_run_request (channel_id, reason) select id, 'advisories' from channel
    on conflict (channel_id) do update set requested_at = now();
  return null;
end $$;
create trigger advisories_changed after update of revision on advisory_revision for each row
  when (old.revision is distinct from new.revision) execute function request_runs_for_advisories();

-- At most one row: this hub holds the sample. A load without an end is continued at the next start.
create table sample_load (
  only_row boolean primary key default true check (only_row),
  started_at timestamptz not null,
  finished_at timestamptz
);
