-- Environments that the hub solved from specs: when, and from which channels. Null for what a machine has.
alter table environment add column solved_at timestamptz, add column solved_from text[];
alter table environment add constraint environment_solved check ((solved_at is null) = (solved_from is null));
alter table environment_moment add column solved_at timestamptz, add column solved_from text[];
alter table environment_moment add constraint environment_moment_solved check ((solved_at is null) = (solved_from is null));

alter table environment_moment drop constraint environment_moment_format_check;
alter table environment_moment add constraint environment_moment_format_check check (format in (
  'conda_list', 'explicit', 'environment_yml', 'conda_lock', 'pixi_lock', 'conda_meta', 'cyclonedx',
  'spec_list', 'pixi_toml', 'requirements_txt', 'spdx'));
