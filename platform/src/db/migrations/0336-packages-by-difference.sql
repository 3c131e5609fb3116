-- The publication under whose id the packages of a publication stand: its own, or where few of them changed that of the first one in a row, whose rows are changed with
-- the switch.
alter table publication add column packages_id uuid;
update publication set packages_id = id;
alter table publication alter column packages_id set not null;
