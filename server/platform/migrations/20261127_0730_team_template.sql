-- Sequences that a workspace shares, and every version of them. The id is the client's, so that creating one twice creates one.
create table team_template (
  workspace_id text not null references workspace,
  id text not null,
  name text not null check (name <> ''),
  version integer not null,
  deleted_at timestamptz,
  primary key (workspace_id, id)
);
create unique index team_template_name on team_template (workspace_id, lower(name)) where deleted_at is null;
create index team_template_deleted on team_template (deleted_at) where deleted_at is not null;

create table team_template_version (
  workspace_id text not null references workspace,
  template_id text not null,
  version integer not null,
  template jsonb not null,
  -- the version it brought back; null = it was written
  restored_from integer,
  edited_by text references users on delete set null,
  edited_at timestamptz not null,
  primary key (workspace_id, template_id, version),
  foreign key (workspace_id, template_id) references team_template on delete cascade
);
create index team_template_version_editor on team_template_version (edited_by) where edited_by is not null;

grant select, insert, update, delete on team_template, team_template_version to fairlead_app;
alter table team_template enable row level security;
create policy own_workspace on team_template using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
alter table team_template_version enable row level security;
create policy own_workspace on team_template_version using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
