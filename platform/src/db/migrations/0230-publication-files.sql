-- Index files of publications that stand in a bucket, so that platforms without a common disk serve them: each under the SHA-256 of its content, with the path
-- that it has in the publication's folder. No rows where the bytes of the hub are on a disk.
create table publication_file (
  publication_id uuid not null references publication on delete cascade,
  path text not null collate "C",
  sha256 text not null collate "C" check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  primary key (publication_id, path)
);
create index publication_file_sha256 on publication_file (sha256);
