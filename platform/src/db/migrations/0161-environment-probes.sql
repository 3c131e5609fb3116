-- Whether registered environments are probes of a channel, too.
alter table channel_probe_setting add column environments boolean not null default false;
