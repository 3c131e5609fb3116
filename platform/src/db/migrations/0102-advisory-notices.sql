-- A fault that hits files which a channel serves: noticed once per fault and channel, whatever its platforms and however many advisories tell of it.
create table advisory_notice (
  channel_id uuid not null references channel on delete cascade,
  -- The id under which it was noticed, and all ids that it is known by.
  fault text not null check (char_length(fault) <= 80),
  ids text[] not null,
  packages text[] not null,
  served_count integer not null,
  score numeric(3, 1),
  exploited boolean not null,
  malicious boolean not null,
  noticed_at timestamptz not null default now(),
  -- There when the channel was looked at for the first time: not news.
  is_first boolean not null,
  -- Whether the admins were told, or did not have to be because it is no news.
  is_told boolean not null,
  -- No file is served any more that it hits.
  over_at timestamptz,
  primary key (channel_id, fault)
);
-- What of a channel was looked at last: a publication under a revision of the advisories.
create table advisory_look (
  channel_id uuid primary key references channel on delete cascade,
  publication_id uuid not null,
  revision bigint not null
);
