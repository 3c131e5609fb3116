-- How far the exact answer about a publication has come: files are looked at by ascending id, so that any process can go on where another stopped.
alter table publication_installability
  -- Id of the last file that was looked at.
  add column checked_to double precision not null default 0,
  -- Files whose answer takes more work than one file may.
  add column passed_over integer not null default 0,
  -- Every file was looked at.
  add column is_exact boolean not null default false;
update publication_installability set is_exact = true where unchecked = 0;
create index publication_installability_open on publication_installability (publication_id) where not is_exact;
