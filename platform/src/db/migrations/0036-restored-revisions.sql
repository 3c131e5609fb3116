-- Which older revision a revision brought back; null for one that somebody wrote.
alter table policy_revision add column restored_from integer;
