-- What was first seen in the future is looked for after a clock was set back; what a first sync found has no first sight.
create index channel_file_version_seen on channel_file_version (first_seen_ms) where first_seen_ms is not null;
