-- Interviews with several interviewers at once: everyone who holds an interview, the host among them, is never in two at once, and has
-- an entry of their own in their calendar. The columns of interview_event about one entry are those of the previous version.
create table interview_panelist (
  interview_id text not null references interview on delete cascade,
  user_id text not null references users on delete cascade,
  workspace_id text not null references workspace,
  -- the host is 0
  position integer not null,
  -- of the interview, written with it
  start_at timestamptz not null,
  end_at timestamptz not null,
  state text not null,
  -- where the entry is; null while it is nowhere
  calendar_id text references calendar on delete set null,
  remote_ref text,
  version text,
  -- what was written last: the sequence and the candidate's answer in it
  written_sequence integer,
  written_answer text,
  is_removed boolean not null default false,
  tries integer not null default 0,
  next_try_at timestamptz,
  written_at timestamptz,
  why text,
  -- that they changed the entry by hand and were told: to when, or 'gone'
  out_of_sync text,
  scorecard_reminder_at timestamptz,
  primary key (interview_id, user_id),
  constraint interview_of_panelist exclude using gist (user_id with =, tstzrange(start_at, end_at) with &&) where (state <> 'cancelled')
);
create index interview_panelist_user on interview_panelist (user_id, end_at);
create index interview_panelist_calendar on interview_panelist (calendar_id);
grant select, insert, update, delete on interview_panelist to fairlead_app;
alter table interview_panelist enable row level security;
create policy own_workspace on interview_panelist using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

insert into interview_panelist
  select i.id, i.host_user_id, i.workspace_id, 0, i.start_at, i.end_at, i.state, e.calendar_id, e.remote_ref, e.version, e.written_sequence,
         e.written_answer, coalesce(e.is_removed, false), coalesce(e.tries, 0), e.next_try_at, e.written_at, e.why, e.strayed, i.scorecard_reminder_at
    from interview i left join interview_event e on e.interview_id = i.id;

-- An interview and those who hold it never differ in time or state, whichever version of the server writes.
create function interview_panel() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into interview_panelist (interview_id, user_id, workspace_id, position, start_at, end_at, state)
      values (new.id, new.host_user_id, new.workspace_id, 0, new.start_at, new.end_at, new.state);
  else
    update interview_panelist set start_at = new.start_at, end_at = new.end_at, state = new.state where interview_id = new.id;
  end if;
  return null;
end $$;
create trigger interview_panel after insert or update of start_at, end_at, state on interview for each row execute function interview_panel();
