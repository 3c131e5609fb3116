-- Publications stay as snapshots for a time: by a number that counts within their channel, and by the time at which they were served.
alter table publication
  add column number integer,
  add column served_from timestamptz not null default now(),
  -- Null for the one that is served.
  add column served_until timestamptz,
  -- Whether clients can still read it: its index files are there.
  add column is_kept boolean not null default true;
-- Only what is served now is whole: of older ones nobody wrote down which versions of the files they were made of.
update publication p set number = n.number, served_from = p.created_at, served_until = n.next, is_kept = n.next is null
  from (select id, row_number() over (partition by channel_id order by created_at, id) as number,
      lead(created_at) over (partition by channel_id order by created_at, id) as next from publication) n
  where n.id = p.id;
alter table publication alter column number set not null, add constraint publication_number unique (channel_id, number);

-- The channels whose files a publication is made of, highest priority first, each with the generation that was read. Versions of files that one of them
-- saw stay as long as it is kept.
create table publication_source (
  publication_id uuid not null references publication on delete cascade,
  channel_id uuid not null,
  position integer not null,
  generation bigint not null,
  primary key (publication_id, channel_id)
);
create index publication_source_channel on publication_source (channel_id, generation);
insert into publication_source (publication_id, channel_id, position, generation)
  select p.id, c.id, s.position, c.generation
  from publication p, regexp_split_to_table(p.content_key, ',') with ordinality as s (entry, position)
  join channel c on c.id::text = split_part(s.entry, '@', 1)
  where p.is_kept;
