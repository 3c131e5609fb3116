-- Attestations beside packages (CEP 27, CEP 50), by the hash that a record names: a list of Sigstore bundles as it was sent or as the source of a mirror has it.
create table attestation (
  -- SHA-256 of the text, in hex.
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  -- SHA-256 of the package that it is about.
  file_sha256 text not null,
  body text not null,
  kept_at timestamptz not null default now()
);
