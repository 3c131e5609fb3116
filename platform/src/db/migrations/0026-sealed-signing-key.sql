-- The private part of a signing key is kept sealed, as secrets of one-time codes are. Only a process with the data folder can seal, so keys from before are sealed by the next start.
alter table signing_key alter column private_jwk drop not null;
alter table signing_key add column sealed_private_jwk bytea;
alter table signing_key add constraint signing_key_private check ((private_jwk is null) <> (sealed_private_jwk is null));
