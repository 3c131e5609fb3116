-- What is known against environments: looked at when advisories, content or environments change, told to owners once, and counted for each day.

-- What an organization's environments were looked at with last.
create table environment_look (
  organization_id uuid primary key references organization on delete cascade,
  -- Another one whenever the figures may be others.
  stamp text not null,
  -- The last build that was known then: a fault that hits only newer ones came with them, and is no news.
  last_build bigint not null
);
-- A fault that hits packages which environments hold, or held, from a channel of the organization. It stays when it is over, so that it is told once.
create table environment_fault (
  organization_id uuid not null references organization on delete cascade,
  channel_id uuid not null references channel on delete cascade,
  -- The id under which it was noticed, and all ids that it is known by.
  fault text not null check (char_length(fault) <= 80),
  ids text[] not null,
  noticed_at timestamptz not null default now(),
  -- Whether the owners were told, or did not have to be because it is no news.
  is_told boolean not null,
  primary key (organization_id, channel_id, fault)
);
-- How many environments of an organization's list were hit on a day, by the worst CVE of each, as it stood when it was last looked at on that day.
create table environment_day (
  organization_id uuid not null references organization on delete cascade,
  day date not null,
  -- From which channels packages count: those that every member may read, or all.
  scope text not null check (scope in ('members', 'all')),
  environments integer not null check (environments >= 0),
  critical integer not null,
  high integer not null,
  medium integer not null,
  low integer not null,
  -- Hit by CVEs without a score, or with one of 0.
  other integer not null,
  -- Environments that hold a file which a policy refuses.
  refused integer not null,
  primary key (organization_id, day, scope)
);
