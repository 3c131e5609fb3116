-- Labels under which an upload that was asked for is published; null for `main` alone.
alter table upload_ticket add column labels text[];
