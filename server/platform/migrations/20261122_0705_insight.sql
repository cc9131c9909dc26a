-- Analytics: counts by day and month kept beside the data, and what candidates say of themselves, kept apart.

-- Whose counts are to be made anew; written in the transaction of the change, so that none is ever missed.
create table insight_due (
  id bigint generated always as identity primary key,
  workspace_id text not null,
  candidate_id text not null,
  at timestamptz not null default now()
);
create index insight_due_workspace on insight_due (workspace_id, id);

-- What one candidate adds to the counts now: taken away again before anything else is added.
create table insight_part (
  candidate_id text primary key,
  workspace_id text not null,
  counts jsonb not null
);
create index insight_part_workspace on insight_part (workspace_id);

-- The sums. A blank project or source stands for all of them together; grain 'd' is a day (UTC, YYYY-MM-DD), 'm' the month that begins on it; total holds seconds where a measure has any.
create table insight_count (
  workspace_id text not null,
  measure text not null,
  grain text not null check (grain in ('d', 'm')),
  project_id text not null,
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  source text not null,
  key1 text not null,
  key2 text not null,
  n int not null,
  total bigint not null,
  primary key (workspace_id, measure, grain, project_id, day, source, key1, key2)
);

-- Whether a project offers the form about oneself, and the counts as they were last published.
create table self_identification_offer (
  project_id text primary key references project on delete cascade,
  workspace_id text not null references workspace,
  offered boolean not null default false,
  published jsonb
);

-- The answers: no candidate, no name, no time. The key is made from the secret of a link, of which `link` holds another hash:
-- only whoever has the link can find the answer again, to change it or to take it back.
create table self_identification (
  answer_key bytea primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  gender text not null,
  ethnicity text not null,
  is_published boolean not null default false
);
create index self_identification_project on self_identification (project_id);
revoke all on self_identification from fairlead_app;

alter table link drop constraint link_purpose_check;
alter table link add constraint link_purpose_check check (purpose in ('additional_information', 'reset_password', 'hm_review', 'self_identification'));

-- The subject as it was written, before the names went in: what a variant is told apart by.
alter table message add column subject_template text;

do $$
declare t text;
begin
  foreach t in array array['insight_due', 'insight_part', 'insight_count', 'self_identification_offer'] loop
    execute format('grant select, insert, update, delete on %I to fairlead_app', t);
    execute format('alter table %I enable row level security', t);
    execute format('create policy own_workspace on %I using (workspace_id = current_workspace()) with check (workspace_id = current_workspace())', t);
  end loop;
end $$;

create function insight_due_fresh() returns trigger language plpgsql as $$ begin
  insert into insight_due (workspace_id, candidate_id)
  select distinct workspace_id, candidate_id from fresh where candidate_id is not null and workspace_id is not null;
  return null;
end $$;
create function insight_due_gone() returns trigger language plpgsql as $$ begin
  insert into insight_due (workspace_id, candidate_id)
  select distinct workspace_id, candidate_id from gone where candidate_id is not null and workspace_id is not null;
  return null;
end $$;
create trigger insight_history_fresh after insert on candidate_history referencing new table as fresh for each statement execute function insight_due_fresh();
create trigger insight_history_changed after update on candidate_history referencing new table as fresh for each statement execute function insight_due_fresh();
create trigger insight_history_gone after delete on candidate_history referencing old table as gone for each statement execute function insight_due_gone();
create trigger insight_mail_fresh after insert on inbound_mail referencing new table as fresh for each statement execute function insight_due_fresh();
create trigger insight_mail_changed after update on inbound_mail referencing new table as fresh for each statement execute function insight_due_fresh();
create trigger insight_mail_gone after delete on inbound_mail referencing old table as gone for each statement execute function insight_due_gone();
create trigger insight_transfer_fresh after insert on transfer referencing new table as fresh for each statement execute function insight_due_fresh();
create trigger insight_transfer_gone after delete on transfer referencing old table as gone for each statement execute function insight_due_gone();

-- A mail counts once it has been sent; all that comes before changes nothing.
create function insight_due_message_fresh() returns trigger language plpgsql as $$ begin
  insert into insight_due (workspace_id, candidate_id)
  select distinct workspace_id, candidate_id from fresh where candidate_id is not null and sent_at is not null;
  return null;
end $$;
create function insight_due_message_changed() returns trigger language plpgsql as $$ begin
  insert into insight_due (workspace_id, candidate_id)
  select distinct f.workspace_id, f.candidate_id from fresh f join gone g on g.id = f.id
  where f.candidate_id is not null and (f.sent_at is distinct from g.sent_at or f.state is distinct from g.state and 'sent' in (f.state, g.state));
  return null;
end $$;
create trigger insight_message_fresh after insert on message referencing new table as fresh for each statement execute function insight_due_message_fresh();
create trigger insight_message_changed after update on message referencing old table as gone new table as fresh for each statement execute function insight_due_message_changed();
create trigger insight_message_gone after delete on message referencing old table as gone for each statement execute function insight_due_gone();

create function insight_due_candidate_changed() returns trigger language plpgsql as $$ begin
  insert into insight_due (workspace_id, candidate_id)
  select f.workspace_id, f.id from fresh f join gone g on g.id = f.id
  where (f.project_id, f.person_id, f.rejection_codes, f.not_interested_codes)
    is distinct from (g.project_id, g.person_id, g.rejection_codes, g.not_interested_codes);
  return null;
end $$;
create function insight_due_candidate_gone() returns trigger language plpgsql as $$ begin
  insert into insight_due (workspace_id, candidate_id) select workspace_id, id from gone;
  return null;
end $$;
create trigger insight_candidate_changed after update on candidate referencing old table as gone new table as fresh for each statement execute function insight_due_candidate_changed();
create trigger insight_candidate_gone after delete on candidate referencing old table as gone for each statement execute function insight_due_candidate_gone();

-- How somebody was brought in is told by their person.
create function insight_due_person_changed() returns trigger language plpgsql as $$ begin
  insert into insight_due (workspace_id, candidate_id)
  select c.workspace_id, c.id from fresh f join gone g on g.id = f.id join candidate c on c.person_id = f.id
  where (f.source, f.workspace_id) is distinct from (g.source, g.workspace_id);
  return null;
end $$;
create trigger insight_person_changed after update on person referencing old table as gone new table as fresh for each statement execute function insight_due_person_changed();

-- What is there already is counted once the service runs.
insert into insight_due (workspace_id, candidate_id) select workspace_id, id from candidate;
