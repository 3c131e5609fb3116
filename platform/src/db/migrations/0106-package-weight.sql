-- How many packages of the channel need a package: of names that match a search equally well, those that more others need come first.
alter table publication_package add column dependent_count integer not null default 0 check (dependent_count >= 0);
-- What is published is counted when the platform starts; until then equal matches stand by name.
update publication set has_packages = false where id in (select publication_id from channel);
