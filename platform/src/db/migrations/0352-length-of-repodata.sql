-- A source may give an ETag that stays while its repodata changes: another length is another body.
alter table mirror_subdir
  -- Bytes of the repodata that was read last, as the source sent it; null where it did not say.
  add column bytes bigint;
