-- Advisories of every database have their own ids (CVE, GHSA, PYSEC, MAL …); only the form of a CVE id is fixed.
alter table advisory drop constraint advisory_id_check;
alter table advisory add constraint advisory_id_check check (
  id ~ '^[A-Z][A-Z0-9]*(-[A-Za-z0-9.:_]+)+$' and char_length(id) <= 80 and (id !~ '^CVE-' or id ~ '^CVE-[0-9]{4}-[0-9]{4,}$'));

-- What is known of the vulnerabilities of what a publication serves: {state, reason, known, unscored, undecided, worst}; null until it was looked at.
alter table publication add column vulnerabilities jsonb;
-- How many package names of the channel some advisory mentions.
alter table publication add column checked_name_count integer;
insert into policy_run_request (channel_id, reason) select id, 'advisories' from channel where publication_id is not null
  on conflict (channel_id) do nothing;
