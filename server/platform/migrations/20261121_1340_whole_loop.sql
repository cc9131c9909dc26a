-- What the whole loop needs besides candidates and their mail: mail to colleagues, comments, notes, kept candidates, LinkedIn, resumes,
-- kinds of users, signed links, the audit log.

-- Users: what they may use, whether they let the product write in their name, the calendar they synced.
alter table users add column authorized_products text[] not null default '{autopilot,fasttrack,navigator}';
alter table users add column product_type text not null default 'autopilot' check (product_type in ('autopilot', 'fasttrack', 'navigator'));
alter table users add column may_send boolean not null default true;
alter table users add column calendar_synced_id text;
alter table users add column preferences jsonb not null default '{}';

-- A session of somebody else's, opened by staff: who opened it, for the banner and the audit log.
alter table session add column opened_by text references users;

create table identity (
  issuer text not null,
  subject text not null,
  workspace_id text not null references workspace,
  user_id text not null references users,
  scopes text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identity_user on identity (user_id);

create table audit_entry (
  id text primary key,
  workspace_id text not null references workspace,
  at timestamptz not null default now(),
  by_email text not null,
  action text not null,
  about text not null,
  detail jsonb not null default '{}'
);
create index audit_entry_newest on audit_entry (workspace_id, at desc);

-- A secret link with one purpose, used once.
create table link (
  token_hash bytea primary key,
  workspace_id text not null references workspace,
  purpose text not null check (purpose in ('additional_information', 'reset_password', 'hm_review')),
  user_id text references users,
  candidate_id text references candidate on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index link_candidate on link (candidate_id);

-- Projects: operations, free trial, admin calibration.
alter table project add column is_free_trial boolean not null default false;
alter table project add column is_in_admin_calibration boolean not null default false;
alter table project add column operations_status text not null default 'new';
alter table project add column golive boolean not null default false;

-- Candidates: what was asked of them, why they are a question, the conversation outside of mail.
alter table candidate add column kept_for text;
alter table candidate add column kept_at timestamptz;
alter table candidate add column question_type text;
alter table candidate add column resume_id text;
alter table candidate add column copied_from text references candidate on delete set null;

create table comment (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  candidate_id text not null references candidate on delete cascade,
  user_id text not null references users,
  body text not null,
  assignee_email text,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index comment_candidate on comment (candidate_id, created_at);

-- Files about a person: bytes live in the database, so that one backup holds all and every process sees them.
create table resume (
  id text primary key,
  workspace_id text not null references workspace,
  person_id text not null references person,
  file_name text not null,
  content_type text not null,
  bytes bytea not null,
  uploaded_by text references users,
  created_at timestamptz not null default now()
);
create index resume_person on resume (workspace_id, person_id, created_at desc);
alter table candidate add constraint candidate_resume foreign key (resume_id) references resume on delete set null;

create table linkedin_account (
  user_id text primary key references users,
  workspace_id text not null references workspace,
  account_id text not null,
  state text not null default 'connected' check (state in ('connected', 'expired')),
  connected_at timestamptz not null default now()
);

create table linkedin_message (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  candidate_id text not null references candidate on delete cascade,
  kind text not null check (kind in ('inmail', 'invitation')),
  state text not null check (state in ('queued', 'sending', 'sent', 'accepted', 'by_hand', 'failed', 'unknown', 'cancelled')),
  subject text not null default '',
  body text not null,
  due_at timestamptz not null,
  lease_until timestamptz,
  user_id text not null references users,
  reference text,
  why text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (candidate_id, kind)
);
create index linkedin_message_due on linkedin_message (due_at) where state in ('queued', 'sending');

create table ats_link (
  workspace_id text primary key references workspace,
  account_token text not null,
  integration text not null,
  status text not null,
  linked_by text not null references users,
  linked_at timestamptz not null default now(),
  checked_at timestamptz not null default now()
);

-- Mail to colleagues and users belongs to no candidate: 'team'. A 'notice' is the product's own mail to a candidate.
alter table message alter column project_id drop not null;
alter table message alter column candidate_id drop not null;
alter table message drop constraint message_kind_check;
alter table message add constraint message_kind_check check (kind in ('sequence', 'reply', 'notice', 'team'));
alter table message add constraint message_of_candidate check ((kind = 'team') = (candidate_id is null));
alter table message add column reply_to text;
alter table message add column email_type text;
alter table message add column is_scheduled boolean not null default false;
create unique index message_team_request on message (workspace_id, request_id) where candidate_id is null and request_id is not null;

-- Search over all candidates of a workspace by what their person is called.
create index candidate_workspace_person on candidate (workspace_id, person_id);

do $$
declare t text;
begin
  foreach t in array array['identity', 'audit_entry', 'comment', 'resume', 'linkedin_account', 'linkedin_message', 'ats_link'] loop
    execute format('grant select, insert, update, delete on %I to fairlead_app', t);
    execute format('alter table %I enable row level security', t);
    execute format('create policy own_workspace on %I using (workspace_id = current_workspace()) with check (workspace_id = current_workspace())', t);
  end loop;
end $$;
-- looked up before anybody knows whose it is: the service alone reads it, the app may only write one
alter table link enable row level security;
create policy own_workspace on link using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
grant select, insert, update, delete on link to fairlead_app;
