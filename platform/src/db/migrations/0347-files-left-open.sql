-- A publication without a policy is served before it is found out whether clients can install what came with it. Which files that concerns is known, so that they
-- are asked about and nothing else, also when the process that was to ask is gone, or another publication comes first.
alter table publication_installability
  -- Ids of these files, ascending; `unchecked` counts them among the others. Nothing where none is open.
  add column open_ids bytea not null default '\xffffffffffffffff';
