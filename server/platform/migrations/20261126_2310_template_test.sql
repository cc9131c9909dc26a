-- Tests of two first emails. The texts are those of the test; the templates may change later.
create table template_test (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  template_a text not null,
  template_b text not null,
  text_a text not null,
  text_b text not null,
  started_at timestamptz not null,
  started_by text references users,
  ended_at timestamptz,
  end_reason text check (end_reason in ('kept_a', 'kept_b', 'text_changed', 'template_deleted')),
  check ((ended_at is null) = (end_reason is null))
);
create unique index template_test_running on template_test (project_id) where ended_at is null;
create index template_test_project on template_test (project_id, started_at);
grant select, insert, update, delete on template_test to fairlead_app;
alter table template_test enable row level security;
create policy own_workspace on template_test using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

alter table message add column template_test_id text references template_test;
alter table message add column test_version text check (test_version in ('a', 'b'));
create index message_template_test on message (template_test_id) where template_test_id is not null;
