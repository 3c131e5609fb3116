-- Environments are compared with advisories by name and version, whatever channel a package came from: a fault is one of the organization.
create table environment_fault_of_organization (
  organization_id uuid not null references organization on delete cascade,
  -- The id under which it was noticed, and all ids that it is known by.
  fault text not null check (char_length(fault) <= 80),
  ids text[] not null,
  noticed_at timestamptz not null default now(),
  -- Whether the owners were told, or did not have to be because it is no news.
  is_told boolean not null,
  primary key (organization_id, fault)
);
insert into environment_fault_of_organization (organization_id, fault, ids, noticed_at, is_told)
  select f.organization_id, f.fault, array_agg(distinct known.id), min(f.noticed_at), bool_or(f.is_told)
    from environment_fault f cross join unnest(f.ids) as known (id) group by f.organization_id, f.fault;
drop table environment_fault;
alter table environment_fault_of_organization rename to environment_fault;
-- Packages that pip installed are found by the names that PyPI compares.
create index installed_build_pip on installed_build (organization_id, regexp_replace(name, '[-_.]+', '-', 'g')) where channel = 'pypi';
alter index environment_fault_of_organization_pkey rename to environment_fault_pkey;
