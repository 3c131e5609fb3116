-- The newest build of each organization is looked up for all organizations: without this, each look-up without a build reads the whole table.
create index installed_build_newest on installed_build (organization_id, id);
