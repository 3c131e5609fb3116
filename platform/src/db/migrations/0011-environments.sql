-- Environments on people's machines, as they were last registered.

create table environment (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  -- Null once the owner's account is erased.
  owner_id uuid references app_user on delete set null,
  name text not null check (length(name) between 1 and 128),
  prefix text not null check (length(prefix) between 1 and 1024),
  device text not null check (length(device) between 1 and 128),
  platform text not null check (length(platform) between 1 and 32),
  -- [{name, version, build_string, channel, platform}], as `conda list --json` writes them.
  packages jsonb not null,
  package_count integer not null check (package_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, owner_id, device, prefix)
);
create index environment_list on environment (organization_id, updated_at desc, id);
