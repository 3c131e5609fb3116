-- The revision of the channel's advisories that a publication's vulnerabilities are of. While it is current, lists of CVEs skip channels without one.
alter table publication add column vulnerabilities_revision bigint;
