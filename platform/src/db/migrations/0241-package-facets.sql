-- A search narrows packages by what is known of them, and by when their newest file came.
alter table publication_package
  -- The worst that hits its files, of the served ones, or of all when none is served: what has a name in the product.
  add column severity text not null default 'unknown' check (severity in ('critical', 'high', 'medium', 'low', 'other', 'none_known', 'unknown')),
  -- When the newest of them was made, as their channel tells it; null where it does not.
  add column file_at timestamptz;
-- What is published is looked at when the platform starts.
update publication set has_packages = false where id in (select publication_id from channel);
