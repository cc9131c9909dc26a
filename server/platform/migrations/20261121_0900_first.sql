-- The first shape of the data: workspaces, people, projects, candidates, mail, and the outbox.

create table workspace (
  id text primary key,
  name text not null,
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);

create table users (
  id text primary key,
  workspace_id text not null references workspace,
  email text not null unique check (email = lower(email)),
  password_hash text,
  first_name text not null,
  last_name text not null,
  company text not null,
  job_title text not null,
  profile_picture text,
  is_super_admin boolean not null default false,
  experiments jsonb not null default '{}',
  onboarding_tours jsonb not null default '{}',
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);
create index users_workspace on users (workspace_id);

create table session (
  token_hash bytea primary key,
  user_id text not null references users,
  workspace_id text not null references workspace,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_of_user on session (user_id);

create table sign_in_guess (
  email text not null,
  at timestamptz not null default now()
);
create index sign_in_guess_email on sign_in_guess (email, at);

-- People of the talent pool. No workspace = the shared pool; a workspace's own knowledge of a shared person shadows it.
create table person (
  id text primary key,
  workspace_id text references workspace,
  shadows text references person,
  name text not null,
  headline text,
  linkedin_url text,
  profile jsonb not null,
  sources jsonb not null default '{}',
  source text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index person_linkedin on person (coalesce(workspace_id, ''), linkedin_url) where linkedin_url is not null;
create unique index person_shadows on person (workspace_id, shadows) where shadows is not null;
create index person_own on person (workspace_id, created_at desc) where workspace_id is not null;
create extension if not exists pg_trgm;
create extension if not exists intarray;
create index person_name on person using gin (name gin_trgm_ops);

create table person_email (
  scope text not null,
  email text not null check (email = lower(email)),
  person_id text not null references person on delete cascade,
  workspace_id text references workspace,
  primary key (scope, email)
);
create index person_email_person on person_email (person_id);

-- What the search retrieves by: narrow, int[] of concepts.
create table person_index (
  person_id text primary key references person on delete cascade,
  workspace_id text references workspace,
  concepts int[] not null,
  years real not null,
  version int not null
);
create index person_index_concepts on person_index using gin (concepts gin__int_ops);

create table project (
  id text primary key,
  workspace_id text not null references workspace,
  owner_id text not null references users,
  name text not null,
  job_title text not null default '',
  hiring_company text not null default '',
  type text not null check (type in ('1', '2', '3')),
  status text not null check (status in ('1', '2', '3', '4', '5', '6', '7')),
  is_processing boolean not null default false,
  is_in_calibration boolean not null default false,
  calibrated_at timestamptz,
  is_archived boolean not null default false,
  outreach_pause boolean not null default false,
  in_auto_swipe_mode boolean not null default false,
  is_warmleads_recruiter boolean not null default false,
  is_autopilot_recruiter boolean not null default false,
  show_needs_attention boolean not null default false,
  is_peq boolean not null default false,
  is_self_serve boolean not null default false,
  bias_reducer boolean not null default false,
  settings jsonb not null default '{}',
  lessons jsonb not null default '[]',
  paused_archived_reason int,
  paused_archived_reason_other text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index project_workspace on project (workspace_id);

create table project_collaborator (
  project_id text not null references project on delete cascade,
  workspace_id text not null references workspace,
  email text not null check (email = lower(email)),
  role int not null check (role in (1, 2, 3)),
  primary key (project_id, email)
);
create index project_collaborator_email on project_collaborator (workspace_id, email);

create table project_counter (
  project_id text not null references project on delete cascade,
  workspace_id text not null references workspace,
  stage text not null,
  count int not null default 0 check (count >= 0),
  primary key (project_id, stage)
);

create table search_run (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  kind text not null check (kind in ('initial', 'next', 'reform')),
  state text not null check (state in ('queued', 'running', 'completed', 'failed')),
  batch int not null,
  size int not null,
  is_calibration boolean not null,
  progress int not null default 0,
  found int not null default 0,
  note text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (project_id, batch)
);
create unique index search_run_one_open on search_run (project_id) where state in ('queued', 'running');

create table candidate (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  person_id text not null references person,
  stage text not null,
  stage_at timestamptz not null default now(),
  batch int,
  rank int,
  score int,
  judgement jsonb,
  processed boolean not null default false,
  was_auto_swiped boolean not null default false,
  verdict text check (verdict in ('approved', 'rejected')),
  verdict_at timestamptz,
  rejection_codes int[] not null default '{}',
  rejection_other text,
  bad_job_titles text[] not null default '{}',
  bad_companies text[] not null default '{}',
  not_interested_codes int[] not null default '{}',
  not_interested_other text,
  approval_score int,
  approval_score_other text,
  preferred_email text,
  bad_emails text[] not null default '{}',
  disable_followups boolean not null default false,
  manual_outreach boolean not null default false,
  replied_at timestamptz,
  attention jsonb,
  notes text,
  note_to_hm text,
  approved_at timestamptz,
  contacted_at timestamptz,
  interview_at timestamptz,
  follow_up_1_at timestamptz,
  follow_up_2_at timestamptz,
  follow_up_3_at timestamptz,
  created_at timestamptz not null default now(),
  unique (project_id, person_id)
);
create index candidate_review on candidate (project_id, stage, batch, rank);
create index candidate_newest on candidate (project_id, stage, stage_at desc, id);
create index candidate_person on candidate (person_id);

create table candidate_history (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  candidate_id text not null references candidate on delete cascade,
  at timestamptz not null,
  code int not null,
  from_stage text,
  to_stage text,
  detail text,
  is_scheduled boolean not null default false,
  user_id text references users,
  undone boolean not null default false
);
create index candidate_history_candidate on candidate_history (candidate_id, at);

-- Every mail the product writes, from the plan to the proof.
create table message (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  candidate_id text not null references candidate on delete cascade,
  kind text not null check (kind in ('sequence', 'reply')),
  step int check (step between 0 and 3),
  request_id text,
  state text not null check (state in ('queued', 'claimed', 'committing', 'sent', 'unknown', 'parked', 'cancelled')),
  attempt int not null default 0,
  claimed_by text,
  lease_until timestamptz,
  due_at timestamptz not null,
  message_id text not null unique,
  reply_token text not null unique,
  from_name text,
  from_email text not null,
  to_email text not null,
  cc text[] not null default '{}',
  subject text not null,
  html text not null,
  body_text text not null,
  in_reply_to text,
  refs text[] not null default '{}',
  user_id text references users,
  why text,
  held_until timestamptz,
  committed_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  check ((kind = 'sequence') = (step is not null))
);
create unique index message_one_per_step on message (candidate_id, step) where step is not null;
create unique index message_request on message (candidate_id, request_id) where request_id is not null;
create index message_due on message (due_at) where state = 'queued';
create index message_open on message (lease_until) where state in ('claimed', 'committing', 'unknown');
create index message_candidate on message (candidate_id, created_at);

create table inbound_mail (
  id text primary key,
  workspace_id text references workspace,
  project_id text references project on delete cascade,
  candidate_id text references candidate on delete cascade,
  mailbox text not null,
  uid_validity text not null,
  uid bigint not null,
  message_id text,
  in_reply_to text,
  from_name text,
  from_email text,
  to_email text,
  subject text not null,
  reply_text text not null,
  body_text text not null,
  html text,
  kind text not null check (kind in ('person', 'auto_reply', 'bounce', 'own')),
  matched_by text check (matched_by in ('message_id', 'token', 'hand')),
  label text,
  confidence real,
  confident boolean,
  reasons int[] not null default '{}',
  because text,
  is_demo boolean not null default false,
  dismissed_at timestamptz,
  received_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (mailbox, uid_validity, uid)
);
create unique index inbound_mail_once on inbound_mail (mailbox, message_id) where message_id is not null;
create index inbound_mail_candidate on inbound_mail (candidate_id, received_at);
create index inbound_mail_unmatched on inbound_mail (received_at) where candidate_id is null and dismissed_at is null and kind <> 'own';

create table mailbox_cursor (
  mailbox text primary key,
  uid_validity text not null,
  last_uid bigint not null
);

create table suppression (
  workspace_id text not null references workspace,
  email text not null check (email = lower(email)),
  reason text not null,
  at timestamptz not null default now(),
  primary key (workspace_id, email)
);

create table notification (
  id text primary key,
  workspace_id text not null references workspace,
  user_id text not null references users,
  project_id text references project on delete cascade,
  candidate_id text references candidate on delete cascade,
  kind text not null,
  body text not null,
  once_key text not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, once_key)
);
create index notification_user on notification (user_id, created_at desc);

-- The outbox: written with the change it tells of, read by the worker and the socket.
create table event (
  id bigint generated always as identity primary key,
  workspace_id text,
  type text not null,
  payload jsonb not null,
  user_id text,
  at timestamptz not null default now(),
  handled_at timestamptz,
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text
);
create index event_open on event (next_try_at, id) where handled_at is null;

create function announce_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('fairlead_event', new.id::text);
  return null;
end $$;
create trigger event_announced after insert on event for each row execute function announce_event();

-- Row-level security: the backstop behind the gates. The app's role sees one workspace per transaction.
do $$ begin
  create role fairlead_app nologin;
-- made before by the start of the service, or by an administrator where this login may not
exception when duplicate_object or insufficient_privilege then null;
end $$;
do $$ begin
  execute format('grant fairlead_app to %I', current_user);
exception when insufficient_privilege then null;
end $$;
grant usage on schema public to fairlead_app;
grant select, insert, update, delete on all tables in schema public to fairlead_app;
grant usage on all sequences in schema public to fairlead_app;
revoke all on session, sign_in_guess, mailbox_cursor from fairlead_app;

create function current_workspace() returns text language sql stable as $$ select nullif(current_setting('app.workspace_id', true), '') $$;

do $$
declare t text;
begin
  foreach t in array array['users', 'project', 'project_collaborator', 'project_counter', 'search_run', 'candidate', 'candidate_history', 'message', 'suppression', 'notification', 'event', 'inbound_mail'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own_workspace on %I using (workspace_id = current_workspace()) with check (workspace_id = current_workspace())', t);
  end loop;
  foreach t in array array['person', 'person_email', 'person_index'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy read_shared on %I for select using (workspace_id is null or workspace_id = current_workspace())', t);
    execute format('create policy own_insert on %I for insert with check (workspace_id = current_workspace())', t);
    execute format('create policy own_update on %I for update using (workspace_id = current_workspace()) with check (workspace_id = current_workspace())', t);
    execute format('create policy own_delete on %I for delete using (workspace_id = current_workspace())', t);
  end loop;
end $$;
alter table workspace enable row level security;
create policy own_workspace on workspace using (id = current_workspace());
