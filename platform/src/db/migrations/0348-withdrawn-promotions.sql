-- Who approved a promotion stays when who asked for it takes it back while its files are fetched; until now the one overwrote the other.
alter table promotion add column withdrawn_at timestamptz;
update promotion set withdrawn_at = decided_at, decided_at = null, decided_by = null where state = 'withdrawn';
