-- A deleted policy can be brought back for a day. Until it is purged it counts nowhere: it is applied to no channel, and its name is free.
alter table policy add column deleted_at timestamptz;
alter table policy drop constraint policy_organization_id_name_key;
create unique index policy_organization_id_name_key on policy (organization_id, name) where deleted_at is null;
create index policy_deleted on policy (deleted_at) where deleted_at is not null;
