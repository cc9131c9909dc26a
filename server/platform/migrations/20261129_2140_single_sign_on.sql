-- Single sign-on of a workspace: its OpenID Connect providers, the domains it has proven, and who is linked.
create table sso_connection (
  id text primary key default (gen_random_uuid())::text,
  workspace_id text not null references workspace(id),
  name text not null,
  issuer text not null,
  client_id text not null,
  -- encrypted
  client_secret text not null,
  -- requested besides openid, email, and profile
  scopes text not null default '',
  default_role text not null check (default_role in ('member', 'admin', 'none')),
  -- '' = groups aren't read
  groups_claim text not null default '',
  admin_groups text[] not null default '{}',
  member_groups text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index sso_connection_workspace on sso_connection (workspace_id);
alter table sso_connection enable row level security;
create policy own_workspace on sso_connection using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table sso_domain (
  id text primary key default (gen_random_uuid())::text,
  workspace_id text not null references workspace(id),
  domain text not null,
  token text not null,
  -- null = not proven, or no longer
  verified_at timestamptz,
  -- null = never
  checked_at timestamptz,
  -- since when the record of a proven domain has been missing
  missing_since timestamptz,
  created_at timestamptz not null default now(),
  unique (workspace_id, domain)
);
-- a domain belongs to one workspace
create unique index sso_domain_verified on sso_domain (domain) where verified_at is not null;
alter table sso_domain enable row level security;
create policy own_workspace on sso_domain using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- By connection, not by issuer: two workspaces may name the same issuer, and each trusts only its own client.
create table sso_identity (
  connection_id text not null references sso_connection(id) on delete cascade,
  subject text not null,
  workspace_id text not null references workspace(id),
  user_id text not null references users(id),
  primary key (connection_id, subject),
  unique (connection_id, user_id)
);
create index sso_identity_user on sso_identity (user_id);
alter table sso_identity enable row level security;
create policy own_workspace on sso_identity using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Logout tokens that were used, so that none works twice.
create table sso_logout (
  connection_id text not null references sso_connection(id) on delete cascade,
  token_hash bytea not null,
  workspace_id text not null references workspace(id),
  expires_at timestamptz not null,
  primary key (connection_id, token_hash)
);
create index sso_logout_expired on sso_logout (expires_at);
alter table sso_logout enable row level security;

alter table workspace
  -- From then on members of its proven domains sign in with it; null = they may use anything.
  add column sso_required_from timestamptz;
alter table users
  -- May sign in without single sign-on while it is required.
  add column is_break_glass boolean not null default false;
alter table session
  add column sso_connection_id text references sso_connection(id) on delete cascade,
  -- of the provider's session
  add column sso_session text,
  drop constraint session_signed_in_by_check,
  add constraint session_signed_in_by_check check (signed_in_by in ('password', 'passkey', 'google', 'microsoft', 'sso'));
create index session_sso on session (sso_connection_id) where sso_connection_id is not null;
