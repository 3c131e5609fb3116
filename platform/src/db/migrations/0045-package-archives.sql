-- What is in the archives of published packages, by file: what only their bytes say. A mirror's files have no row until somebody has read them.
create table package_archive (
  -- channel_file_version.id, which a file keeps when its record changes.
  file_id bigint primary key,
  channel_id uuid not null references channel on delete cascade,
  -- What people wrote about the package, by the keys of channeldata; null without any.
  about jsonb,
  -- What it adds to packages that are built with it, by kind (CEP 12); {} when nothing.
  run_exports jsonb not null,
  -- What clients run when they install, remove or activate it: a list of {kind, path, text}. Their kinds again, for who needs no texts.
  scripts jsonb not null,
  script_kinds text[] not null,
  -- Whether clients write their prefix into its files.
  text_prefix boolean not null,
  binary_prefix boolean not null,
  -- Files and links that it installs; bytes of all its files, unpacked.
  file_count integer not null check (file_count >= 0),
  unpacked_size bigint not null check (unpacked_size >= 0),
  -- Texts for people: lists and objects of {path, text}.
  licenses jsonb not null,
  recipe jsonb,
  readme text,
  -- A PNG picture.
  icon bytea
);
create index package_archive_channel on package_archive (channel_id, file_id);
