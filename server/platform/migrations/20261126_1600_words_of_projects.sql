-- Statuses and types of projects, and roles on their rosters, in words. The columns with codes stay while an earlier version may still
-- run: triggers copy every change in both directions. A code is the place of its word in the list.
create function keep_project_words() returns trigger language plpgsql as $$
declare
  statuses constant text[] := array['active', 'paused', 'draft', 'queued', 'preparing', 'calibrating', 'archived'];
  types constant text[] := array['autopilot', 'navigator', 'self-serve'];
begin
  if tg_op = 'INSERT' and new.lifecycle_status is null or tg_op = 'UPDATE' and new.status is distinct from old.status then
    new.lifecycle_status := statuses[new.status::int];
  else
    new.status := array_position(statuses, new.lifecycle_status)::text;
  end if;
  if tg_op = 'INSERT' and new.project_type is null or tg_op = 'UPDATE' and new.type is distinct from old.type then
    new.project_type := types[new.type::int];
  else
    new.type := array_position(types, new.project_type)::text;
  end if;
  return new;
end $$;

alter table project
  add column lifecycle_status text
    check (lifecycle_status in ('active', 'paused', 'draft', 'queued', 'preparing', 'calibrating', 'archived')),
  add column project_type text check (project_type in ('autopilot', 'navigator', 'self-serve'));
update project set
  lifecycle_status = (array['active', 'paused', 'draft', 'queued', 'preparing', 'calibrating', 'archived'])[status::int],
  project_type = (array['autopilot', 'navigator', 'self-serve'])[type::int];
alter table project alter column lifecycle_status set not null, alter column project_type set not null;
create trigger keep_project_words before insert or update of status, type, lifecycle_status, project_type on project
  for each row execute function keep_project_words();
comment on column project.status is 'Earlier versions: see lifecycle_status';
comment on column project.type is 'Earlier versions: see project_type';

create function keep_roster_words() returns trigger language plpgsql as $$
declare
  roles constant text[] := array['owner', 'member', 'commenter'];
begin
  if tg_op = 'INSERT' and new.roster_role is null or tg_op = 'UPDATE' and new.role is distinct from old.role then
    new.roster_role := roles[new.role];
  else
    new.role := array_position(roles, new.roster_role);
  end if;
  return new;
end $$;

alter table project_collaborator add column roster_role text check (roster_role in ('owner', 'member', 'commenter'));
update project_collaborator set roster_role = (array['owner', 'member', 'commenter'])[role];
alter table project_collaborator alter column roster_role set not null;
create trigger keep_roster_words before insert or update of role, roster_role on project_collaborator
  for each row execute function keep_roster_words();
comment on column project_collaborator.role is 'Earlier versions: see roster_role';
