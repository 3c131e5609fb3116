-- In which form the index files of a publication are written, see INDEX_FORM; 0 for those of before this was kept. What is served in an older one is published anew
-- when the platform starts.
alter table publication add column index_form integer not null default 0;
