-- What operations staff work with: health by rules or by hand, notes, limits of single trials, messages dealt with, a log nobody can change.

-- Who set the health by hand, and when; without anybody the rules say it.
alter table project add column operations_status_by text;
alter table project add column operations_status_at timestamptz;
update project set operations_status_by = 'internal staff', operations_status_at = updated_at where operations_status <> 'new';
-- null = as many as the installation grants
alter table project add column free_trial_contacts int check (free_trial_contacts > 0);

-- What staff write down about a project of a customer; out of reach for whatever a customer's session asks.
create table staff_note (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  user_id text not null references users,
  author text not null,
  body text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index staff_note_project on staff_note (project_id, created_at desc);
revoke all on staff_note from fairlead_app;

alter table contact_message add column handled_at timestamptz;
alter table contact_message add column handled_by text;
create index contact_message_newest on contact_message (at desc, id desc);

-- The audit log is only ever added to, whoever asks.
alter table audit_entry add column project_id text;
create index audit_entry_all on audit_entry (at desc, id desc);
revoke update, delete, truncate on audit_entry from fairlead_app;
create function keep_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entry_stays before update or delete on audit_entry for each row execute function keep_audit();
create trigger audit_entry_stays_whole before truncate on audit_entry for each statement execute function keep_audit();

-- What health is counted from, without reading the candidates themselves.
create index candidate_contacted on candidate (project_id, contacted_at desc) where contacted_at is not null;
create index candidate_history_of_people on candidate_history (project_id, at desc) where user_id is not null;
create index candidate_history_of_manager on candidate_history (project_id, at desc) where from_stage = 'HIRING_MANAGER';
