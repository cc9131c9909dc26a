-- Interviews: held for somebody, booked, moved, cancelled; no host is ever in two at once. Links that book one.
create extension if not exists btree_gist;

create table interview (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  candidate_id text not null references candidate on delete cascade,
  host_user_id text not null references users on delete cascade,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  state text not null check (state in ('held', 'booked', 'cancelled', 'done')),
  -- of a held one
  held_until timestamptz,
  -- of the calendar event, with its sequence
  uid text not null unique,
  sequence integer not null default 0,
  candidate_time_zone text not null default 'UTC',
  meeting_kind text not null check (meeting_kind in ('video', 'phone', 'place')),
  -- the link, the number or the place
  meeting_where text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- when it was to begin before it was moved last
  moved_from timestamptz,
  cancelled_by text check (cancelled_by in ('candidate', 'team', 'product')),
  cancel_reason text not null default '',
  -- that the mails before it have gone out; emptied when it is moved
  day_reminder_at timestamptz,
  hour_reminder_at timestamptz,
  check ((state = 'held') = (held_until is not null)),
  constraint interview_of_host exclude using gist (host_user_id with =, tstzrange(start_at, end_at) with &&) where (state <> 'cancelled')
);
create unique index interview_of_candidate on interview (candidate_id, project_id) where state in ('held', 'booked');
create index interview_host on interview (host_user_id, end_at);
create index interview_project on interview (project_id, start_at);

grant select, insert, update, delete on interview to fairlead_app;
alter table interview enable row level security;
create policy own_workspace on interview using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

alter table link drop constraint link_purpose_check;
alter table link add constraint link_purpose_check
  check (purpose in ('additional_information', 'reset_password', 'hm_review', 'self_identification', 'booking'));
