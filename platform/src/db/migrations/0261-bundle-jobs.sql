-- Bundles that are made and brought in by the page and the API: each is a job, and what was made can be fetched for a week.
create table bundle_job (
  id uuid primary key,
  channel_id uuid not null references channel on delete cascade,
  kind text not null check (kind in ('make', 'bring')),
  state text not null default 'todo' check (state in ('todo', 'in_progress', 'done', 'failed')),
  -- Of one that is brought in: its name in the organization's folder.
  file_name text,
  -- Of one that is made.
  since_last boolean not null default false,
  snapshot integer,
  environment_id uuid,
  -- Of one that is brought in: in spite of the plan's doubts.
  anyway boolean not null default false,
  done integer not null default 0,
  total integer,
  -- Files and bytes of what was made, or files that came.
  file_count integer,
  bytes bigint,
  -- Packages of the environment that the channel does not serve, `name version build`.
  missing text[] not null default '{}',
  error text,
  asked_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((kind = 'bring') = (file_name is not null))
);
create index bundle_job_channel on bundle_job (channel_id, created_at desc);
create unique index bundle_job_one on bundle_job (channel_id, kind) where state in ('todo', 'in_progress');
