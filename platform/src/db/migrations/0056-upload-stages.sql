-- Uploads by anaconda.org's protocol, which announces a file, sends its bytes and asks what became of them in three requests.
create table upload_stage (
  id uuid primary key,
  channel_id uuid not null references channel on delete cascade,
  subdir text not null,
  file_name text not null,
  -- That the bytes must have, in hex; null when the client named none.
  sha256 text,
  expires_at timestamptz not null,
  -- What became of the bytes: {status, text}, where text is the address of the file, or why it was not published. Null until they came.
  outcome jsonb
);
create index upload_stage_age on upload_stage (expires_at);
create index upload_stage_channel on upload_stage (channel_id);
