-- The room of an interview by video: 'shared' is a link that other interviews use too, 'own' one written from a template, 'pending' one
-- that the host's calendar has yet to make, and 'made' one that it made. Two interviews never have the same room of their own.
alter table interview
  add column room text not null default 'none' check (room in ('none', 'shared', 'own', 'pending', 'made')),
  -- why the calendar can't make it; null while nothing is wrong
  add column room_why text,
  -- of the calendar event, at the last change of its time: a room that is added later is no other interview
  add column settled_sequence int not null default 0;
update interview set settled_sequence = sequence, room = case when meeting_kind = 'video' then 'shared' else 'none' end;
create unique index interview_room on interview (meeting_where) where room in ('own', 'made') and meeting_where <> '';

-- The link or place in the candidate's newest invitation; null while there is none.
alter table interview_event add column told_where text;

-- How many of a candidate's own interviewers hold the interview together, where not all of them do.
alter table next_interview add column seats int not null default 1 check (seats between 1 and 10);

-- A trainee sits in, if they are free. Someone who declined no longer takes part: their entry leaves their calendar, unless it has the room.
alter table interview_panelist
  add column role text not null default 'interviewer' check (role in ('interviewer', 'trainee', 'declined')),
  add column has_room boolean not null default false;

-- An interview and those who take part never differ in time or state; someone who declined is free for others.
create or replace function interview_panel() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into interview_panelist (interview_id, user_id, workspace_id, position, start_at, end_at, state)
      values (new.id, new.host_user_id, new.workspace_id, 0, new.start_at, new.end_at, new.state);
  else
    update interview_panelist set start_at = new.start_at, end_at = new.end_at,
      state = case when role = 'declined' then 'cancelled' else new.state end where interview_id = new.id;
  end if;
  return null;
end $$;
