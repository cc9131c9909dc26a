-- What a reply asks of the team, and people who must not be written to again.

create table task (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  candidate_id text not null references candidate on delete cascade,
  person_id text not null,
  kind text not null check (kind in ('come_back', 'referral', 'data_request')),
  -- the reply that opened it, and which of several it is about
  inbound_id text references inbound_mail on delete set null,
  number int not null default 0,
  state text not null default 'open' check (state in ('open', 'done', 'dismissed')),
  -- a day, as its midnight in UTC; null = whenever it suits
  due_at timestamptz,
  -- the words of the reply it comes from
  quote text,
  -- of a referral: {name, email, linkedinUrl, by}
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by text references users on delete set null,
  -- what was done, in words
  outcome text,
  -- the team was reminded of it for the last time
  reminded_at timestamptz,
  check ((state = 'open') = (closed_at is null)),
  unique (inbound_id, kind, number)
);
create index task_open on task (workspace_id, due_at) where state = 'open';
create index task_candidate on task (candidate_id);
create index task_to_remind on task (due_at) where state = 'open' and due_at is not null;
grant select, insert, update, delete on task to fairlead_app;
alter table task enable row level security;
create policy own_workspace on task using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- No project of the workspace writes to a person with a flag.
create table person_flag (
  workspace_id text not null references workspace,
  person_id text not null references person on delete cascade,
  kind text not null check (kind in ('wrong_person', 'data_request')),
  at timestamptz not null default now(),
  inbound_id text references inbound_mail on delete set null,
  quote text,
  primary key (workspace_id, person_id, kind)
);
create index person_flag_person on person_flag (person_id);
grant select, insert, update, delete on person_flag to fairlead_app;
alter table person_flag enable row level security;
create policy own_workspace on person_flag using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Which reply had an address suppressed, so that a corrected reading can allow it again.
alter table suppression add column inbound_id text references inbound_mail on delete set null;
-- A reading that a person corrected: what it was read as at first, who corrected it and when.
alter table inbound_mail add column read_as text;
-- where the candidate stood before the reply, and where it moved them
alter table inbound_mail add column stage_before text;
alter table inbound_mail add column stage_after text;
alter table inbound_mail add column corrected_by text references users on delete set null;
alter table inbound_mail add column corrected_at timestamptz;
create index inbound_mail_corrected on inbound_mail (workspace_id, corrected_at desc) where corrected_at is not null;
