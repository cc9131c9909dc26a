-- Which processes run, when calendars were last tried, and what the nightly clearing looks for.

-- One row per running process, renewed every 15 seconds; those that were not renewed for a day are cleared.
create table process_state (
  id text primary key,
  roles text not null,
  host text not null,
  pid int not null,
  version text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  memory_bytes bigint not null default 0,
  -- 99th percentile of the event loop's delay since the last renewal
  loop_delay_ms real not null default 0
);
revoke all on process_state from fairlead_app;

-- A reading that has begun is left to its worker; those that fail wait in line like the others.
alter table calendar_account add column tried_at timestamptz;

create index interview_open_end on interview (end_at) where state = 'booked';
create index session_expired on session (expires_at);
create index link_expired on link (expires_at);
