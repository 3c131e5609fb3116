-- What environments held at each moment, and which environments hold a package.

-- A moment lasts until other packages are registered.
create table environment_moment (
  id uuid primary key,
  environment_id uuid not null references environment on delete cascade,
  -- When these packages were first registered, and when last.
  at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  upload_count integer not null default 1 check (upload_count > 0),
  -- The form of the file that told it.
  format text not null check (format in ('conda_list', 'explicit', 'environment_yml', 'conda_lock', 'pixi_lock', 'conda_meta', 'cyclonedx')),
  -- As the column of the environment.
  packages jsonb not null,
  package_count integer not null check (package_count >= 0)
);
create index environment_moment_list on environment_moment (environment_id, at desc, id desc);

-- Packages as they stand in environments of an organization, each once: names in lower case.
create table installed_build (
  id bigint primary key generated always as identity,
  organization_id uuid not null references organization on delete cascade,
  name text not null,
  version text not null,
  build_string text not null,
  channel text not null,
  platform text not null,
  unique (organization_id, name, version, build_string, channel, platform)
);
-- The environments that hold one now.
create table environment_build (
  build_id bigint not null references installed_build on delete cascade,
  environment_id uuid not null references environment on delete cascade,
  primary key (build_id, environment_id)
);
create index environment_build_of on environment_build (environment_id);

insert into environment_moment (id, environment_id, at, last_at, format, packages, package_count)
  select gen_random_uuid(), id, updated_at, updated_at, 'conda_list', packages, package_count from environment;
insert into installed_build (organization_id, name, version, build_string, channel, platform)
  select distinct environment.organization_id, lower(told.name), told.version, told.build_string, told.channel, told.platform
    from environment, jsonb_to_recordset(environment.packages) as told (name text, version text, build_string text, channel text, platform text);
insert into environment_build (build_id, environment_id)
  select distinct installed_build.id, environment.id
    from environment, jsonb_to_recordset(environment.packages) as told (name text, version text, build_string text, channel text, platform text), installed_build
   where (installed_build.organization_id, installed_build.name, installed_build.version, installed_build.build_string, installed_build.channel, installed_build.platform)
     = (environment.organization_id, lower(told.name), told.version, told.build_string, told.channel, told.platform);
