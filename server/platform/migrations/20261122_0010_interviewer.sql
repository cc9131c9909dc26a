-- When and how somebody interviews, as they have set it; nobody has a row before they do.
create table interviewer_settings (
  user_id text primary key references users on delete cascade,
  workspace_id text not null references workspace,
  settings jsonb not null,
  updated_at timestamptz not null default now()
);
grant select, insert, update, delete on interviewer_settings to fairlead_app;
alter table interviewer_settings enable row level security;
create policy own_workspace on interviewer_settings using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
