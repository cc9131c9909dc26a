-- How far this database got, so that one restored from a backup is recognized, and what restore mode has settled. One row.
create table mail_installation (
  only_row boolean primary key default true check (only_row),
  id text not null default gen_random_uuid()::text,
  -- grows while a worker runs; a copy of it outside of the database shows when the database went back in time
  heartbeat bigint not null default 0,
  heartbeat_at timestamptz,
  -- restore mode: nothing is sent until a person resumes
  restore_since timestamptz,
  restore_why text check (restore_why in ('asked', 'went_back', 'new_place', 'found_sent')),
  -- the value of AFTER_RESTORE that was acted on
  restore_asked text,
  backup_at timestamptz,
  settled_at timestamptz,
  found_sent integer not null default 0,
  not_sent integer not null default 0,
  parked integer not null default 0,
  resumed_at timestamptz,
  resumed_by text,
  -- the last restore: what was due before it may have been sent in the time that was lost
  restored_at timestamptz
);
insert into mail_installation default values;
revoke all on mail_installation from fairlead_app;
alter table message add restore_checked_at timestamptz;
