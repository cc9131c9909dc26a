-- The talent pool as a place: tags, notes, saved searches, and people who were deleted.

create table tag (
  id text primary key,
  workspace_id text not null references workspace,
  name text not null check (name <> ''),
  color text not null,
  -- counts up; its concept in person_index is 385875968 (kind 23) and this
  number int not null generated always as identity unique check (number < 16777216),
  created_by text references users on delete set null,
  created_at timestamptz not null default now()
);
create unique index tag_name on tag (workspace_id, lower(name));

create table person_tag (
  workspace_id text not null references workspace,
  person_id text not null references person on delete cascade,
  tag_id text not null references tag on delete cascade,
  added_by text references users on delete set null,
  added_at timestamptz not null default now(),
  primary key (person_id, tag_id)
);
create index person_tag_tag on person_tag (tag_id);

create table person_note (
  id text primary key,
  workspace_id text not null references workspace,
  person_id text not null references person on delete cascade,
  user_id text references users on delete set null,
  body text not null check (body <> ''),
  created_at timestamptz not null default now()
);
create index person_note_person on person_note (person_id, created_at desc);

create table pool_search (
  id text primary key,
  workspace_id text not null references workspace,
  name text not null check (name <> ''),
  search jsonb not null,
  created_by text references users on delete set null,
  created_at timestamptz not null default now()
);
create unique index pool_search_name on pool_search (workspace_id, lower(name));

-- Deleted people keep an empty row, so that counts of their projects stay true; nothing in it says who they were.
alter table person add column erased_at timestamptz;
create index person_erased on person (workspace_id) where erased_at is not null;

-- SHA-256 of the workspace and an address of someone who was deleted: neither written to nor added again.
create table erased_address (
  workspace_id text not null references workspace,
  address_hash bytea not null,
  at timestamptz not null default now(),
  primary key (workspace_id, address_hash)
);

do $$
declare t text;
begin
  foreach t in array array['tag', 'person_tag', 'person_note', 'pool_search', 'erased_address'] loop
    execute format('grant select, insert, update, delete on %I to fairlead_app', t);
    execute format('alter table %I enable row level security', t);
    execute format('create policy own_workspace on %I using (workspace_id = current_workspace()) with check (workspace_id = current_workspace())', t);
  end loop;
end $$;

-- Whoever writes the index of a workspace's own person: it holds that the person is the workspace's own (369098753) and their tags.
create function index_own_person() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.concepts := uniq(sort(
    array(select c from unnest(new.concepts) as u(c) where c not between 385875968 and 402653183)
    + 369098753
    + array(select 385875968 + t.number from person_tag p join tag t on t.id = p.tag_id
            where p.person_id = new.person_id and p.workspace_id = new.workspace_id)));
  return new;
end $$;
create trigger person_index_own before insert or update on person_index for each row when (new.workspace_id is not null) execute function index_own_person();
update person_index set version = version where workspace_id is not null;
