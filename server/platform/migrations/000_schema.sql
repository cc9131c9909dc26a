-- The database: tables, indexes, functions, triggers, and who may see what. Changes after a release are further files in this folder.
create extension if not exists btree_gist;
create extension if not exists intarray;
create extension if not exists pg_trgm;

create function current_workspace() returns text language sql stable as $$ select nullif(current_setting('app.workspace_id', true), '') $$;

-- One folding of names for index and query: Müller is found by Muller, Łuczak by Luczak, O'Brien by OBrien.
create function fold_name(text) returns text language sql immutable strict parallel safe return
  replace(replace(replace(replace(
    regexp_replace(
      lower(translate(normalize($1, NFKD), 'ØøŁłĐđÐðıĦħŦŧ''’‘ʼʻ`´', 'oollddddihhtt')),
      U&'[\0300-\036F\0591-\05C7\064B-\0652]', '', 'g'),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');

-- What all spellings of one address have in common: capitals and full-width letters, and the dots, additions, and older domain
-- of Gmail. `addressKey` (domain/shared/validation.ts) does the same.
create function address_key(text) returns text language sql immutable strict parallel safe return
  case when lower(normalize(btrim($1), NFKC)) ~ '@(gmail|googlemail)\.com$'
    then replace(split_part(split_part(lower(normalize(btrim($1), NFKC)), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else lower(normalize(btrim($1), NFKC)) end;

create table workspace (
  id text primary key,
  name text not null,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  -- Super admins multiply the daily limits of a workspace they know.
  quota_factor int not null default 1 check ((quota_factor >= 1) and (quota_factor <= 100)),
  -- The address under emails of sequences, and whether they wait for one where a law asks for it.
  postal_address text,
  requires_postal_address boolean not null default false
);
alter table workspace enable row level security;
create policy own_workspace on workspace using (id = current_workspace());

create table users (
  id text primary key,
  workspace_id text not null references workspace(id),
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
  disabled_at timestamptz,
  -- Products they may use, whether the product may write in their name, and their synced calendar.
  authorized_products text[] not null default '{autopilot,fasttrack,navigator}',
  product_type text not null default 'autopilot' check (product_type in ('autopilot', 'fasttrack', 'navigator')),
  may_send boolean not null default true,
  calendar_synced_id text,
  preferences jsonb not null default '{}',
  -- When the user last proved that email to this address reaches them; rights that depend on an address require it.
  email_verified_at timestamptz,
  -- Shortcuts the user chose, and whether single keys work.
  shortcuts jsonb not null default '{}',
  -- The digest of unread notifications: whether the user wants it, and when they last got one.
  notification_mail text not null default 'daily' check (notification_mail in ('daily', 'off')),
  digest_at timestamptz,
  -- A new address; it counts once a link sent to it was used.
  pending_email text check (pending_email = lower(pending_email)),
  -- Admins of the workspace, besides the oldest active account, which is always one.
  is_workspace_admin boolean not null default false,
  -- When an admin removed them; the address is free again, `removed_email` remembers it.
  removed_at timestamptz,
  removed_email text
);
create index users_workspace on users (workspace_id);
alter table users enable row level security;
create policy own_workspace on users using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table session (
  token_hash bytea primary key,
  user_id text not null references users(id),
  workspace_id text not null references workspace(id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A session that staff opened for a user: who opened it, for the banner and the audit log.
  opened_by text references users(id),
  -- The same in words: a colleague's email address, or a member of the Slack workspace.
  opened_by_name text,
  -- Sessions by an id that can be shown, when and where they were last used, and when their user last proved who they are.
  id text not null default (gen_random_uuid())::text unique,
  last_used_at timestamptz not null default now(),
  ip text,
  user_agent text,
  confirmed_at timestamptz
);
create index session_expired on session (expires_at);
create index session_of_user on session (user_id);

create table sign_in_guess (
  email text not null,
  at timestamptz not null default now()
);
create index sign_in_guess_email on sign_in_guess (email, at);

-- People of the talent pool. No workspace = the shared pool; a workspace's own knowledge of a shared person shadows it.
create table person (
  id text primary key,
  workspace_id text references workspace(id),
  shadows text references person(id),
  name text not null,
  headline text,
  linkedin_url text,
  profile jsonb not null,
  sources jsonb not null default '{}',
  source text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deleted people keep an empty row, so that counts of their projects stay true; nothing in it says who they were.
  erased_at timestamptz,
  folded_name text generated always as (fold_name(name)) stored not null,
  folded_text text generated always as (fold_name(((name || ' '::text) || coalesce(headline, '')))) stored not null
);
create index person_erased on person (workspace_id) where erased_at is not null;
create index person_folded on person using gin (folded_text gin_trgm_ops);
create unique index person_linkedin on person (coalesce(workspace_id, ''), linkedin_url) where linkedin_url is not null;
create index person_own on person (workspace_id, created_at desc) where workspace_id is not null;
create unique index person_shadows on person (workspace_id, shadows) where shadows is not null;
alter table person enable row level security;
create policy own_delete on person for delete using (workspace_id = current_workspace());
create policy own_insert on person for insert with check (workspace_id = current_workspace());
create policy own_update on person for update using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
create policy read_shared on person for select using ((workspace_id is null) or (workspace_id = current_workspace()));

create table person_email (
  scope text not null,
  email text not null check (email = lower(email)),
  person_id text not null references person(id) on delete cascade,
  workspace_id text references workspace(id),
  primary key (scope, email)
);
create index person_email_key on person_email (address_key(email), scope);
create index person_email_person on person_email (person_id);
alter table person_email enable row level security;
create policy own_delete on person_email for delete using (workspace_id = current_workspace());
create policy own_insert on person_email for insert with check (workspace_id = current_workspace());
create policy own_update on person_email for update using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
create policy read_shared on person_email for select using ((workspace_id is null) or (workspace_id = current_workspace()));

-- What the search retrieves by: narrow, int[] of concepts.
create table person_index (
  person_id text primary key references person(id) on delete cascade,
  workspace_id text references workspace(id),
  concepts int[] not null,
  years real not null,
  version int not null
);
create index person_index_concepts on person_index using gin (concepts gin__int_ops);
create index person_index_key on person_index (hashtextextended(person_id, (0)::bigint));
create index person_index_own on person_index (workspace_id, person_id) where workspace_id is not null;
create index person_index_part_0 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 0;
create index person_index_part_1 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 1;
create index person_index_part_10 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 10;
create index person_index_part_11 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 11;
create index person_index_part_12 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 12;
create index person_index_part_13 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 13;
create index person_index_part_14 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 14;
create index person_index_part_15 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 15;
create index person_index_part_2 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 2;
create index person_index_part_3 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 3;
create index person_index_part_4 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 4;
create index person_index_part_5 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 5;
create index person_index_part_6 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 6;
create index person_index_part_7 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 7;
create index person_index_part_8 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 8;
create index person_index_part_9 on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = 9;
create index person_index_sample on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 63) = 0;
create index person_index_sample_all on person_index (person_id) where ((hashtext(person_id) & 63) + 0) = 0;
alter table person_index enable row level security;
create policy own_delete on person_index for delete using (workspace_id = current_workspace());
create policy own_insert on person_index for insert with check (workspace_id = current_workspace());
create policy own_update on person_index for update using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
create policy read_shared on person_index for select using ((workspace_id is null) or (workspace_id = current_workspace()));

create table project (
  id text primary key,
  workspace_id text not null references workspace(id),
  owner_id text not null references users(id),
  name text not null,
  job_title text not null default '',
  hiring_company text not null default '',
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
  paused_archived_reason text,
  paused_archived_reason_other text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Projects: operations, free trial, admin calibration.
  is_free_trial boolean not null default false,
  is_in_admin_calibration boolean not null default false,
  operations_status text not null default 'new',
  golive boolean not null default false,
  -- Who set the health by hand, and when; null = the rules decide.
  operations_status_by text,
  operations_status_at timestamptz,
  -- null = as many as the installation grants
  free_trial_contacts int check (free_trial_contacts > 0),
  -- the embeddings model that takes part in a project's ranking; null = none
  ranking_model text,
  -- Who last changed the settings; null = no one yet, or a deleted user.
  edited_by text references users(id) on delete set null,
  -- When that was.
  edited_at timestamptz,
  -- The project this one is a copy of: people it rejected are not found again.
  copied_from text references project(id) on delete set null,
  -- Whether the copy goes on with what decisions in the original taught its search.
  keeps_lessons boolean not null default false,
  lifecycle_status text not null check (lifecycle_status in ('active', 'paused', 'draft', 'queued', 'preparing', 'calibrating', 'archived')),
  project_type text not null check (project_type in ('autopilot', 'navigator', 'self-serve'))
);
create index project_copied_from on project (copied_from) where copied_from is not null;
create index project_workspace on project (workspace_id);
alter table project enable row level security;
create policy own_workspace on project using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table project_collaborator (
  project_id text not null references project(id) on delete cascade,
  workspace_id text not null references workspace(id),
  email text not null check (email = lower(email)),
  roster_role text not null check (roster_role in ('owner', 'member', 'commenter')),
  primary key (project_id, email)
);
create index project_collaborator_email on project_collaborator (workspace_id, email);
alter table project_collaborator enable row level security;
create policy own_workspace on project_collaborator using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table project_counter (
  project_id text not null references project(id) on delete cascade,
  workspace_id text not null references workspace(id),
  stage text not null,
  count int not null default 0 check (count >= 0),
  primary key (project_id, stage)
);
alter table project_counter enable row level security;
create policy own_workspace on project_counter using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table search_run (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
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
  -- What a search was asked for when it began, to tell what has changed since.
  searched_for jsonb,
  -- How many candidates of a batch fit; null = not counted.
  fits int,
  found_before int,
  -- A batch is compared with the one before by the requirements it misses, not by who keeps them all.
  missed int,
  missed_before int,
  constraint search_run_project_id_batch_key unique (project_id, batch)
);
create unique index search_run_one_open on search_run (project_id) where state = ANY (ARRAY['queued'::text, 'running'::text]);
alter table search_run enable row level security;
create policy own_workspace on search_run using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Files about a person: bytes live in the database, so that one backup holds all and every process sees them.
create table resume (
  id text primary key,
  workspace_id text not null references workspace(id),
  person_id text not null references person(id),
  file_name text not null,
  content_type text not null,
  bytes bytea not null,
  uploaded_by text references users(id),
  created_at timestamptz not null default now(),
  -- What could not be read of a résumé, as shown on the profile; '' when everything was read.
  note text not null default ''
);
create index resume_person on resume (workspace_id, person_id, created_at desc);
alter table resume enable row level security;
create policy own_workspace on resume using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table candidate (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  person_id text not null references person(id),
  stage text not null,
  stage_at timestamptz not null default now(),
  batch int,
  rank int,
  score int,
  assessment jsonb,
  processed boolean not null default false,
  was_auto_swiped boolean not null default false,
  verdict text check (verdict in ('approved', 'rejected')),
  verdict_at timestamptz,
  rejection_reasons text[] not null default '{}',
  rejection_other text,
  bad_job_titles text[] not null default '{}',
  bad_companies text[] not null default '{}',
  not_interested_reasons text[] not null default '{}',
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
  -- Candidates: what was asked of them, why they are a question, the conversation outside of mail.
  kept_for text,
  kept_at timestamptz,
  question_type text,
  resume_id text,
  copied_from text references candidate(id) on delete set null,
  -- Follow-ups are on hold until then; null = they aren't.
  paused_until timestamptz,
  -- The words of their message that named the day; null = none.
  pause_quote text,
  -- How a search ends for a candidate: the day an offer was made, words about it that only the team reads, and the first day of work.
  offer_day text check (offer_day ~ '^\d{4}-\d\d-\d\d$'::text),
  offer_note text,
  start_day text check (start_day ~ '^\d{4}-\d\d-\d\d$'::text),
  constraint candidate_project_id_person_id_key unique (project_id, person_id),
  constraint candidate_resume foreign key (resume_id) references resume(id) on delete set null
);
create index candidate_contacted on candidate (project_id, contacted_at desc) where contacted_at is not null;
create index candidate_newest on candidate (project_id, stage, stage_at desc, id);
create index candidate_person on candidate (person_id);
create index candidate_review on candidate (project_id, stage, batch, rank);
create index candidate_workspace_person on candidate (workspace_id, person_id);
alter table candidate enable row level security;
create policy own_workspace on candidate using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table candidate_history (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  candidate_id text not null references candidate(id) on delete cascade,
  at timestamptz not null,
  event text not null,
  from_stage text,
  to_stage text,
  detail text,
  is_scheduled boolean not null default false,
  user_id text references users(id),
  undone boolean not null default false
);
create index candidate_history_candidate on candidate_history (candidate_id, at);
create index candidate_history_of_manager on candidate_history (project_id, at desc) where from_stage = 'HIRING_MANAGER'::text;
create index candidate_history_of_people on candidate_history (project_id, at desc) where user_id is not null;
alter table candidate_history enable row level security;
create policy own_workspace on candidate_history using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Tests of two first emails. The texts are those of the test; the templates may change later.
create table template_test (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  template_a text not null,
  template_b text not null,
  text_a text not null,
  text_b text not null,
  started_at timestamptz not null,
  started_by text references users(id),
  ended_at timestamptz,
  end_reason text check (end_reason in ('kept_a', 'kept_b', 'text_changed', 'template_deleted')),
  constraint template_test_check check ((ended_at is null) = (end_reason is null))
);
create index template_test_project on template_test (project_id, started_at);
create unique index template_test_running on template_test (project_id) where ended_at is null;
alter table template_test enable row level security;
create policy own_workspace on template_test using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Every email the product writes, from the plan to the proof.
create table message (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text references project(id) on delete cascade,
  candidate_id text references candidate(id) on delete cascade,
  kind text not null check (kind in ('sequence', 'reply', 'notice', 'team')),
  step int check ((step >= 0) and (step <= 3)),
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
  user_id text references users(id),
  why text,
  held_until timestamptz,
  committed_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  reply_to text,
  email_type text,
  is_scheduled boolean not null default false,
  -- The template a sequence was started with; null is the project's first one.
  template_name text,
  -- The subject before variables were filled in: it identifies a variant.
  subject_template text,
  -- The invitation in an email, and the answer to one.
  invitation jsonb,
  refused_times int not null default 0,
  unknown_times int not null default 0,
  crashed_times int not null default 0,
  refused_at timestamptz,
  relay_answer text,
  relay text,
  reserved_until timestamptz,
  restore_checked_at timestamptz,
  opt_out_token text,
  opt_out_hash text,
  -- When a follow-up was due before it was put off.
  due_before_pause timestamptz,
  -- The mailbox a message is sent from; null = the installation's own. No foreign key: when a user is deleted, a message of unknown
  -- delivery must still not be taken for one of the installation's mailbox.
  mailbox_id text,
  -- The Message-ID of a message whose server replaced ours: answers name it.
  sent_as text,
  -- the user chose to send it at any hour, or at a time of their own
  any_hour boolean not null default false,
  -- why it leaves later than it was ready
  held_by text check (held_by in ('mailbox_day', 'domain_hour', 'weekend', 'holiday', 'night')),
  -- the address was refused for good, at once or by a later bounce
  bounced_at timestamptz,
  -- as it was sent
  postal_address text,
  template_test_id text references template_test(id),
  test_version text check (test_version in ('a', 'b')),
  -- A user agreed to write to an address that a vendor had guessed.
  guess_accepted boolean not null default false,
  -- Why an email wasn't delivered: only a dead address counts against the address.
  bounce_cause text check (bounce_cause in ('dead_address', 'blocked')),
  -- how often it was sent again because the mailbox was full
  full_times int not null default 0,
  constraint message_check check ((kind = 'sequence'::text) = (step is not null)),
  constraint message_of_candidate check ((kind = 'team'::text) = (candidate_id is null))
);
create index message_accepted on message (relay, sent_at) where relay is not null;
create index message_bounced on message (mailbox_id, bounced_at) where (mailbox_id is not null) and (bounced_at is not null);
create index message_candidate on message (candidate_id, created_at);
create index message_due on message (due_at) where state = 'queued'::text;
create index message_mailbox on message (mailbox_id, due_at) where (mailbox_id is not null) and (state = ANY (ARRAY['queued'::text, 'claimed'::text, 'committing'::text, 'unknown'::text]));
create index message_mailbox_sent on message (mailbox_id, sent_at) where (mailbox_id is not null) and (sent_at is not null);
create unique index message_one_per_step on message (candidate_id, step) where step is not null;
create index message_open on message (lease_until) where state = ANY (ARRAY['claimed'::text, 'committing'::text, 'unknown'::text]);
create unique index message_opt_out on message (opt_out_hash) where opt_out_hash is not null;
create index message_parked on message (workspace_id) where state = 'parked'::text;
create index message_refused on message (refused_at) where refused_at is not null;
create unique index message_request on message (candidate_id, request_id) where request_id is not null;
create index message_sent_as on message (sent_as) where sent_as is not null;
create unique index message_team_request on message (workspace_id, request_id) where (candidate_id is null) and (request_id is not null);
create index message_template_test on message (template_test_id) where template_test_id is not null;
create index message_test_email on message (user_id, created_at) where email_type = 'test_email'::text;
create index message_to_email on message (to_email);
alter table message enable row level security;
create policy own_workspace on message using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table inbound_mail (
  id text primary key,
  workspace_id text references workspace(id),
  project_id text references project(id) on delete cascade,
  candidate_id text references candidate(id) on delete cascade,
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
  reasons text[] not null default '{}',
  because text,
  is_demo boolean not null default false,
  dismissed_at timestamptz,
  received_at timestamptz not null,
  created_at timestamptz not null default now(),
  invitation jsonb,
  content_hash text,
  sender_check text check (sender_check in ('pass', 'fail')),
  -- A reading that a person corrected: what it was read as at first, who corrected it and when.
  read_as text,
  -- where the candidate stood before the reply, and where it moved them
  stage_before text,
  stage_after text,
  corrected_by text references users(id) on delete set null,
  corrected_at timestamptz,
  bounce_cause text check (bounce_cause in ('dead_address', 'mailbox_full', 'blocked', 'delayed', 'complaint', 'unclear')),
  constraint inbound_mail_mailbox_uid_validity_uid_key unique (mailbox, uid_validity, uid)
);
create index inbound_mail_candidate on inbound_mail (candidate_id, received_at);
create index inbound_mail_corrected on inbound_mail (workspace_id, corrected_at desc) where corrected_at is not null;
create index inbound_mail_message_id on inbound_mail (message_id) where message_id is not null;
create unique index inbound_mail_once on inbound_mail (mailbox, message_id) where message_id is not null;
create unique index inbound_mail_same_content on inbound_mail (mailbox, content_hash) where content_hash is not null;
create index inbound_mail_unmatched on inbound_mail (received_at) where (candidate_id is null) and (dismissed_at is null) and (kind <> 'own'::text);
alter table inbound_mail enable row level security;
create policy own_workspace on inbound_mail using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table suppression (
  workspace_id text not null references workspace(id),
  email text check (email = lower(email)),
  reason text not null,
  at timestamptz not null default now(),
  opt_in_hash text,
  opt_in_until timestamptz,
  -- Which reply had an address suppressed, so that a corrected reading can allow it again.
  inbound_id text references inbound_mail(id) on delete set null,
  id text primary key default (gen_random_uuid())::text,
  hash bytea not null,
  scope text not null default 'address' check (scope in ('address', 'domain')),
  -- who added it by hand
  user_id text references users(id) on delete set null,
  constraint suppression_reason check (reason in ('unsubscribed', 'bounced', 'complaint', 'erased', 'by_hand'))
);
create unique index suppression_email on suppression (workspace_id, email);
create unique index suppression_hash on suppression (workspace_id, hash);
create index suppression_key on suppression (workspace_id, address_key(email));
create index suppression_newest on suppression (workspace_id, at desc, id);
create unique index suppression_opt_in on suppression (opt_in_hash) where opt_in_hash is not null;
alter table suppression enable row level security;
create policy own_workspace on suppression using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table notification (
  id text primary key,
  workspace_id text not null references workspace(id),
  user_id text not null references users(id),
  project_id text references project(id) on delete cascade,
  candidate_id text references candidate(id) on delete cascade,
  kind text not null,
  body text not null,
  once_key text not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  mailed_at timestamptz,
  constraint notification_user_id_once_key_key unique (user_id, once_key)
);
create index notification_unread on notification (created_at) where (read_at is null) and (mailed_at is null);
create index notification_user on notification (user_id, created_at desc);
alter table notification enable row level security;
create policy own_workspace on notification using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

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
create index event_workspace on event (workspace_id, id);
alter table event enable row level security;
create policy own_workspace on event using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table invitation (
  token_hash bytea primary key,
  workspace_id text not null references workspace(id),
  email text not null check (email = lower(email)),
  invited_by text not null references users(id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- true = only the invited mailbox has seen the link, so that using it proves the address
  proves_address boolean not null default false
);
create index invitation_email on invitation (workspace_id, email);
alter table invitation enable row level security;
create policy own_workspace on invitation using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table identity (
  issuer text not null,
  subject text not null,
  workspace_id text not null references workspace(id),
  user_id text not null references users(id),
  scopes text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- A linked account says which provider it is of and by which address it is known there, and can be named to take it away.
  id text not null default (gen_random_uuid())::text unique,
  provider text not null check (provider in ('google', 'microsoft')),
  email text not null,
  -- The refresh token of a connected account that lets the product into its calendars, closed.
  refresh_token text,
  primary key (issuer, subject)
);
create index identity_user on identity (user_id);
alter table identity enable row level security;
create policy own_workspace on identity using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table audit_entry (
  id text primary key,
  workspace_id text not null references workspace(id),
  at timestamptz not null default now(),
  by_email text not null,
  action text not null,
  about text not null,
  detail jsonb not null default '{}',
  -- The audit log is append-only, for every role.
  project_id text
);
create index audit_entry_all on audit_entry (at desc, id desc);
create index audit_entry_newest on audit_entry (workspace_id, at desc);
alter table audit_entry enable row level security;
create policy own_workspace on audit_entry using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table interview (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  candidate_id text not null references candidate(id) on delete cascade,
  host_user_id text not null references users(id) on delete cascade,
  start_at timestamptz not null,
  end_at timestamptz not null,
  state text not null check (state in ('held', 'booked', 'cancelled', 'done')),
  -- of a held one
  held_until timestamptz,
  -- of the calendar event, with its sequence
  uid text not null unique,
  sequence int not null default 0,
  candidate_time_zone text not null default 'UTC',
  meeting_kind text not null check (meeting_kind in ('video', 'phone', 'place')),
  -- the link, the number or the place
  meeting_where text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- when it was to begin before it was moved last
  moved_from timestamptz,
  cancelled_by text check (cancelled_by in ('candidate', 'team', 'product')),
  cancel_reason text not null default '',
  -- when its emails were sent; empty again when it is moved
  day_reminder_at timestamptz,
  hour_reminder_at timestamptz,
  -- The number an interviewer calls: of interviews by phone in which the candidate is called.
  candidate_phone text,
  -- Since then scorecards of the interview are compared and no longer changed; the user who opened it before all had written, if anyone did.
  debriefed_at timestamptz,
  debriefed_by text references users(id) on delete set null,
  scorecard_reminder_at timestamptz,
  constraint interview_of_host exclude using gist (host_user_id with =, tstzrange(start_at, end_at) with &&) where ((state <> 'cancelled'::text)),
  constraint interview_check check (end_at > start_at),
  constraint interview_check1 check ((state = 'held'::text) = (held_until is not null))
);
create index interview_host on interview (host_user_id, end_at);
create unique index interview_of_candidate on interview (candidate_id, project_id) where state = ANY (ARRAY['held'::text, 'booked'::text]);
create index interview_open_end on interview (end_at) where state = 'booked'::text;
create index interview_project on interview (project_id, start_at);
alter table interview enable row level security;
create policy own_workspace on interview using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- A secret link with one purpose, used once.
create table link (
  token_hash bytea primary key,
  workspace_id text not null references workspace(id),
  purpose text not null check (purpose in ('additional_information', 'reset_password', 'hm_review', 'self_identification', 'booking', 'prove_email', 'secure_account', 'scorecard')),
  user_id text references users(id),
  candidate_id text references candidate(id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Hiring managers decide by a link of their own: for one project, sent to one address.
  project_id text references project(id) on delete cascade,
  email text,
  -- Review links of hiring managers can be listed and revoked by the team.
  id text not null default (gen_random_uuid())::text unique,
  -- The user in whose name the link was sent; null = the product sent it with a reminder.
  sent_by text references users(id),
  -- Updated at most once a minute.
  last_opened_at timestamptz,
  -- Set together with used_at when the team ends a review link before its time.
  revoked_at timestamptz,
  -- The candidates a review link shows.
  candidate_ids text[],
  interview_id text references interview(id) on delete cascade
);
create index link_candidate on link (candidate_id);
create index link_expired on link (expires_at);
create index link_review on link (project_id, email) where purpose = 'hm_review'::text;
create index link_user on link (user_id) where user_id is not null;
alter table link enable row level security;
create policy own_workspace on link using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table comment (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  candidate_id text not null references candidate(id) on delete cascade,
  user_id text not null references users(id),
  body text not null,
  assignee_email text,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index comment_candidate on comment (candidate_id, created_at);
alter table comment enable row level security;
create policy own_workspace on comment using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table linkedin_account (
  user_id text primary key references users(id),
  workspace_id text not null references workspace(id),
  account_id text not null,
  state text not null default 'connected' check (state in ('connected', 'expired')),
  connected_at timestamptz not null default now()
);
alter table linkedin_account enable row level security;
create policy own_workspace on linkedin_account using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table linkedin_message (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  candidate_id text not null references candidate(id) on delete cascade,
  kind text not null check (kind in ('inmail', 'invitation')),
  state text not null check (state in ('queued', 'sending', 'sent', 'accepted', 'by_hand', 'failed', 'unknown', 'cancelled')),
  subject text not null default '',
  body text not null,
  due_at timestamptz not null,
  lease_until timestamptz,
  user_id text not null references users(id),
  reference text,
  why text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint linkedin_message_candidate_id_kind_key unique (candidate_id, kind)
);
create index linkedin_message_due on linkedin_message (due_at) where state = ANY (ARRAY['queued'::text, 'sending'::text]);
alter table linkedin_message enable row level security;
create policy own_workspace on linkedin_message using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table ats_link (
  workspace_id text primary key references workspace(id),
  account_token text not null,
  integration text not null,
  status text not null,
  linked_by text not null references users(id),
  linked_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  -- Jobs of the applicant tracking system, candidates put into it, and what it tells us.
  id text not null default replace((gen_random_uuid())::text, '-', ''),
  account_id text,
  synced_at timestamptz,
  busy_until timestamptz,
  pause_until timestamptz,
  -- The worker that holds the link, while it shows a sign of life.
  busy_by text,
  constraint ats_link_id unique (id)
);
create index ats_link_account on ats_link (account_id);
alter table ats_link enable row level security;
create policy own_workspace on ats_link using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Who left a project is not brought into it again by its searches.
create table transfer (
  id text primary key,
  workspace_id text not null references workspace(id),
  candidate_id text not null references candidate(id) on delete cascade,
  person_id text not null references person(id),
  from_project text not null references project(id) on delete cascade,
  to_project text not null references project(id) on delete cascade,
  user_id text not null references users(id),
  at timestamptz not null default now()
);
create index transfer_from on transfer (from_project, person_id);
alter table transfer enable row level security;
create policy own_workspace on transfer using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- When and how a user interviews; there is a row once they have set it.
create table interviewer_settings (
  user_id text primary key references users(id) on delete cascade,
  workspace_id text not null references workspace(id),
  settings jsonb not null,
  updated_at timestamptz not null default now()
);
alter table interviewer_settings enable row level security;
create policy own_workspace on interviewer_settings using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Messages to the operator of the installation; they belong to no workspace, and only the service reads them.
create table contact_message (
  id text primary key,
  name text not null,
  email text not null,
  company text not null,
  message text not null,
  at timestamptz not null,
  handled_at timestamptz,
  handled_by text
);
create index contact_message_newest on contact_message (at desc, id desc);

-- Notes of staff about a customer's project; no customer's session can read them.
create table staff_note (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  user_id text not null references users(id),
  author text not null,
  body text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index staff_note_project on staff_note (project_id, created_at desc);

-- Requests from the page of plans: stored, then sent to the operator, then settled once.
create table plan_request (
  id text primary key,
  workspace_id text not null references workspace(id),
  user_id text not null references users(id),
  request_id text not null,
  plan text not null,
  plan_name text not null,
  searches int not null check (searches > 0),
  company text not null,
  note text not null,
  state text not null default 'requested' check (state in ('requested', 'accepted', 'paid', 'declined', 'withdrawn')),
  payment_id text unique,
  payment_url text,
  -- pages to pay on that were left until they ended
  payments_expired int not null default 0,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint plan_request_workspace_id_request_id_key unique (workspace_id, request_id)
);
create index plan_request_unpaid on plan_request (created_at) where (state = 'requested'::text) and (payment_id is not null);
alter table plan_request enable row level security;
create policy own_workspace on plan_request using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Candidates to count again; written in the transaction of the change, so that none is missed.
create table insight_due (
  id bigint generated always as identity primary key,
  workspace_id text not null,
  candidate_id text not null,
  at timestamptz not null default now()
);
create index insight_due_workspace on insight_due (workspace_id, id);
alter table insight_due enable row level security;
create policy own_workspace on insight_due using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- What one candidate adds to the counts now: taken away again before anything else is added.
create table insight_part (
  candidate_id text primary key,
  workspace_id text not null,
  counts jsonb not null
);
create index insight_part_workspace on insight_part (workspace_id);
alter table insight_part enable row level security;
create policy own_workspace on insight_part using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- The sums. A blank project or source stands for all of them together; grain 'd' is a day (UTC, YYYY-MM-DD), 'm' the month that begins on it; total holds seconds where a measure has any.
create table insight_count (
  workspace_id text not null,
  measure text not null,
  grain text not null check (grain in ('d', 'm')),
  project_id text not null,
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'::text),
  source text not null,
  key1 text not null,
  key2 text not null,
  n int not null,
  total bigint not null,
  primary key (workspace_id, measure, grain, project_id, day, source, key1, key2)
);
alter table insight_count enable row level security;
create policy own_workspace on insight_count using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Whether a project offers the form about oneself, and the counts as they were last published.
create table self_identification_offer (
  project_id text primary key references project(id) on delete cascade,
  workspace_id text not null references workspace(id),
  offered boolean not null default false,
  published jsonb
);
alter table self_identification_offer enable row level security;
create policy own_workspace on self_identification_offer using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- The answers: no candidate, no name, no time. The key comes from the secret of a link, of which `link` holds another hash: only the
-- holder of the link can find the answer again, to change or withdraw it.
create table self_identification (
  answer_key bytea primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  gender text not null,
  ethnicity text not null,
  is_published boolean not null default false
);
create index self_identification_project on self_identification (project_id);

-- the job a project belongs to; a job belongs to one project of a workspace
create table ats_job (
  project_id text primary key references project(id) on delete cascade,
  workspace_id text not null references workspace(id),
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
alter table ats_job enable row level security;
create policy own_workspace on ats_job using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table ats_push (
  candidate_id text not null references candidate(id) on delete cascade,
  link_id text not null,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  job_id text not null,
  integration text not null,
  state text not null,
  -- counted up by every wish, so that one that came while a push was under way is not lost
  wish int not null default 1,
  by_hand boolean not null default false,
  -- the write in progress, committed before the request: after a crash it is unknown whether it arrived
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
create index ats_push_application on ats_push (remote_application_id);
create index ats_push_due on ats_push (link_id, next_try_at) where (state = ANY (ARRAY['queued'::text, 'sending'::text, 'unknown'::text])) or heard;
create index ats_push_state on ats_push (workspace_id, state);
alter table ats_push enable row level security;
create policy own_workspace on ats_push using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- every message of the gateway once
create table ats_webhook (
  id text not null,
  workspace_id text not null references workspace(id),
  event text not null,
  at timestamptz not null default now(),
  primary key (workspace_id, id)
);
alter table ats_webhook enable row level security;
create policy own_workspace on ats_webhook using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Calendars of users: their accounts, the calendars in them, what stands there, and when it makes them busy.
create table calendar_account (
  id text primary key,
  workspace_id text not null references workspace(id),
  user_id text not null references users(id) on delete cascade,
  kind text not null check (kind in ('caldav', 'google', 'microsoft', 'ics')),
  name text not null,
  -- the address of a CalDAV server or feed; '' for the vendors
  url text not null default '',
  username text not null default '',
  -- password or refresh token, closed; null for a feed without
  secret text,
  -- the connected account a vendor's tokens belong to
  identity_id text references identity(id) on delete cascade,
  state text not null default 'syncing' check (state in ('syncing', 'synced', 'failed', 'refused')),
  why text,
  created_at timestamptz not null default now(),
  synced_at timestamptz,
  -- A reading that has begun is left to its worker; those that fail wait in line like the others.
  tried_at timestamptz,
  constraint calendar_account_user_id_kind_url_username_key unique (user_id, kind, url, username)
);
create index calendar_account_user on calendar_account (user_id);
alter table calendar_account enable row level security;
create policy own_workspace on calendar_account using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table calendar (
  id text primary key,
  workspace_id text not null references workspace(id),
  user_id text not null references users(id) on delete cascade,
  account_id text not null references calendar_account(id) on delete cascade,
  remote_id text not null,
  name text not null,
  time_zone text,
  is_read_only boolean not null default false,
  is_primary boolean not null default false,
  -- busy: its events stand in the way; days_off: its whole days do; ignored: nothing of it does
  counts_as text not null default 'busy' check (counts_as in ('busy', 'days_off', 'ignored')),
  cursor text,
  synced_at timestamptz,
  -- until when its series have been laid out as busy times
  laid_out_until timestamptz,
  gone_at timestamptz,
  -- Readings of a calendar are counted, so that one that began earlier never takes the place of a later one.
  revision int not null default 0,
  constraint calendar_account_id_remote_id_key unique (account_id, remote_id)
);
create index calendar_user on calendar (user_id);
alter table calendar enable row level security;
create policy own_workspace on calendar using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table calendar_event (
  id text primary key,
  workspace_id text not null references workspace(id),
  calendar_id text not null references calendar(id) on delete cascade,
  remote_ref text not null,
  version text,
  events jsonb not null,
  -- How many of its events could not be read.
  unread int not null default 0,
  constraint calendar_event_calendar_id_remote_ref_key unique (calendar_id, remote_ref)
);
create index calendar_event_unread on calendar_event (calendar_id) where unread > 0;
alter table calendar_event enable row level security;
create policy own_workspace on calendar_event using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table busy_time (
  calendar_event_id text not null references calendar_event(id) on delete cascade,
  workspace_id text not null references workspace(id),
  user_id text not null references users(id) on delete cascade,
  calendar_id text not null references calendar(id) on delete cascade,
  -- of which event; ours are told by theirs
  uid text not null,
  title text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  is_all_day boolean not null default false,
  is_tentative boolean not null default false,
  constraint busy_time_check check (end_at >= start_at)
);
create index busy_time_event on busy_time (calendar_event_id);
create index busy_time_user on busy_time (user_id, end_at);
alter table busy_time enable row level security;
create policy own_workspace on busy_time using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Who was sent to which hiring manager, and what has been done about their not answering.
create table manager_request (
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  candidate_id text not null references candidate(id) on delete cascade,
  email text not null,
  sent_by text references users(id),
  sent_at timestamptz not null,
  reminded_at timestamptz,
  escalated_at timestamptz,
  primary key (candidate_id, project_id, email)
);
create index manager_request_open on manager_request (sent_at) where (reminded_at is null) or (escalated_at is null);
alter table manager_request enable row level security;
create policy own_workspace on manager_request using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Every verdict that came by a link, once: asked again, what was answered is answered again.
create table manager_verdict (
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  request_id text not null,
  candidate_id text not null references candidate(id) on delete cascade,
  email text not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (project_id, email, request_id)
);
create index manager_verdict_candidate on manager_verdict (candidate_id);
alter table manager_verdict enable row level security;
create policy own_workspace on manager_verdict using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- The calendar event of an interview: how answers find it, and what its candidate's calendar answered.
create table interview_event (
  interview_id text primary key references interview(id) on delete cascade,
  workspace_id text not null references workspace(id),
  -- leads answers of calendars back to the conversation; the same for every change of the event
  organizer_token text not null unique,
  answer text not null default 'needs_action' check (answer in ('needs_action', 'accepted', 'declined', 'tentative'))
);
alter table interview_event enable row level security;
create policy own_workspace on interview_event using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table mailbox_state (
  mailbox text primary key,
  records_as text not null unique,
  uid_validity text,
  last_uid bigint not null default 0,
  -- recorded before a message is taken in: a process that dies over it finds it here
  trying_uid bigint,
  trying_since timestamptz,
  lease_by text,
  lease_until timestamptz,
  -- when a reading last came to the end of the mailbox with nothing left unread
  read_to_end_at timestamptz,
  trying_by text,
  tries int not null default 0,
  -- With trying_uid names the message being taken in: where a vendor's id names it, the number is always the same.
  trying_in text
);

-- What is known of the way out for email: the relay's breaker and pause, and whether a Sent folder is proven to file copies. Of the installation, not of a workspace: the service reads and writes it, the app's role never.
create table mail_relay (
  relay text primary key,
  -- failures in a row to reach it; 0 = the breaker is closed
  failures int not null default 0,
  open_until timestamptz,
  -- one worker tries it while the breaker is half open
  probe_until timestamptz,
  -- since when nothing has been accepted
  failing_since timestamptz,
  -- messages put off or refused in a row
  deferred int not null default 0,
  answer text,
  answered_at timestamptz,
  -- the product stopped sending: a person resumes it
  paused_at timestamptz,
  notified_at timestamptz
);

create table mail_witness (
  relay text not null,
  mailbox text not null,
  asked int not null,
  found int not null,
  checked_at timestamptz not null,
  primary key (relay, mailbox)
);

-- What happened to accounts and rights. Rows are only added; those older than a month may be removed by retention.
create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  -- null = an event of the installation, or of an address without an account
  workspace_id text references workspace(id) on delete cascade,
  user_id text,
  actor text,
  target text,
  ip text,
  user_agent text,
  details jsonb not null default '{}'
);
create index security_event_newest on security_event (id desc);
create index security_event_user on security_event (user_id, kind, at desc);
create index security_event_workspace on security_event (workspace_id, id desc);
alter table security_event enable row level security;
create policy own_workspace on security_event using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- The code that lets someone create the first administrator of an empty installation.
create table first_run_code (
  only_one boolean primary key default true check (only_one),
  code_hash bytea not null,
  created_at timestamptz not null default now()
);

-- Requests counted for all processes together; only the service's own connection reads it.
create table rate_count (
  key text primary key,
  window_end timestamptz not null,
  count int not null
);
create index rate_count_window_end on rate_count (window_end);
alter table rate_count enable row level security;

-- What a workspace and its users have sent on a day (UTC); the row without a user is the workspace's sum.
create table quota_use (
  workspace_id text not null references workspace(id) on delete cascade,
  user_id text not null default '',
  kind text not null,
  day timestamptz not null,
  used int not null,
  primary key (workspace_id, kind, day, user_id)
);
alter table quota_use enable row level security;
create policy own_workspace on quota_use using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- How far this database got, so that one restored from a backup is recognized, and what restore mode has settled. One row.
create table mail_installation (
  only_row boolean primary key default true check (only_row),
  id text not null default (gen_random_uuid())::text,
  -- grows while a worker runs; a copy of it outside of the database shows when the database went back in time
  heartbeat bigint not null default 0,
  heartbeat_at timestamptz,
  -- restore mode: nothing is sent until a person resumes
  restore_since timestamptz,
  restore_why text check (restore_why in ('asked', 'went_back', 'new_place', 'found_sent')),
  -- the value of AFTER_RESTORE that was acted on
  restore_asked text,
  backup_at timestamptz,
  settled_at timestamptz,
  found_sent int not null default 0,
  not_sent int not null default 0,
  parked int not null default 0,
  resumed_at timestamptz,
  resumed_by text,
  -- the last restore: what was due before it may have been sent in the time that was lost
  restored_at timestamptz,
  -- Addresses and domains that are never written to, recognized by a keyed hash; the key is encrypted under SECRET_KEY.
  address_key text
);

-- One row per running process, renewed every 15 seconds; those that were not renewed for a day are cleared.
create table process_state (
  id text primary key,
  roles text not null,
  host text not null,
  pid int not null,
  version text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  memory_bytes bigint not null default 0,
  -- 99th percentile of the event loop's delay since the last renewal
  loop_delay_ms real not null default 0
);

create table import_run (
  id text primary key,
  workspace_id text not null references workspace(id),
  user_id text not null references users(id),
  -- everyone is brought into this project as well
  project_id text references project(id) on delete cascade,
  file_name text not null,
  encoding text not null,
  -- [{title, sample, column}]
  columns jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  -- the sentence for the user when it failed
  why text,
  row_count int not null,
  rows_done int not null default 0,
  added int not null default 0,
  merged int not null default 0,
  unchanged int not null default 0,
  error_count int not null default 0,
  -- the first ones: [{line, message}]
  errors jsonb not null default '[]',
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Cells that an import left out, while their rows were imported.
  warnings jsonb not null default '[]',
  warning_count int not null default 0
);
create index import_run_finished on import_run (finished_at) where finished_at is not null;
create index import_run_of_user on import_run (user_id, created_at desc);
create index import_run_project on import_run (project_id) where project_id is not null;
alter table import_run enable row level security;
create policy own_workspace on import_run using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- The rows that wait, a chunk per row: deleted in the transaction that brings its people in, so that no chunk is done twice.
create table import_chunk (
  import_id text not null references import_run(id) on delete cascade,
  workspace_id text not null references workspace(id),
  position int not null,
  -- JSON: [{line, cells}]
  content bytea not null,
  primary key (import_id, "position")
);
alter table import_chunk enable row level security;
create policy own_workspace on import_chunk using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table pool_title (
  id bigint generated always as identity primary key,
  -- no workspace = the shared pool
  workspace_id text references workspace(id) on delete cascade,
  title text not null
);
create unique index pool_title_once on pool_title (coalesce(workspace_id, ''), md5(title));
alter table pool_title enable row level security;
create policy own_delete on pool_title for delete using (workspace_id = current_workspace());
create policy own_insert on pool_title for insert with check (workspace_id = current_workspace());
create policy own_update on pool_title for update using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
create policy read_shared on pool_title for select using ((workspace_id is null) or (workspace_id = current_workspace()));

-- Counted over a sample of the shared pool, the same people each time; `word` is the number the index gives a word.
create table pool_word (
  word int primary key,
  people int not null
);

create table pool_state (
  is_only boolean primary key default true check (is_only),
  -- tells the pools of two databases apart
  id text not null default (gen_random_uuid())::text,
  -- people of the sample in pool_word
  counted int not null default 0
);

create table lesson_version (
  project_id text not null references project(id) on delete cascade,
  workspace_id text not null references workspace(id),
  number int not null,
  made_at timestamptz not null,
  -- null = a search that learned by itself
  made_by text references users(id) on delete set null,
  cause text not null check (cause in ('search', 'accepted', 'undone', 'restored')),
  -- the version that was taken up again
  restored_number int,
  -- key -> {isOff, amount}
  choices jsonb not null,
  -- decisions that teach nothing any more, and those that taught this version: 'candidate@milliseconds'
  ignored text[] not null,
  learned_from text[] not null,
  -- the lines as they were shown
  lines jsonb not null,
  primary key (project_id, number)
);
alter table lesson_version enable row level security;
create policy own_workspace on lesson_version using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table fairness_run (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  state text not null check (state in ('queued', 'running', 'completed', 'failed')),
  -- null = every night
  requested_by text references users(id) on delete set null,
  requested_at timestamptz not null,
  finished_at timestamptz,
  -- what judged: another version may judge otherwise
  engine text,
  people int not null default 0,
  -- candidates that were not reached in the time of a run
  left_out int not null default 0,
  batches int[] not null default '{}',
  -- [{kind, people, moved, most, places}]
  swaps jsonb not null default '[]',
  constraint fairness_run_check check ((state = ANY (ARRAY['completed'::text, 'failed'::text])) = (finished_at is not null))
);
create index fairness_run_finished on fairness_run (finished_at) where finished_at is not null;
create index fairness_run_of_project on fairness_run (project_id, requested_at desc);
create unique index fairness_run_open on fairness_run (project_id) where state = ANY (ARRAY['queued'::text, 'running'::text]);
alter table fairness_run enable row level security;
create policy own_workspace on fairness_run using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table task (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  candidate_id text not null references candidate(id) on delete cascade,
  person_id text not null,
  kind text not null check (kind in ('come_back', 'referral', 'data_request')),
  -- the reply that opened it, and which of several it is about
  inbound_id text references inbound_mail(id) on delete set null,
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
  closed_by text references users(id) on delete set null,
  -- what was done, in words
  outcome text,
  -- the team was reminded of it for the last time
  reminded_at timestamptz,
  constraint task_inbound_id_kind_number_key unique (inbound_id, kind, number),
  constraint task_check check ((state = 'open'::text) = (closed_at is null))
);
create index task_candidate on task (candidate_id);
create index task_open on task (workspace_id, due_at) where state = 'open'::text;
create index task_to_remind on task (due_at) where (state = 'open'::text) and (due_at is not null);
alter table task enable row level security;
create policy own_workspace on task using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- No project of the workspace writes to a person with a flag.
create table person_flag (
  workspace_id text not null references workspace(id),
  person_id text not null references person(id) on delete cascade,
  kind text not null check (kind in ('wrong_person', 'data_request')),
  at timestamptz not null default now(),
  inbound_id text references inbound_mail(id) on delete set null,
  quote text,
  primary key (workspace_id, person_id, kind)
);
create index person_flag_person on person_flag (person_id);
alter table person_flag enable row level security;
create policy own_workspace on person_flag using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- What interviewers ask and rate in a project, their scorecards, and the debrief.
create table interview_kit (
  project_id text primary key references project(id) on delete cascade,
  workspace_id text not null references workspace(id),
  questions text[] not null,
  attributes text[] not null,
  updated_at timestamptz not null
);
alter table interview_kit enable row level security;
create policy own_workspace on interview_kit using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table scorecard (
  interview_id text not null references interview(id) on delete cascade,
  user_id text not null references users(id) on delete cascade,
  workspace_id text not null references workspace(id),
  -- attribute -> 1 to 4; an attribute that is missing was not assessed
  ratings jsonb not null default '{}',
  recommendation text check (recommendation in ('strong_no', 'no', 'yes', 'strong_yes')),
  words text not null default '',
  updated_at timestamptz not null,
  -- null while it is a draft
  submitted_at timestamptz,
  primary key (interview_id, user_id),
  constraint scorecard_check check ((submitted_at is null) or (recommendation is not null))
);
alter table scorecard enable row level security;
create policy own_workspace on scorecard using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table model_trial (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  state text not null check (state in ('queued', 'running', 'completed', 'failed')),
  requested_by text references users(id) on delete set null,
  requested_at timestamptz not null,
  finished_at timestamptz,
  model text not null,
  -- what is said of a trial that failed
  problem text,
  -- domain/project/model-trial.ts
  result jsonb,
  constraint model_trial_check check ((state = ANY (ARRAY['completed'::text, 'failed'::text])) = (finished_at is not null))
);
create index model_trial_finished on model_trial (finished_at) where finished_at is not null;
create index model_trial_of_project on model_trial (project_id, requested_at desc);
create unique index model_trial_open on model_trial (project_id) where state = ANY (ARRAY['queued'::text, 'running'::text]);
alter table model_trial enable row level security;
create policy own_workspace on model_trial using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- vectors of texts, so that no text is paid for twice; the text itself is not kept
create table embedding (
  workspace_id text not null references workspace(id),
  model text not null,
  -- SHA-256 of the text
  text_hash bytea not null,
  -- numbers of four bytes, little-endian
  vector bytea not null,
  tokens int not null,
  used_at timestamptz not null,
  primary key (workspace_id, model, text_hash)
);
create index embedding_used on embedding (used_at);
alter table embedding enable row level security;
create policy own_workspace on embedding using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- What an index of people outside of the database is kept up to date from: an outbox of ids, written with each change of
-- person_index once such an index is set up, and the set of servers that holds a whole one.
create table people_index_state (
  is_only boolean primary key default true check (is_only),
  -- null = being built for the first time
  built_of text
);

create table person_change (
  id bigint generated always as identity primary key,
  person_id text not null,
  -- known while the person is there, and needed when not
  bucket int not null
);

-- Files attached to emails of candidates that may be a résumé: what each was read as, and the file where it was kept.
create table mail_resume (
  mail_id text not null references inbound_mail(id) on delete cascade,
  -- place among the files of the email
  number int not null,
  workspace_id text not null references workspace(id),
  candidate_id text not null references candidate(id) on delete cascade,
  resume_id text references resume(id) on delete set null,
  file_name text not null,
  outcome text not null check (outcome in ('updated', 'unchanged', 'unreadable', 'unopened', 'no_resume', 'not_theirs', 'forged', 'too_many')),
  jobs int not null default 0,
  skills int not null default 0,
  schools int not null default 0,
  note text not null default '',
  created_at timestamptz not null,
  primary key (mail_id, number)
);
create index mail_resume_candidate on mail_resume (candidate_id, created_at);
create index mail_resume_resume on mail_resume (resume_id) where resume_id is not null;
alter table mail_resume enable row level security;
create policy own_workspace on mail_resume using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table tag (
  id text primary key,
  workspace_id text not null references workspace(id),
  name text not null check (name <> ''),
  color text not null,
  -- counts up; its concept in person_index is 385875968 (kind 23) and this
  number int generated always as identity not null unique check (number < 16777216),
  created_by text references users(id) on delete set null,
  created_at timestamptz not null default now()
);
create unique index tag_name on tag (workspace_id, lower(name));
alter table tag enable row level security;
create policy own_workspace on tag using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table person_tag (
  workspace_id text not null references workspace(id),
  person_id text not null references person(id) on delete cascade,
  tag_id text not null references tag(id) on delete cascade,
  added_by text references users(id) on delete set null,
  added_at timestamptz not null default now(),
  primary key (person_id, tag_id)
);
create index person_tag_tag on person_tag (tag_id);
alter table person_tag enable row level security;
create policy own_workspace on person_tag using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table person_note (
  id text primary key,
  workspace_id text not null references workspace(id),
  person_id text not null references person(id) on delete cascade,
  user_id text references users(id) on delete set null,
  body text not null check (body <> ''),
  created_at timestamptz not null default now()
);
create index person_note_person on person_note (person_id, created_at desc);
alter table person_note enable row level security;
create policy own_workspace on person_note using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table pool_search (
  id text primary key,
  workspace_id text not null references workspace(id),
  name text not null check (name <> ''),
  search jsonb not null,
  created_by text references users(id) on delete set null,
  created_at timestamptz not null default now()
);
create unique index pool_search_name on pool_search (workspace_id, lower(name));
alter table pool_search enable row level security;
create policy own_workspace on pool_search using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Keyed hashes of the addresses of people who were deleted: neither written to nor added again.
create table erased_address (
  workspace_id text not null references workspace(id),
  address_hash bytea not null,
  at timestamptz not null default now(),
  primary key (workspace_id, address_hash)
);
alter table erased_address enable row level security;
create policy own_workspace on erased_address using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- A user's own mailbox: outreach of their projects is sent from it, and replies are read in it.
create table mailbox (
  id text primary key,
  workspace_id text not null references workspace(id),
  user_id text not null references users(id) on delete cascade,
  name text not null,
  address text not null,
  username text not null,
  -- the password, encrypted; null once the mailbox is disconnected
  secret text,
  smtp_host text not null,
  smtp_port int not null,
  smtp_security text not null check (smtp_security in ('tls', 'starttls', 'none')),
  imap_host text not null,
  imap_port int not null,
  imap_security text not null check (imap_security in ('tls', 'starttls', 'none')),
  -- grows with every change of the settings: connections are opened again
  version int not null default 1,
  paused_for text check (paused_for in ('password', 'consent', 'bounces', 'refused', 'user')),
  -- what went wrong last in each direction; null = nothing
  send_fault text,
  read_fault text,
  -- failures in a row of sending, and when it is tried again
  failures int not null default 0,
  retry_at timestamptz,
  created_at timestamptz not null default now(),
  -- kept afterwards, so that a message of unknown delivery is never looked up in another mailbox
  disconnected_at timestamptz,
  -- Mailboxes at Google and Microsoft through their APIs: a kind, and tokens in place of a password.
  kind text not null default 'smtp' check (kind in ('smtp', 'gmail', 'graph')),
  -- A mailbox of a whole workspace, connected by an admin; projects choose it as their sender.
  is_shared boolean not null default false,
  -- Since when a mailbox has been failing, and whether its owner knows; null while it works or is paused.
  failing_since timestamptz,
  failing_told_at timestamptz,
  -- How many messages a mailbox sends a day; null = the usual number. A new mailbox starts with fewer, from `warms_up_from` on.
  daily_limit int check (daily_limit > 0),
  -- null = no warm-up; mailboxes that are connected already have been sending
  warms_up_from timestamptz default now(),
  -- bounces before its owner resumed it are not counted again
  bounces_since timestamptz,
  -- The signature of a mailbox, as its owner typed it.
  signature text not null default '',
  constraint mailbox_user_id_address_imap_host_username_key unique (user_id, address, imap_host, username)
);
create index mailbox_address on mailbox (workspace_id, address);
create index mailbox_failing on mailbox (failing_since) where (failing_since is not null) and (failing_told_at is null);
create index mailbox_gmail_address on mailbox (address) where (kind = 'gmail'::text) and (disconnected_at is null);
create unique index mailbox_of_user on mailbox (user_id) where (disconnected_at is null) and (not is_shared);
create unique index mailbox_shared on mailbox (workspace_id, address) where (disconnected_at is null) and is_shared;
alter table mailbox enable row level security;
create policy own_workspace on mailbox using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Interviews with several interviewers at once: everyone who holds an interview, the host among them, is never in two at once, and has
-- an entry of their own in their calendar.
create table interview_panelist (
  interview_id text not null references interview(id) on delete cascade,
  user_id text not null references users(id) on delete cascade,
  workspace_id text not null references workspace(id),
  -- the host is 0
  position int not null,
  -- of the interview, written with it
  start_at timestamptz not null,
  end_at timestamptz not null,
  state text not null,
  -- where the entry is; null while it is nowhere
  calendar_id text references calendar(id) on delete set null,
  remote_ref text,
  version text,
  -- what was written last: the sequence and the candidate's answer in it
  written_sequence int,
  written_answer text,
  is_removed boolean not null default false,
  tries int not null default 0,
  next_try_at timestamptz,
  written_at timestamptz,
  why text,
  -- that they changed the entry by hand and were told: to when, or 'gone'
  out_of_sync text,
  scorecard_reminder_at timestamptz,
  primary key (interview_id, user_id),
  constraint interview_of_panelist exclude using gist (user_id with =, tstzrange(start_at, end_at) with &&) where ((state <> 'cancelled'::text))
);
create index interview_panelist_calendar on interview_panelist (calendar_id);
create index interview_panelist_user on interview_panelist (user_id, end_at);
alter table interview_panelist enable row level security;
create policy own_workspace on interview_panelist using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- A row of its own: the process that renews the token locks it while the vendor answers, and the mailbox's state can still change.
create table mailbox_token (
  mailbox_id text primary key references mailbox(id) on delete cascade,
  workspace_id text not null references workspace(id),
  -- both encrypted; the access token is null until it is first needed
  refresh_token text not null,
  access_token text,
  access_until timestamptz
);
alter table mailbox_token enable row level security;
create policy own_workspace on mailbox_token using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table project_mailbox (
  project_id text primary key references project(id) on delete cascade,
  workspace_id text not null references workspace(id),
  mailbox_id text not null references mailbox(id) on delete cascade
);
alter table project_mailbox enable row level security;
create policy own_workspace on project_mailbox using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Who holds the next interview of a candidate, where it isn't the project's interviewers: a second round.
create table next_interview (
  candidate_id text primary key references candidate(id) on delete cascade,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  interviewer_ids text[] not null check ((cardinality(interviewer_ids) >= 1) and (cardinality(interviewer_ids) <= 10)),
  is_panel boolean not null,
  created_by text not null references users(id),
  created_at timestamptz not null
);
alter table next_interview enable row level security;
create policy own_workspace on next_interview using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- What DNS says about the sending domain of a mailbox: SPF, DKIM, DMARC, and the reverse name of its server.
create table mailbox_records (
  mailbox_id text primary key references mailbox(id) on delete cascade,
  workspace_id text not null references workspace(id),
  -- null until it was first checked
  checks jsonb,
  checked_at timestamptz,
  due_at timestamptz not null default now(),
  -- of DKIM signatures under the mailbox's own messages
  selectors text[] not null default '{}',
  -- the last certain state of each kind of record
  states jsonb not null default '{}',
  unproven_selector text,
  learned_at timestamptz
);
create index mailbox_records_due on mailbox_records (due_at);
alter table mailbox_records enable row level security;
create policy own_workspace on mailbox_records using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Keys that sign the email of a mailbox with DKIM: the newest whose DNS record was seen signs.
create table mailbox_dkim_key (
  id text primary key,
  mailbox_id text not null references mailbox(id) on delete cascade,
  workspace_id text not null references workspace(id),
  selector text not null,
  public_key text not null,
  -- the private key, encrypted
  secret text not null,
  created_at timestamptz not null default now(),
  -- null until its DNS record was seen
  seen_at timestamptz,
  -- since when a key waits for its record
  waiting_since timestamptz not null default now(),
  constraint mailbox_dkim_key_mailbox_id_selector_key unique (mailbox_id, selector)
);
alter table mailbox_dkim_key enable row level security;
create policy own_workspace on mailbox_dkim_key using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- What was found out about links of emails, for a while.
create table link_check (
  workspace_id text not null references workspace(id),
  url text not null,
  state text not null check (state in ('works', 'unknown_host', 'gone', 'unknown')),
  good_until timestamptz not null,
  primary key (workspace_id, url)
);
create index link_check_old on link_check (good_until);
alter table link_check enable row level security;
create policy own_workspace on link_check using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Who looks after a conversation with a candidate, and whether it was snoozed or marked as done.
create table conversation (
  candidate_id text primary key references candidate(id) on delete cascade,
  workspace_id text not null references workspace(id),
  assignee_id text references users(id),
  -- how many emails of the candidate there were when it was snoozed or done: another one opens it, however late it is read
  seen_emails int not null default 0,
  snoozed_until timestamptz,
  done_at timestamptz
);
create index conversation_assignee on conversation (assignee_id) where assignee_id is not null;
alter table conversation enable row level security;
create policy own_workspace on conversation using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Teammates who are mentioned in a comment on a candidate.
create table comment_mention (
  comment_id text not null references comment(id) on delete cascade,
  user_id text not null references users(id),
  workspace_id text not null references workspace(id),
  primary key (comment_id, user_id)
);
create index comment_mention_user on comment_mention (user_id);
alter table comment_mention enable row level security;
create policy own_workspace on comment_mention using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- What is known about each email address of a person, per workspace. `person_id` is the shared row where the workspace has its own copy.
create table person_address (
  workspace_id text not null references workspace(id),
  person_id text not null references person(id) on delete cascade,
  address text not null check (address = lower(address)),
  id text not null unique,
  status text not null check (status in ('confirmed', 'verified', 'guessed', 'undeliverable')),
  proof text not null check (proof in ('finder', 'verifier', 'stated', 'reply', 'bounce')),
  -- where the address came from, as shown; null when unknown
  origin text,
  -- who found or checked it
  vendor text,
  confidence int check ((confidence >= 0) and (confidence <= 100)),
  added_at timestamptz not null,
  -- when the status was last learned
  checked_at timestamptz not null,
  primary key (workspace_id, person_id, address)
);
create index person_address_person on person_address (person_id);
alter table person_address enable row level security;
create policy own_workspace on person_address using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Announcements of new mail by Google and Microsoft: one subscription for a mailbox, and what arrived by it.
create table mailbox_subscription (
  mailbox_id text primary key references mailbox(id) on delete cascade,
  workspace_id text not null references workspace(id),
  -- Microsoft: the id of the subscription, and the SHA-256 of the secret that comes with every notification
  vendor_id text unique,
  secret_hash text,
  -- null until the vendor has agreed
  started_at timestamptz,
  expires_at timestamptz,
  renew_at timestamptz not null default now(),
  failures int not null default 0,
  -- the vendor's words
  refusal text,
  -- a notification or a handshake arrived since one was last missed
  proved_at timestamptz,
  notified_at timestamptz,
  missed_at timestamptz,
  -- a reading is due: at most one waits, however many notifications arrive
  requested_at timestamptz
);
create index mailbox_subscription_due on mailbox_subscription (renew_at);
create index mailbox_subscription_requested on mailbox_subscription (mailbox_id) where requested_at is not null;
alter table mailbox_subscription enable row level security;
create policy own_workspace on mailbox_subscription using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Short texts that a workspace inserts into its emails. The id is the client's, so that creating one twice creates one.
create table snippet (
  workspace_id text not null references workspace(id),
  id text not null,
  name text not null check (name <> ''),
  body text not null check (body <> ''),
  version int not null default 1,
  edited_by text references users(id) on delete set null,
  edited_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index snippet_name on snippet (workspace_id, lower(name));
alter table snippet enable row level security;
create policy own_workspace on snippet using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Files attached to emails. One is uploaded for a project, and for a candidate unless several get it; `message_attachment` names the files
-- of an email with their hash, so that a later try sends the same bytes or nothing.
create table attachment (
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null references project(id) on delete cascade,
  candidate_id text references candidate(id) on delete cascade,
  user_id text references users(id) on delete set null,
  file_name text not null check (file_name <> ''),
  content_type text not null,
  size int not null check (size > 0),
  sha256 bytea not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
alter table attachment alter column bytes set storage external;
create index attachment_candidate on attachment (candidate_id) where candidate_id is not null;
create index attachment_created on attachment (created_at);
create index attachment_project on attachment (project_id);
create index attachment_user on attachment (user_id, created_at);
alter table attachment enable row level security;
create policy own_workspace on attachment using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table message_attachment (
  message_id text not null references message(id) on delete cascade,
  -- place among the files of the email
  number int not null,
  workspace_id text not null references workspace(id),
  -- null: the file was deleted
  attachment_id text references attachment(id) on delete set null,
  file_name text not null,
  content_type text not null,
  size int not null,
  sha256 bytea not null,
  primary key (message_id, number)
);
create index message_attachment_file on message_attachment (attachment_id) where attachment_id is not null;
alter table message_attachment enable row level security;
create policy own_workspace on message_attachment using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Sequences that a workspace shares, and every version of them. The id is the client's, so that creating one twice creates one.
create table team_template (
  workspace_id text not null references workspace(id),
  id text not null,
  name text not null check (name <> ''),
  version int not null,
  deleted_at timestamptz,
  primary key (workspace_id, id)
);
create index team_template_deleted on team_template (deleted_at) where deleted_at is not null;
create unique index team_template_name on team_template (workspace_id, lower(name)) where deleted_at is null;
alter table team_template enable row level security;
create policy own_workspace on team_template using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table team_template_version (
  workspace_id text not null references workspace(id),
  template_id text not null,
  version int not null,
  template jsonb not null,
  -- the version it brought back; null = it was written
  restored_from int,
  edited_by text references users(id) on delete set null,
  edited_at timestamptz not null,
  primary key (workspace_id, template_id, version),
  constraint team_template_version_workspace_id_template_id_fkey foreign key (workspace_id, template_id) references team_template(workspace_id, id) on delete cascade
);
create index team_template_version_editor on team_template_version (edited_by) where edited_by is not null;
alter table team_template_version enable row level security;
create policy own_workspace on team_template_version using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Files that were chosen for the follow-ups of a first email: a follow-up is written when the email before it has been sent, and then
-- names its files in `message_attachment`.
create table follow_up_attachment (
  -- the first email
  message_id text not null references message(id) on delete cascade,
  step int not null check (step > 0),
  -- place among the files of the follow-up
  number int not null,
  workspace_id text not null references workspace(id),
  -- null: the file was deleted
  attachment_id text references attachment(id) on delete set null,
  file_name text not null,
  content_type text not null,
  size int not null,
  sha256 bytea not null,
  primary key (message_id, step, number)
);
create index follow_up_attachment_file on follow_up_attachment (attachment_id) where attachment_id is not null;
alter table follow_up_attachment enable row level security;
create policy own_workspace on follow_up_attachment using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- What decisions in a project are compared with: features of the people its newest search fetched, and what it asks for.
create table learning_base (
  project_id text primary key references project(id) on delete cascade,
  workspace_id text not null references workspace(id),
  -- for each person, the concepts of their features
  people jsonb not null,
  asked int[] not null
);
alter table learning_base enable row level security;
create policy own_workspace on learning_base using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create function keep_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
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

create function insight_due_candidate_changed() returns trigger language plpgsql as $$ begin
  insert into insight_due (workspace_id, candidate_id)
  select f.workspace_id, f.id from fresh f join gone g on g.id = f.id
  where (f.project_id, f.person_id, f.rejection_reasons, f.not_interested_reasons)
    is distinct from (g.project_id, g.person_id, g.rejection_reasons, g.not_interested_reasons);
  return null;
end $$;

create function insight_due_candidate_gone() returns trigger language plpgsql as $$ begin
  insert into insight_due (workspace_id, candidate_id) select workspace_id, id from gone;
  return null;
end $$;

-- The person says how a candidate was brought in.
create function insight_due_person_changed() returns trigger language plpgsql as $$ begin
  insert into insight_due (workspace_id, candidate_id)
  select c.workspace_id, c.id from fresh f join gone g on g.id = f.id join candidate c on c.person_id = f.id
  where (f.source, f.workspace_id) is distinct from (g.source, g.workspace_id);
  return null;
end $$;

create function keep_security_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if old.at < now() - interval '30 days' then return old; end if;
  end if;
  raise exception 'the security log is only ever added to' using errcode = 'insufficient_privilege';
end $$;

create function message_opt_out() returns trigger language plpgsql as $$
begin
  if new.opt_out_hash is null then
    -- two random UUIDs hold 244 random bits; 160 bits are kept
    new.opt_out_token := coalesce(new.opt_out_token, left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 40));
    new.opt_out_hash := encode(sha256(convert_to(new.opt_out_token, 'UTF8')), 'hex');
  end if;
  if new.state = 'sent' then
    new.opt_out_token := null;
  end if;
  return new;
end $$;

-- One announcement per transaction: Postgres sends equal notifications of a transaction once. Listeners read what is new by its number.
create function announce_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('fairlead_event', '');
  return null;
end $$;

-- Words of texts have numbers from 0x40000000 to 0x4fffffff. At most some 20,000 people are read.
create function count_pool_words() returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  every int;
begin
  select greatest(1, count(*) / 20000)::int into every from person_index where workspace_id is null;
  perform pg_advisory_xact_lock(hashtextextended('pool words', 0));
  delete from pool_word;
  insert into pool_word (word, people)
    select c.concept, count(*)
    from person_index i, unnest(i.concepts) as c(concept)
    where i.workspace_id is null and abs(hashtext(i.person_id)::bigint) % every = 0 and c.concept between 1073741824 and 1342177279
    group by c.concept having count(*) > 1;
  update pool_state set counted = (select count(*) from person_index i where i.workspace_id is null and abs(hashtext(i.person_id)::bigint) % every = 0);
end $$;

-- How many people use each word: the sample of the shared pool and the first 5,000 people of the workspace itself.
-- The row without a word says how many people were counted.
create function pool_words(words int[]) returns table (word int, people bigint)
language plpgsql stable security definer set search_path = public, pg_temp set jit = off as $$
declare
  own text := current_workspace();
begin
  return query
    with mine as materialized (
      select i.concepts & words as held from person_index i where i.workspace_id = own order by i.person_id limit 5000
    ), counted as (
      select w.word, w.people::bigint as people from pool_word w where w.word = any(words)
      union all
      select h.concept, count(*) from mine, unnest(mine.held) as h(concept) group by h.concept
      union all
      select null::int, (select s.counted from pool_state s) + (select count(*) from mine)
    )
    select c.word, sum(c.people)::bigint from counted c group by c.word;
end $$;

-- What tells this database's pool from another's.
create function pool_id() returns text language sql stable security definer set search_path = public, pg_temp as $$ select id from pool_state $$;

create function filter_condition(members int[]) returns text
language sql immutable set search_path = public, pg_temp as $$
  select format('icount(i.concepts & %L::int[]) > 0', uniq(sort(members)))
$$;

-- Which of several conditions the fewest people of the sample meet.
create function narrowest(conditions text[]) returns int
language plpgsql stable set search_path = public, pg_temp set jit = off set enable_seqscan = off set cpu_operator_cost = 0.5 set max_parallel_workers_per_gather = 0 as $$
declare
  best int := 1;
  fewest bigint;
  people bigint;
begin
  if coalesce(cardinality(conditions), 0) < 2 then return best; end if;
  for n in 1 .. cardinality(conditions) loop
    execute 'select count(*) from person_index i where (hashtext(i.person_id) & 63) = 0 and ' || conditions[n] into people;
    if fewest is null or people < fewest then fewest := people; best := n; end if;
  end loop;
  return best;
end $$;

-- All of the conditions, the narrowest one for the index: and a and b ...
create function all_conditions(for_index text[], as_filter text[]) returns text
language plpgsql stable set search_path = public, pg_temp as $$
declare
  best int := narrowest(for_index);
begin
  return (select string_agg(' and ' || case when n = best then for_index[n] else as_filter[n] end, '' order by n) from generate_series(1, cardinality(for_index)) as n);
end $$;

-- The sample, as the index that fits names it: with conditions or without.
create function in_sample(has_conditions boolean) returns text language sql immutable set search_path = public, pg_temp as $$
  select case when has_conditions then ' and (hashtext(i.person_id) & 63) = 0' else ' and (hashtext(i.person_id) & 63) + 0 = 0' end
$$;

-- People who meet conditions, with what they have of `looked`. `among` picks people by their hash.
create function people_having(conditions text, absent int[], years_min real, years_max real, among text, looked int[])
returns table (person_id text, held int[])
language plpgsql stable set search_path = public, pg_temp set jit = off set enable_seqscan = off set cpu_operator_cost = 0.5 set work_mem = '64MB' set max_parallel_workers_per_gather = 0 as $$
begin
  return query execute format($query$
    select i.person_id, i.concepts & %L::int[]
    from person_index i
    where (i.workspace_id is null or i.workspace_id = $1) %s %s %s
      and ($2 is null or i.years >= $2) and ($3 is null or i.years <= $3)$query$,
    looked, among, conditions,
    case when coalesce(absent, '{}') = '{}' then '' else format('and icount(i.concepts & %L::int[]) = 0', uniq(sort(absent))) end)
    using current_workspace(), years_min, years_max;
end $$;

-- How many people meet all demands, and all but one. `all_of` are lists of which a person has one concept each, `all_but_one` a query besides; a null in `must` is met by
-- everyone who meets these.
create function tally_people(for_project text, sampled boolean, all_of text[], all_but_one query_int, must text[], instead text[], lacks int[], years_min real, years_max real)
returns table (place int, concept int, has_instead boolean, people bigint)
language plpgsql stable security definer set search_path = public, pg_temp set jit = off set enable_seqscan = off set cpu_operator_cost = 0.5 set work_mem = '64MB' set max_parallel_workers_per_gather = 0 as $$
declare
  own text := current_workspace();
  failed text;
  still text;
  narrow text;
begin
  -- each failure weighs 100,000, so that one sum says both how many there are and, of a single one, which
  select string_agg(format(case when m.wanted like '%&%' then 'case when i.concepts @@ %L::query_int then 0 else %s end' else 'case when i.concepts && %L::int[] then 0 else %s end' end,
      case when m.wanted like '%&%' then m.wanted else uniq(sort(translate(m.wanted, '(|)', '{,}')::int[]))::text end, 100000 + m.place), ' + ' order by m.place)
    into failed from unnest(must) with ordinality as m(wanted, place) where m.wanted is not null;
  select string_agg(format('when %s then concepts && %L::int[]', m.place, m.wanted), ' ' order by m.place)
    into still from unnest(instead) with ordinality as m(wanted, place) where m.wanted is not null;
  select all_conditions(array_agg(c.for_index), array_agg(c.as_filter)) into narrow from (
    select index_condition(g::int[]), filter_condition(g::int[]) from unnest(all_of) as g
    union all select format('i.concepts @@ %L::query_int', all_but_one), format('(i.concepts @@ %L::query_int) is true', all_but_one) where all_but_one is not null
  ) as c(for_index, as_filter);
  return query execute format($query$
    select seen.place, seen.concept, seen.has_instead, count(*)
    from (
      select case when failed < 200000 then failed %% 100000 else -1 end as place,
        case when failed = 190003 then (concepts & $2)[1] end as concept, %s as has_instead
      from (
        select i.concepts,
          %s
          + case when $3 is null or i.years >= $3 then 0 else 190001 end
          + case when $4 is null or i.years <= $4 then 0 else 190002 end
          + case when not i.concepts && $2 then 0 when icount(i.concepts & $2) = 1 then 190003 else 290003 end as failed
        from person_index i
        where (i.workspace_id is null or i.workspace_id = $1) %s %s
          and not exists (select 1 from candidate c where c.project_id = $5 and c.workspace_id = $1 and c.person_id = i.person_id)
          and not exists (select 1 from transfer t where t.from_project = $5 and t.workspace_id = $1 and t.person_id = i.person_id)
          and not exists (select 1 from person s where s.workspace_id = $1 and s.shadows = i.person_id)
          and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $5 and c.workspace_id = $1 where o.id = i.person_id and o.workspace_id = $1)
        offset 0
      ) judged
    ) seen
    group by 1, 2, 3$query$,
    case when still is null then 'null::boolean' else format('case when failed < 200000 then case failed %% 100000 %s end end', still) end,
    coalesce(failed, '0'), case when sampled then in_sample(narrow is not null) else '' end, narrow)
    using own, coalesce(lacks, '{}'), years_min, years_max, for_project;
end $$;

-- How many people meet each demand, given as lists of concepts (text, '{1,2} {3}') of which a person has one each.
create function count_people(for_project text, wanted text[], absent text[], years_min real[], years_max real[], most int)
returns table (place int, people bigint)
language plpgsql stable security definer set search_path = public, pg_temp set jit = off set enable_seqscan = off set cpu_operator_cost = 0.5 set work_mem = '64MB' set max_parallel_workers_per_gather = 0 as $$
declare
  own text := current_workspace();
begin
  for n in 1 .. coalesce(array_length(absent, 1), 0) loop
    execute format($query$
      select count(*) from (
        select 1
        from person_index i
        where (i.workspace_id is null or i.workspace_id = $1)
          %s and %s
          and ($2 is null or i.years >= $2) and ($3 is null or i.years <= $3)
          and not exists (select 1 from candidate c where c.project_id = $4 and c.workspace_id = $1 and c.person_id = i.person_id)
          and not exists (select 1 from transfer t where t.from_project = $4 and t.workspace_id = $1 and t.person_id = i.person_id)
          and not exists (select 1 from person s where s.workspace_id = $1 and s.shadows = i.person_id)
          and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $4 and c.workspace_id = $1 where o.id = i.person_id and o.workspace_id = $1)
        limit $5
      ) found$query$,
      (select string_agg(' and ' || case when rank = 1 then index_condition(members) else filter_condition(members) end, '')
        from (select g::int[] as members, row_number() over (order by length(g)) as rank from unnest(string_to_array(wanted[n], ' ')) as g) ranked),
      case when absent[n] is null then 'true' else format('icount(i.concepts & %L::int[]) = 0', uniq(sort(absent[n]::int[]))) end)
      into people using own, years_min[n], years_max[n], for_project, most;
    place := n;
    return next;
    exit when most = 1 and people = 0;
  end loop;
end $$;

create function note_person_changes() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from people_index_state) then
    insert into person_change (person_id, bucket) select person_id, hashtext(person_id) & 63 from changed;
  end if;
  return null;
end $$;

-- Which servers hold a whole index, and the people the workspace and the project leave out, as rank_people does.
create function outside_index(for_project text) returns table (built_of text, hidden text[])
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
begin
  return query select (select s.built_of from people_index_state s), array(
    select c.person_id from candidate c where c.project_id = for_project and c.workspace_id = own
    union select t.person_id from transfer t where t.from_project = for_project and t.workspace_id = own
    union select s.shadows from person s where s.workspace_id = own and s.shadows is not null
    union select o.id from person o join candidate c on c.person_id = o.shadows and c.project_id = for_project and c.workspace_id = own where o.workspace_id = own);
end $$;

-- Which servers hold a whole index, and the keys of the people the workspace and the project leave out, as rank_people does,
-- and of `ids`.
create function outside_scope(for_project text, ids text[]) returns table (built_of text, hidden text[])
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select o.built_of, array(select hashtextextended(id, 0)::text from unnest(o.hidden || ids) as id) from outside_index(for_project) o;
end $$;

create function people_of_keys(keys bigint[]) returns table (key text, person_id text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
begin
  return query select hashtextextended(i.person_id, 0)::text, i.person_id from person_index i
    where hashtextextended(i.person_id, 0) = any(keys) and (i.workspace_id is null or i.workspace_id = own);
end $$;

-- The index of a workspace's own person always says that the person is its own (369098753), and has their tags.
create function index_own_person() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.concepts := uniq(sort(
    array(select c from unnest(new.concepts) as u(c) where c not between 385875968 and 402653183)
    + 369098753
    + array(select 385875968 + t.number from person_tag p join tag t on t.id = p.tag_id
            where p.person_id = new.person_id and p.workspace_id = new.workspace_id)));
  return new;
end $$;

-- An interview and those who hold it never differ in time or state.
create function interview_panel() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into interview_panelist (interview_id, user_id, workspace_id, position, start_at, end_at, state)
      values (new.id, new.host_user_id, new.workspace_id, 0, new.start_at, new.end_at, new.state);
  else
    update interview_panelist set start_at = new.start_at, end_at = new.end_at, state = new.state where interview_id = new.id;
  end if;
  return null;
end $$;

-- One condition for each concept is too many for the planner: with 654 concepts planning took 35 ms, and with 820 it no longer used the
-- index but evaluated all of them for each of 63,000 people (19 s). Lists of 16 concepts take 39 ms.
create function index_condition(members int[]) returns text
language sql immutable set search_path = public, pg_temp as $$
  select coalesce('(' || string_agg(format('i.concepts && %L::int[]', list), ' or ') || ')', 'false') from (
    select array_agg(m order by m) as list from unnest(uniq(sort(members))) with ordinality as u(m, place) group by (place - 1) / 16
  ) lists
$$;

-- Less than a sixteenth of the people: which slots depends on the project, and of a slot with more people than are ranked so does the
-- range of keys that is read, as in ClickHouse.
create function rank_people(for_project text, groups text[], absent int[], years_min real, years_max real, exclude text[], boost int[], weights float8[], steps text[], step_weights float8[], at_most int, read_most int)
returns table (person_id text, pre float8)
language plpgsql stable security definer set search_path = public, pg_temp set jit = off set work_mem = '64MB' set max_parallel_workers_per_gather = 0 as $$
declare
  own text := current_workspace();
  score text;
  ladder text;
  looked int[];
  sampled int;
  parts int := 16;
  slots int := 4;
  one_in int := 1;
  width numeric;
  first_key numeric;
  -- by other bits than the part: every slot and every range comes up with every part
  turn int := (hashtext(for_project) >> 4) & 1023;
  among text[] := array[''];
  conditions text;
begin
  select all_conditions(array_agg(index_condition(g::int[])), array_agg(filter_condition(g::int[]))) into conditions from unnest(groups) as g;
  select count(*) into sampled from people_having(conditions, absent, years_min, years_max, in_sample(conditions is not null), '{}');
  if sampled * 64 > read_most then parts := least(16, round(read_most / 4.0 / sampled)); end if;
  if parts < 2 then
    parts := 1;
    slots := greatest(1, least(4, floor(read_most::numeric / sampled)));
    one_in := greatest(1, round(sampled::numeric / read_most));
    width := trunc(18446744073709551616::numeric / one_in);
    first_key := width * ((turn >> 2) % one_in) - 9223372036854775808;
  end if;
  if parts < 16 then
    among := array(select format(' and (hashtext(i.person_id) & 15) = %s', (hashtext(for_project) + n) & 15)
        || case when slots < 4 then format(' and (((hashtext(i.person_id) >> 4) - %s) & 3) < %s', turn, slots) else '' end
        || case when one_in > 1 then format(' and hashtextextended(i.person_id, 0) >= %s and hashtextextended(i.person_id, 0) < %s', first_key, first_key + width) else '' end
      from generate_series(1, parts) as n);
  end if;
  select string_agg(format('case when %s = any(held) then %s::float8 else 0::float8 end', b.concept, b.weight), ' + ' order by b.place)
    into score from unnest(boost, weights) with ordinality as b(concept, weight, place);
  select string_agg(format('when held && %L::int[] then %s::float8', uniq(sort(s.step::int[])), s.weight), ' ' order by s.place)
    into ladder from unnest(steps, step_weights) with ordinality as s(step, weight, place);
  select uniq(sort(coalesce(boost, '{}') + coalesce(array_agg(c), '{}'))) into looked from unnest(steps) as s(step), unnest(s.step::int[]) as c;
  return query execute format($query$
    with found as materialized (
      select i.person_id, i.held
      from unnest($5) as a(part), people_having($1, $2, $3, $4, a.part, $6) i
      where i.person_id <> all($7)
        and not exists (select 1 from candidate c where c.project_id = $8 and c.workspace_id = $9 and c.person_id = i.person_id)
        and not exists (select 1 from transfer t where t.from_project = $8 and t.workspace_id = $9 and t.person_id = i.person_id)
        and not exists (select 1 from person s where s.workspace_id = $9 and s.shadows = i.person_id)
        and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $8 and c.workspace_id = $9 where o.id = i.person_id and o.workspace_id = $9)
    ), scored as materialized (
      select held, (%s + %s)::float8 as pre from (select distinct f.held from found f offset 0) sets
    )
    select f.person_id, s.pre from found f join scored s using (held)
    order by s.pre desc, hashtextextended(f.person_id, 0)
    limit $10$query$,
    coalesce(score, '0'), case when ladder is null then '0' else format('case %s else 0::float8 end', ladder) end)
    using conditions, absent, years_min, years_max, among, coalesce(looked, '{}'), coalesce(exclude, '{}'), for_project, own, at_most;
end $$;

create function find_people(url text, address text, words text[], own_only boolean, at_most int)
returns table (id text, place bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
  folded text := fold_name(array_to_string(words, ' '));
  patterns text[] := array(select '%' || replace(replace(replace(fold_name(word), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) as w(word) order by length(word) desc);
begin
  return query
    select p.id, row_number() over (order by p.workspace_id is null, case when words is null then 0 else similarity(p.folded_name, folded) end desc, p.created_at desc, p.id)
    from person p
    where (p.workspace_id = own or (p.workspace_id is null and not own_only))
      and (url is null or (p.linkedin_url = url and coalesce(p.workspace_id, '') in ('', own)))
      and (address is null or p.id = any (array(select e.person_id from person_email e where address_key(e.email) = address_key(address) and e.scope in ('', own))))
      and (words is null or p.folded_text like patterns[1])
      and (words is null or p.folded_text like all (patterns))
      and (p.workspace_id is not null or not exists (select 1 from person s where s.workspace_id = own and s.shadows = p.id))
    order by 2
    limit at_most;
end $$;

create function find_candidates(words text[], address text, url text, reader text, at_most int)
returns table (candidate_id text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
  folded text := fold_name(array_to_string(words, ' '));
  patterns text[] := array(select '%' || replace(replace(replace(fold_name(word), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) as w(word) order by length(word) desc);
begin
  return query
    select c.id
    from candidate c
    join person p on p.id = c.person_id
    join project j on j.id = c.project_id and j.workspace_id = own
    where c.workspace_id = own
      and not j.bias_reducer
      and (words is null or (p.folded_text like patterns[1] and p.folded_text like all (patterns)))
      and (url is null or p.linkedin_url = url)
      and (address is null or address_key(c.preferred_email) = address_key(address) or p.profile -> 'personalEmails' ? address or p.profile -> 'workEmails' ? address
        or p.id = any (array(select e.person_id from person_email e where address_key(e.email) = address_key(address) and e.scope in ('', own))))
      and (reader is null or not exists (select 1 from project_collaborator r where r.project_id = j.id)
        or exists (select 1 from project_collaborator r where r.project_id = j.id and r.email = reader))
    order by case when words is null then 0 else similarity(p.folded_name, folded) end desc, c.stage_at desc, c.id
    limit at_most;
end $$;

CREATE TRIGGER audit_entry_stays BEFORE DELETE OR UPDATE ON audit_entry FOR EACH ROW EXECUTE FUNCTION keep_audit();
CREATE TRIGGER audit_entry_stays_whole BEFORE TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();
CREATE TRIGGER insight_candidate_changed AFTER UPDATE ON candidate REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION insight_due_candidate_changed();
CREATE TRIGGER insight_candidate_gone AFTER DELETE ON candidate REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION insight_due_candidate_gone();
CREATE TRIGGER insight_history_changed AFTER UPDATE ON candidate_history REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION insight_due_fresh();
CREATE TRIGGER insight_history_fresh AFTER INSERT ON candidate_history REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION insight_due_fresh();
CREATE TRIGGER insight_history_gone AFTER DELETE ON candidate_history REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION insight_due_gone();
CREATE TRIGGER event_announced AFTER INSERT ON event FOR EACH STATEMENT EXECUTE FUNCTION announce_event();
CREATE TRIGGER insight_mail_changed AFTER UPDATE ON inbound_mail REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION insight_due_fresh();
CREATE TRIGGER insight_mail_fresh AFTER INSERT ON inbound_mail REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION insight_due_fresh();
CREATE TRIGGER insight_mail_gone AFTER DELETE ON inbound_mail REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION insight_due_gone();
CREATE TRIGGER interview_panel AFTER INSERT OR UPDATE OF start_at, end_at, state ON interview FOR EACH ROW EXECUTE FUNCTION interview_panel();
CREATE TRIGGER insight_message_changed AFTER UPDATE ON message REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION insight_due_message_changed();
CREATE TRIGGER insight_message_fresh AFTER INSERT ON message REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION insight_due_message_fresh();
CREATE TRIGGER insight_message_gone AFTER DELETE ON message REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION insight_due_gone();
CREATE TRIGGER message_opt_out BEFORE INSERT OR UPDATE OF state ON message FOR EACH ROW EXECUTE FUNCTION message_opt_out();
CREATE TRIGGER insight_person_changed AFTER UPDATE ON person REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION insight_due_person_changed();
CREATE TRIGGER person_index_added AFTER INSERT ON person_index REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_person_changes();
CREATE TRIGGER person_index_changed AFTER UPDATE ON person_index REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_person_changes();
CREATE TRIGGER person_index_deleted AFTER DELETE ON person_index REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_person_changes();
CREATE TRIGGER person_index_own BEFORE INSERT OR UPDATE ON person_index FOR EACH ROW WHEN ((new.workspace_id IS NOT NULL)) EXECUTE FUNCTION index_own_person();
CREATE TRIGGER security_event_stays BEFORE DELETE OR UPDATE ON security_event FOR EACH ROW EXECUTE FUNCTION keep_security_events();
CREATE TRIGGER security_event_stays_whole BEFORE TRUNCATE ON security_event FOR EACH STATEMENT EXECUTE FUNCTION keep_security_events();
CREATE TRIGGER insight_transfer_fresh AFTER INSERT ON transfer REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION insight_due_fresh();
CREATE TRIGGER insight_transfer_gone AFTER DELETE ON transfer REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION insight_due_gone();

insert into mail_installation (id) values (gen_random_uuid()::text);
insert into pool_state (id) values (gen_random_uuid()::text);

grant execute on function count_people, find_candidates, find_people, outside_index, outside_scope, people_of_keys, pool_id, pool_words, rank_people, tally_people to fairlead_app;
grant execute on function address_key, current_workspace, fold_name to fairlead_app, fairlead_system;
grant execute on function count_pool_words to fairlead_system;
