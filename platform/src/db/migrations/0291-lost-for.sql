-- The channel's notices tell what most of the packages that nobody can install any more lack.
alter table publication_installability add column lost_for text;
comment on column publication_installability.lost_for is 'The dependency that most of lost_packages lack; null where what they need excludes one another, and in publications of before.';
