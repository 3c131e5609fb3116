-- What lets a browser pay a checkout at the processor is encrypted. Of checkouts that are under way it is forgotten: they are begun again.
alter table payment_session drop column client_secret, add column sealed_secret bytea;
