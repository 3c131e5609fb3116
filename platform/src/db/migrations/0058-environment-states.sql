-- What admins say of an environment (ENV-14, ENV-16). What was approved is not approved any more once its packages change.
alter table environment
  add column status text not null default 'unreviewed' check (status in ('unreviewed', 'approved', 'needs_attention', 'retired')),
  add column custom_message text check (length(custom_message) between 1 and 500),
  add column status_by uuid references app_user on delete set null,
  add column status_at timestamptz;
create index environment_status on environment (organization_id, status);
create index environment_status_by on environment (status_by);
