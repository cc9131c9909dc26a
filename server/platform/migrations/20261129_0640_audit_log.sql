-- One audit log: who did what, to what, and from where. The log of staff actions joins that of accounts and sessions, and what
-- members do in projects is added.
alter table security_event rename to audit_event;
alter index security_event_newest rename to audit_event_newest;
alter index security_event_user rename to audit_event_user;
alter index security_event_workspace rename to audit_event_workspace;
alter trigger security_event_stays on audit_event rename to audit_event_stays;
alter trigger security_event_stays_whole on audit_event rename to audit_event_stays_whole;
-- names are looked up by these when the log is read: it holds none of a candidate's data
alter table audit_event add column project_id text, add column candidate_id text;
create index audit_event_project on audit_event (workspace_id, project_id, id desc);

create or replace function keep_security_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if old.at < now() - interval '30 days' then return old; end if;
  end if;
  raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
end $$;
alter function keep_security_events() rename to keep_audit_events;

insert into audit_event (at, kind, workspace_id, actor, target, project_id, details)
select at, case action when 'session_opened' then 'staff_session_opened' when 'session_refused' then 'staff_session_refused'
  when 'sessions_ended' then 'session_ended' else action end, workspace_id, by_email, about, project_id, detail
from audit_entry where action not in ('session_opened', 'session_refused') order by at, id;
drop table audit_entry;
drop function keep_audit();
