-- What earlier systems say about applications: history of a person, never part of the profile that is scored.
create table person_application (
  id text primary key,
  workspace_id text not null references workspace(id),
  person_id text not null references person(id) on delete cascade,
  -- the import that added it; null once that import has been cleared
  import_id text references import_run(id) on delete set null,
  -- the same application of a person again: the ID in the system, else the job and the day
  key text not null,
  -- 'Greenhouse'; '' for a table of unknown origin
  system text not null default '',
  external_id text not null default '',
  job_title text not null default '',
  stage text not null default '',
  outcome text not null default 'open' check (outcome in ('open', 'rejected', 'withdrawn', 'hired')),
  -- days, as 'YYYY-MM-DD'; null when the table doesn't say
  applied_on text check (applied_on ~ '^\d{4}-\d{2}-\d{2}$'),
  ended_on text check (ended_on ~ '^\d{4}-\d{2}-\d{2}$'),
  reason text not null default '',
  source text not null default '',
  created_at timestamptz not null default now()
);
create unique index person_application_key on person_application (person_id, workspace_id, key);
create index person_application_import on person_application (import_id) where import_id is not null;
alter table person_application enable row level security;
create policy own_workspace on person_application using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Past applicants have the concept 436207617 (kind 26) in the index.
create or replace function index_own_person() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.concepts := uniq(sort(
    array(select c from unnest(new.concepts) as u(c) where c not between 385875968 and 402653183 and c <> 436207617)
    + 369098753
    + array(select 436207617 where exists (select from person_application a
            where a.person_id = new.person_id and a.workspace_id = new.workspace_id))
    + array(select 385875968 + t.number from person_tag p join tag t on t.id = p.tag_id
            where p.person_id = new.person_id and p.workspace_id = new.workspace_id)));
  return new;
end $$;

-- the export that a table was recognized as; '' for any other
alter table import_run add column system text not null default '';
