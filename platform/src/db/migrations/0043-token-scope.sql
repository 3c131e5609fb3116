-- What a channel token is good for: reading channels, or publishing too. What was issued before only reads.
alter table channel_token add column scope text not null default 'read' check (scope in ('read', 'publish'));
