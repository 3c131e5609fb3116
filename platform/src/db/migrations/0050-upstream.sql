-- Advisories speak of upstream packages: (ecosystem, name). Those about conda's own names are of the ecosystem 'conda'.
alter table advisory drop constraint advisory_id_check;
alter table advisory add constraint advisory_id_check check (
  id ~ '^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9.:_+~]+)+$' and char_length(id) <= 80 and (id !~ '^CVE-' or id ~ '^CVE-[0-9]{4}-[0-9]{4,}$'));
alter table advisory
  -- Other ids of the same fault.
  add column aliases text[] not null default '{}',
  -- Taken back by its source: found by id, and counts nowhere.
  add column withdrawn_at timestamptz,
  -- The package itself is the fault.
  add column malicious boolean not null default false,
  -- [{type, vector}] of CVSS, as given.
  add column severity jsonb not null default '[]',
  -- The feed that brought it; null for one that was taken in by hand. What was taken in by hand is never replaced by a feed.
  add column feed text;
create index advisory_alias on advisory using gin (aliases);
create index advisory_feed_id on advisory (feed) where feed is not null;

alter table advisory_package rename to advisory_affected;
alter table advisory_affected
  add column ecosystem text not null default 'conda',
  add column ord integer not null default 0,
  -- Whether ranges of commits are given, and whether one of them is repaired.
  add column commits text not null default 'none' check (commits in ('none', 'open', 'fixed')),
  -- Whether it has bounds that nobody could write as versions.
  add column unparsed boolean not null default false;
update advisory_affected a set ord = n.ord from (
  select advisory_id, name, row_number() over (partition by advisory_id order by name) - 1 as ord from advisory_affected) n
  where a.advisory_id = n.advisory_id and a.name = n.name;
alter table advisory_affected drop constraint advisory_package_pkey;
alter table advisory_affected add primary key (advisory_id, ord);
drop index advisory_package_name;
create index advisory_affected_name on advisory_affected (ecosystem, name);

-- What a conda package is upstream: names as their ecosystem compares them.
create table package_identity (
  conda_name text not null,
  ecosystem text not null,
  name text not null,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  -- What it is instead of being it: contains, sibling, umbrella …
  relation text,
  -- 'after': letters after a version's number come after it.
  letters text check (letters in ('after')),
  -- Who says so: 'hub' for its own people, else the mapping that brought it.
  origin text not null,
  origin_revision text,
  reviewed_by uuid references app_user on delete set null,
  reviewed_at timestamptz,
  evidence text not null default '',
  primary key (conda_name, ecosystem, name)
);
create index package_identity_upstream on package_identity (ecosystem, name);
-- What a conda package is of its upstream project.
create table package_role (
  conda_name text primary key,
  role text not null check (role in ('self', 'carrier', 'part', 'no-code')),
  origin text not null
);

-- One row for each ecosystem of which advisories are taken in.
create table advisory_feed (
  id text primary key,
  title text not null,
  enabled boolean not null default true,
  -- Changes up to this moment are in.
  cursor timestamptz,
  last_try_at timestamptz,
  last_ok_at timestamptz,
  error text,
  advisory_count integer not null default 0,
  -- What the last run left out, by reason: {fault: count}, and the first of them.
  left_out jsonb not null default '{}',
  left_out_examples jsonb not null default '[]'
);

-- The conda packages that advisories concern, and by what.
create view advisory_package as
  select a.advisory_id, a.ord, a.name, a.ecosystem, a.name as upstream, a.ranges, a.versions, a.commits, a.unparsed,
    'high' as confidence, null::text as relation, null::text as letters
  from advisory_affected a where a.ecosystem = 'conda'
  union all
  select a.advisory_id, a.ord, i.conda_name, a.ecosystem, a.name, a.ranges, a.versions, a.commits, a.unparsed, i.confidence, i.relation, i.letters
  from advisory_affected a join package_identity i on i.ecosystem = a.ecosystem and i.name = a.name
  where a.ecosystem <> 'conda' and not exists (select 1 from package_role r where r.conda_name = i.conda_name and r.role = 'no-code');
