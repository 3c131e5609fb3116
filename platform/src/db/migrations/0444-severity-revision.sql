-- Increases whenever the severities of a publication's packages change, so that a copy in memory is known to be old.
alter table publication add column severity_revision integer not null default 0;
