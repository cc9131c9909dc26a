-- What a workspace corrected about employers: it counts instead of the shipped facts, and whole.
create table employer_fact (
  workspace_id text not null references workspace(id),
  -- the name, as employerKey() spells it
  key text not null check (key <> ''),
  name text not null check (name <> ''),
  industry text,
  country text check (country ~ '^[A-Z]{2}$'),
  city text,
  founded int,
  size_min int check (size_min >= 0),
  size_max int check (size_max >= size_min),
  size_year int,
  updated_by text references users(id) on delete set null,
  updated_at timestamptz not null,
  primary key (workspace_id, key)
);
alter table employer_fact enable row level security;
create policy own_workspace on employer_fact using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
