-- Documents of OpenVEX that others publish and an organization's admins have read again and again.
create table vex_feed (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  url text not null check (char_length(url) <= 400),
  created_at timestamptz not null default now(),
  created_by uuid references app_user on delete set null,
  -- Who speaks in the document, and when it was written; null before it was read once.
  author text check (char_length(author) <= 512),
  document_at timestamptz,
  last_try_at timestamptz,
  last_ok_at timestamptz,
  error text check (char_length(error) <= 1000),
  -- What could not be read of it, and some of that.
  left_out int not null default 0,
  examples jsonb not null default '[]',
  unique (organization_id, url)
);

-- What such a document says of one product: what waits for an admin, what counts, what was declined, and what matches nothing here.
-- What counts stands in curation, with its author as the source.
create table vex_statement (
  id uuid primary key,
  feed_id uuid not null references vex_feed on delete cascade,
  fault text not null check (char_length(fault) <= 80),
  -- The product as the document names it, and the files that it is here; no name for what matches nothing here.
  product text not null check (char_length(product) <= 512),
  conda_name text check (char_length(conda_name) <= 128),
  versions text check (char_length(versions) <= 512),
  build text check (char_length(build) <= 128),
  subdir text check (char_length(subdir) <= 64),
  channel_id uuid references channel on delete cascade,
  status text not null check (status in ('not_affected', 'affected', 'fixed', 'under_investigation')),
  justification text,
  note text not null default '' check (char_length(note) <= 10000),
  stated_at timestamptz not null,
  state text not null check (state in ('waits', 'counts', 'declined', 'unmatched')),
  came_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references app_user on delete set null
);
create unique index vex_statement_about on vex_statement (feed_id, fault, product, coalesce(conda_name, ''),
  coalesce(channel_id, '00000000-0000-0000-0000-000000000000'));
create index vex_statement_state on vex_statement (feed_id, state, came_at desc);
