-- Feeds come from the network, too: an operator switches each on. What a feed is, and where it lies, stands in platform/src/advisory/feeds/kinds.ts.
alter table advisory_feed
  -- The packages of which its advisories tell; being looked up there counts as checked. Null for what tells of no packages.
  add column ecosystem text,
  -- The moment of which is what was taken in: of the network when it was looked at last, of files when they were written.
  add column as_of timestamptz,
  -- When it was asked for, and when the last try ended, well or not: later than last_try_at means that none is under way.
  add column asked_at timestamptz,
  add column ended_at timestamptz,
  -- What the last whole list was, in bytes, and when it was read.
  add column bytes bigint,
  add column whole_at timestamptz,
  -- What the server calls what was read last.
  add column etag text,
  -- What it was read for: of NVD only products that some package is are kept, and others make it read whole again.
  add column kept_for text,
  add column changed_by uuid references app_user on delete set null;
update advisory_feed set ecosystem = id where id <> 'mapping';
update advisory_feed set ended_at = last_try_at, as_of = cursor;
-- Its source does not list it any more. It counts on, as nobody took it back.
alter table advisory add column gone_at timestamptz;

-- What each list of mappings says of a package. What counts stands in package_identity and package_role.
create table package_claim (
  feed text not null,
  conda_name text not null,
  -- Null where it says nothing of the role.
  role text check (role in ('self', 'carrier', 'part', 'no-code')),
  -- [{ecosystem, name, confidence, relation, letters?, origin}]
  identities jsonb not null,
  revision text,
  primary key (feed, conda_name)
);
create index package_claim_name on package_claim (conda_name);
-- A change of what a package is that would take away what is relied on, and so could make an affected file look clean: it waits for an operator.
create table package_change (
  conda_name text primary key,
  -- The list that brought it.
  feed text not null,
  -- What it would not be any more, as ecosystem/name.
  lost text[] not null,
  -- {role, identities}: what it would be.
  proposed jsonb not null,
  asked_at timestamptz not null default now(),
  -- Set when an operator said no; the same proposal is not made again.
  declined_at timestamptz,
  declined_by uuid references app_user on delete set null
);
