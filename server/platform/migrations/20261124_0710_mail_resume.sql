-- Files attached to emails of candidates that may be a résumé: what each was read as, and the file where it was kept.
create table mail_resume (
  mail_id text not null references inbound_mail on delete cascade,
  -- place among the files of the email
  number int not null,
  workspace_id text not null references workspace,
  candidate_id text not null references candidate on delete cascade,
  resume_id text references resume on delete set null,
  file_name text not null,
  outcome text not null check (outcome in ('updated', 'unchanged', 'unreadable', 'no_resume', 'not_theirs', 'forged', 'too_many')),
  jobs int not null default 0,
  skills int not null default 0,
  schools int not null default 0,
  note text not null default '',
  created_at timestamptz not null,
  primary key (mail_id, number)
);
create index mail_resume_candidate on mail_resume (candidate_id, created_at);
create index mail_resume_resume on mail_resume (resume_id) where resume_id is not null;
grant select, insert, update, delete on mail_resume to fairlead_app;
alter table mail_resume enable row level security;
create policy own_workspace on mail_resume using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
