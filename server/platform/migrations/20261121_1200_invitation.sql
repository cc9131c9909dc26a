-- Invitations: a link by which a colleague joins the workspace they were invited to.

create table invitation (
  token_hash bytea primary key,
  workspace_id text not null references workspace,
  email text not null check (email = lower(email)),
  invited_by text not null references users,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index invitation_email on invitation (workspace_id, email);
grant select, insert, update, delete on invitation to fairlead_app;
alter table invitation enable row level security;
create policy own_workspace on invitation using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
