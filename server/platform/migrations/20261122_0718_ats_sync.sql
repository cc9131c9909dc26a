-- Jobs of the applicant tracking system, candidates put into it, and what it tells us.
alter table ats_link
  add column id text,
  add column account_id text,
  add column synced_at timestamptz,
  add column busy_until timestamptz,
  add column pause_until timestamptz;
update ats_link set id = replace(gen_random_uuid()::text, '-', '');
alter table ats_link
  alter column id set default replace(gen_random_uuid()::text, '-', ''),
  alter column id set not null,
  add constraint ats_link_id unique (id);
create index ats_link_account on ats_link (account_id);

-- the job a project belongs to; a job belongs to one project of a workspace
create table ats_job (
  project_id text primary key references project on delete cascade,
  workspace_id text not null references workspace,
  link_id text not null,
  integration text not null,
  job_id text not null,
  remote_id text,
  name text not null,
  is_on boolean not null default false,
  stages jsonb not null default '{}',
  is_imported boolean not null,
  created_at timestamptz not null default now(),
  constraint ats_job_once unique (workspace_id, link_id, job_id)
);

create table ats_push (
  candidate_id text not null references candidate on delete cascade,
  link_id text not null,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  job_id text not null,
  integration text not null,
  state text not null,
  -- counted up by every wish, so that one that came while a push was under way is not lost
  wish int not null default 1,
  by_hand boolean not null default false,
  -- the write under way, committed before it is asked for: after a crash nobody knows whether it was heard
  writing text,
  writing_at timestamptz,
  -- the address they are put in with: what is looked up after a crash, whatever it was changed to since
  address text,
  remote_candidate_id text,
  remote_application_id text,
  stage_id text,
  stage_name text,
  is_rejected boolean not null default false,
  heard boolean not null default false,
  why text,
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  changed_at timestamptz not null default now(),
  primary key (candidate_id, link_id)
);
create index ats_push_due on ats_push (link_id, next_try_at) where state in ('queued', 'sending', 'unknown') or heard;
create index ats_push_application on ats_push (remote_application_id);
create index ats_push_state on ats_push (workspace_id, state);

-- every message of the gateway once
create table ats_webhook (
  id text not null,
  workspace_id text not null references workspace,
  event text not null,
  at timestamptz not null default now(),
  primary key (workspace_id, id)
);

grant select, insert, update, delete on ats_job, ats_push, ats_webhook to fairlead_app;
alter table ats_job enable row level security;
alter table ats_push enable row level security;
alter table ats_webhook enable row level security;
create policy own_workspace on ats_job using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
create policy own_workspace on ats_push using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
create policy own_workspace on ats_webhook using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
