-- What interviewers ask and rate in a project, their scorecards, and the debrief.
create table interview_kit (
  project_id text primary key references project on delete cascade,
  workspace_id text not null references workspace,
  questions text[] not null,
  attributes text[] not null,
  updated_at timestamptz not null
);
grant select, insert, update, delete on interview_kit to fairlead_app;
alter table interview_kit enable row level security;
create policy own_workspace on interview_kit using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table scorecard (
  interview_id text not null references interview on delete cascade,
  user_id text not null references users on delete cascade,
  workspace_id text not null references workspace,
  -- attribute -> 1 to 4; an attribute that is missing was not assessed
  ratings jsonb not null default '{}',
  recommendation text check (recommendation in ('strong_no', 'no', 'yes', 'strong_yes')),
  words text not null default '',
  updated_at timestamptz not null,
  -- null while it is a draft
  submitted_at timestamptz,
  primary key (interview_id, user_id),
  check (submitted_at is null or recommendation is not null)
);
grant select, insert, update, delete on scorecard to fairlead_app;
alter table scorecard enable row level security;
create policy own_workspace on scorecard using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Since then scorecards of the interview are compared and no longer changed; the user who opened it before all had written, if anyone did.
alter table interview
  add column debriefed_at timestamptz,
  add column debriefed_by text references users on delete set null,
  add column scorecard_reminder_at timestamptz;

alter table link add column interview_id text references interview on delete cascade;
alter table link drop constraint link_purpose_check;
alter table link add constraint link_purpose_check check (
  purpose in (
    'additional_information', 'reset_password', 'hm_review', 'self_identification', 'booking', 'prove_email', 'secure_account', 'scorecard'
  )
);
