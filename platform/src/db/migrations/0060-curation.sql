-- What an organization says of a fault in files of a conda package, in the words of OpenVEX. It counts in the organization's own channels only.
-- A statement is never rewritten: another one, or its withdrawal, ends it, so that the rows are the history.
create table curation (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  -- The advisory, by any of its ids, as it was named.
  fault text not null check (char_length(fault) <= 80),
  -- The advisories of the fault that stood when it was said: when one of them is taken back, the statement has lost its ground.
  rests_on text[] not null default '{}',
  conda_name text not null check (char_length(conda_name) <= 128),
  -- A version, or versions in conda's words; null for every one.
  versions text check (char_length(versions) <= 512),
  build text check (char_length(build) <= 128),
  subdir text check (char_length(subdir) <= 64),
  -- Null for every channel of the organization.
  channel_id uuid references channel on delete cascade,
  status text not null check (status in ('not_affected', 'affected', 'fixed', 'under_investigation')),
  justification text check (justification in ('component_not_present', 'vulnerable_code_not_present', 'vulnerable_code_not_in_execute_path',
    'vulnerable_code_cannot_be_controlled_by_adversary', 'inline_mitigations_already_exist')),
  note text not null default '' check (char_length(note) <= 10000),
  -- The author of the document that it was imported from: the organization's own word comes before it. Null for its own.
  source text check (char_length(source) <= 512),
  -- When its author said it, and when it came here.
  stated_at timestamptz not null default now(),
  said_at timestamptz not null default now(),
  said_by uuid references app_user on delete set null,
  ended_at timestamptz,
  ended_by uuid references app_user on delete set null
);
create unique index curation_standing on curation (organization_id, fault, conda_name, coalesce(versions, ''), coalesce(build, ''),
  coalesce(subdir, ''), coalesce(channel_id, '00000000-0000-0000-0000-000000000000'), coalesce(source, '')) where ended_at is null;
create index curation_organization on curation (organization_id, said_at desc);
create index curation_name on curation (organization_id, conda_name) where ended_at is null;
