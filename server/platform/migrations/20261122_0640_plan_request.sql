-- What a team asks for on the page of plans: kept first, then told to whoever runs the installation, then settled once.
create table plan_request (
  id text primary key,
  workspace_id text not null references workspace,
  user_id text not null references users,
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
  unique (workspace_id, request_id)
);
create index plan_request_unpaid on plan_request (created_at) where state = 'requested' and payment_id is not null;
grant select, insert, update, delete on plan_request to fairlead_app;
alter table plan_request enable row level security;
create policy own_workspace on plan_request using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
