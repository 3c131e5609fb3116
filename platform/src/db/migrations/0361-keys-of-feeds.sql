-- A key that a publisher gives to who asks often, sealed for its feed; only NVD has one.
alter table advisory_feed
  add column sealed_key bytea,
  add column key_set_at timestamptz;
