-- Passkeys and authenticator apps: only the service's own connection reads these tables.
create table second_factor (
  id text primary key default (gen_random_uuid())::text,
  workspace_id text not null references workspace(id),
  user_id text not null references users(id),
  kind text not null check (kind in ('passkey', 'totp')),
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- A passkey: its ID and key in base64url, the count of its last signature, and how browsers reach it.
  credential_id text unique,
  public_key text,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  -- An authenticator app: its secret, encrypted, and the half minute of the last accepted code, so that none works twice.
  secret text,
  last_step bigint,
  check (kind <> 'passkey' or (credential_id is not null and public_key is not null)),
  check (kind <> 'totp' or secret is not null)
);
create index second_factor_user on second_factor (user_id);
create unique index second_factor_one_app on second_factor (user_id) where kind = 'totp';
alter table second_factor enable row level security;

create table recovery_code (
  user_id text not null references users(id),
  workspace_id text not null references workspace(id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table recovery_code enable row level security;

-- What a browser must answer, once and soon: bound to the session that asked, or to no session before sign-in.
create table auth_challenge (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('second_step', 'passkey_sign_in', 'confirm', 'add_passkey', 'add_totp')),
  -- null = anyone with a passkey
  user_id text references users(id),
  workspace_id text references workspace(id),
  session_hash bytea references session(token_hash) on delete cascade,
  -- of a passkey
  challenge text,
  -- of an authenticator app that is being added, encrypted
  secret text,
  -- the first step of a sign-in
  signed_in_by text check (signed_in_by in ('password', 'google', 'microsoft')),
  expires_at timestamptz not null
);
create index auth_challenge_expired on auth_challenge (expires_at);
create index auth_challenge_session on auth_challenge (session_hash);
alter table auth_challenge enable row level security;

alter table session add column signed_in_by text check (signed_in_by in ('password', 'passkey', 'google', 'microsoft'));

alter table workspace
  -- From then on members need a second factor; null = they may do without.
  add column second_factor_from timestamptz,
  -- Whether Google's and Microsoft's sign-in counts as one step of two.
  add column second_factor_for_providers boolean not null default false;
