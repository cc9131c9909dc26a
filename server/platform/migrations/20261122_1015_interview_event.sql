-- Where the event of an interview lies in its host's calendar, as far as it has been put there, and what its candidate's calendar answered.
create table interview_event (
  interview_id text primary key references interview on delete cascade,
  workspace_id text not null references workspace,
  -- leads answers of calendars back to the conversation; the same for every change of the event
  organizer_token text not null unique,
  answer text not null default 'needs_action' check (answer in ('needs_action', 'accepted', 'declined', 'tentative')),
  -- where it lies; null while it lies nowhere
  calendar_id text references calendar on delete set null,
  remote_ref text,
  version text,
  -- what was written last: the sequence and the answer in it
  written_sequence integer,
  written_answer text,
  is_removed boolean not null default false,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  written_at timestamptz,
  why text,
  -- that its host moved the entry by hand and was told so: to when, or 'gone'
  strayed text
);
create index interview_event_calendar on interview_event (calendar_id);
grant select, insert, update, delete on interview_event to fairlead_app;
alter table interview_event enable row level security;
create policy own_workspace on interview_event using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
