-- Records of decisions: what each batch was computed from, who was in it, who was below the cut, and who saw it. They outlive
-- candidates, searches, moves, and merges, so that nothing but the workspace is referenced.
create table decision_record (
  -- of the search
  id text primary key,
  workspace_id text not null references workspace(id),
  project_id text not null,
  batch int not null,
  kind text not null check (kind in ('initial', 'next', 'reform')),
  made_at timestamptz not null,
  -- rules and data that scored, and the models outside that took part
  engine text not null,
  models text[] not null,
  -- a SearchInputs of matching, as its bytes
  inputs text not null,
  -- people whose profiles are the ideals of the inputs; '' = of a résumé
  ideal_ids text[] not null,
  -- an ideal candidate was erased: the batch can't be computed again
  is_incomplete boolean not null default false,
  -- 'model' = asked about some people only, so that points don't give the order
  ordered_by text not null check (ordered_by in ('points', 'model')),
  -- who was scored and not chosen, best first, see below-cut.ts
  below bytea not null,
  below_count int not null,
  -- years for which the law of the place of work wants it kept
  years_by_law int not null,
  constraint decision_record_batch unique (project_id, batch)
);
create index decision_record_age on decision_record (workspace_id, made_at);
alter table decision_record enable row level security;
create policy own_workspace on decision_record using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table decision_record_entry (
  record_id text not null references decision_record(id) on delete cascade,
  place int not null,
  workspace_id text not null references workspace(id),
  candidate_id text not null,
  -- as of the search; null = erased
  person_id text,
  person_key bytea not null,
  score int not null,
  -- a Computed and the PersonInputs of matching, as their bytes; null = erased
  result text,
  inputs text,
  -- the candidate left the project without a decision
  removed_at timestamptz,
  erased_at timestamptz,
  primary key (record_id, place),
  constraint decision_record_entry_erased check ((erased_at is not null) = (person_id is null)
    and (person_id is null) = (result is null) and (person_id is null) = (inputs is null))
);
create index decision_record_entry_candidate on decision_record_entry (candidate_id);
create index decision_record_entry_person on decision_record_entry (workspace_id, person_id);
alter table decision_record_entry enable row level security;
create policy own_workspace on decision_record_entry using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Who was shown an entry, for the first and for the last time.
create table decision_record_view (
  record_id text not null,
  place int not null,
  workspace_id text not null references workspace(id),
  -- a user, or 'guest' for a hiring manager with a link
  viewer text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (record_id, place, viewer),
  constraint decision_record_view_entry foreign key (record_id, place) references decision_record_entry(record_id, place) on delete cascade
);
alter table decision_record_view enable row level security;
create policy own_workspace on decision_record_view using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- The key pair that signs a workspace's shortlists; the secret half is encrypted.
create table signing_key (
  workspace_id text primary key references workspace(id),
  public_key bytea not null,
  fingerprint text not null unique,
  secret text not null,
  made_at timestamptz not null
);
alter table signing_key enable row level security;
create policy own_workspace on signing_key using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Years for which a workspace keeps its records, where the law doesn't want more.
alter table workspace add column record_years int not null default 4 check (record_years between 1 and 10);
