-- Channels, their files, advisories, syncs, and what is published.

create table channel (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  name text not null check (name ~ '^[a-z0-9_][a-z0-9_.-]*$' and char_length(name) <= 128),
  description text not null default '',
  privacy text not null check (privacy in ('internal', 'private', 'public')),
  type text not null check (type in ('default', 'virtual', 'external_mirror', 'terrarium', 'hosted', 'community_maintained', 'terrarium_hosted_python')),
  source text check ((type = 'external_mirror') = (source is not null)),
  -- Counts up with every change of the channel's own files.
  content_revision bigint not null default 0,
  -- The publication that clients see. Switching this one value is the atomic publish.
  publication_id uuid,
  -- What the channel holds before any policy (a virtual one: what its sources hold), counted when content changes.
  artifact_count integer not null default 0,
  file_count integer not null default 0,
  size bigint not null default 0,
  subdirs text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, name)
);

-- Channels that a virtual channel draws from; position 0 has the highest priority.
create table channel_source (
  channel_id uuid not null references channel on delete cascade,
  -- Checked at commit, so that an organization can go with all its channels in one statement.
  source_id uuid not null references channel deferrable initially deferred,
  position integer not null,
  primary key (channel_id, source_id),
  check (channel_id <> source_id)
);
create index channel_source_source on channel_source (source_id);

create table org_group (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  unique (organization_id, name)
);
create table org_group_user (
  group_id uuid not null references org_group on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  primary key (group_id, user_id)
);
create table org_group_channel (
  group_id uuid not null references org_group on delete cascade,
  channel_id uuid not null references channel on delete cascade,
  primary key (group_id, channel_id)
);

-- One package by name in a channel.
create table artifact (
  channel_id uuid not null references channel on delete cascade,
  name text not null,
  family text not null default 'conda',
  summary text not null default '',
  home text,
  primary key (channel_id, family, name)
);

-- One built file. `id` is a running number: half a million of them fit in memory as numbers.
-- `record` is the repodata record as served, without name, version, build, build_number, subdir, depends, license, license_family, size, md5, sha256, timestamp,
-- which stand in columns.
create table channel_file (
  id bigint generated always as identity primary key,
  channel_id uuid not null references channel on delete cascade,
  subdir text not null,
  file_name text not null,
  name text not null,
  version text not null,
  build text not null,
  build_number integer not null,
  depends text[] not null default '{}',
  license text,
  license_family text,
  -- Set by the builder, ms since 1970.
  timestamp_ms bigint,
  -- Set by this hub at first indexing, never changed (CEP 47), ms since 1970. Null for records whose indexing time is unknown, e.g. the sample.
  indexed_ms bigint,
  size bigint,
  md5 text,
  sha256 text,
  trust text not null default 'unsigned' check (trust in ('signed', 'unsigned', 'unverified')),
  record jsonb not null default '{}',
  -- Key of the bytes in object storage; null when this hub does not hold them (they are fetched from the mirror's source).
  object_key text,
  -- Of the record as the source of a mirror wrote it: tells the next sync whether it changed.
  record_digest text,
  unique (channel_id, subdir, file_name)
);
create index channel_file_name on channel_file (channel_id, name);
create index channel_file_object on channel_file (object_key) where object_key is not null;

create table advisory (
  id text primary key check (id ~ '^CVE-[0-9]{4}-[0-9]{4,}$'),
  score numeric(3, 1) check (score between 0 and 10),
  status text not null check (status in ('active', 'reported', 'mitigated', 'cleared', 'disputed')),
  summary text not null default '',
  published_at timestamptz,
  modified_at timestamptz,
  refs text[] not null default '{}'
);
-- `ranges` is a list of {introduced?, fixed?, last_affected?} (OSV); `versions` names affected versions one by one.
create table advisory_package (
  advisory_id text not null references advisory on delete cascade,
  name text not null,
  ranges jsonb not null default '[]',
  versions text[] not null default '{}',
  primary key (advisory_id, name)
);
create index advisory_package_name on advisory_package (name);
-- One row; `revision` counts up with every change of advisories.
create table advisory_revision (only_row boolean primary key default true check (only_row), revision bigint not null default 0);
insert into advisory_revision default values;

-- One sync of a mirror. A channel has at most one that is not ended.
create table mirror_sync (
  id uuid primary key,
  channel_id uuid not null references channel on delete cascade,
  state text not null check (state in ('todo', 'scheduled', 'pending', 'in_progress', 'failed', 'done', 'canceled')),
  phase text not null default '',
  progress real,
  records_read integer not null default 0,
  records_skipped integer not null default 0,
  error text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create unique index mirror_sync_one on mirror_sync (channel_id) where state in ('todo', 'scheduled', 'pending', 'in_progress');

-- What the last sync saw of each subdir of a mirror: a source that did not change is not read again.
create table mirror_subdir (
  channel_id uuid not null references channel on delete cascade,
  subdir text not null,
  location text not null,
  etag text,
  last_modified text,
  primary key (channel_id, subdir)
);
-- New and changed records of a try at a sync that is not finished. Nobody else reads them; a crash empties the table, and the sync starts over.
create unlogged table mirror_staging (
  sync_id uuid not null references mirror_sync on delete cascade,
  -- Should two processes work on the same sync, neither touches the records of the other.
  run_id uuid not null,
  subdir text not null,
  file_name text not null,
  name text not null,
  version text not null,
  build text not null,
  build_number integer not null,
  depends text[] not null,
  license text,
  license_family text,
  timestamp_ms bigint,
  indexed_ms bigint,
  size bigint,
  md5 text,
  sha256 text,
  trust text not null,
  record jsonb not null,
  record_digest text,
  primary key (run_id, subdir, file_name)
);
create index mirror_staging_sync on mirror_staging (sync_id);

-- What clients see: a folder of finished bytes. Immutable once written.
create table publication (
  id uuid primary key,
  channel_id uuid not null references channel on delete cascade,
  policy_id uuid,
  -- The policy's name at that revision, for the sentence that a refused client reads.
  policy_name text,
  policy_revision integer,
  -- Text of every rule, in the order of the rule numbers in publication_decisions.
  rules jsonb not null default '[]',
  content_key text not null,
  folder text not null,
  created_at timestamptz not null default now(),
  allowed_count integer not null,
  refused_count integer not null,
  worst_served_score numeric(3, 1),
  -- {subdir: {allowed, refused}}
  per_subdir jsonb not null
);
alter table channel add constraint channel_publication foreign key (publication_id) references publication (id) deferrable initially deferred;
create index publication_channel on publication (channel_id, created_at desc);

-- The decision for every record with the rule that made it: for each subdir two packed arrays of equal length,
-- `file_ids` (little-endian float64 of channel_file.id, ascending) and `decisions` (little-endian uint16: bit 15 = allowed, bits 0-14 = rule number).
create table publication_decisions (
  publication_id uuid not null references publication on delete cascade,
  subdir text not null,
  file_ids bytea not null,
  decisions bytea not null,
  primary key (publication_id, subdir)
);
