-- Short texts that a workspace inserts into its emails. The id is the client's, so that creating one twice creates one.
create table snippet (
  workspace_id text not null references workspace,
  id text not null,
  name text not null check (name <> ''),
  body text not null check (body <> ''),
  version integer not null default 1,
  edited_by text references users on delete set null,
  edited_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index snippet_name on snippet (workspace_id, lower(name));
grant select, insert, update, delete on snippet to fairlead_app;
alter table snippet enable row level security;
create policy own_workspace on snippet using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
