-- One record per person: a merged record keeps its row and its details, and points to the record that stands for both.
alter table person
  -- the record that stands for it, never one that is merged itself
  add column merged_into text references person(id),
  -- {profile, sources, updatedAt} without what merged records state; null when none is merged into it
  add column base jsonb,
  -- when it was compared with the workspace's other people; null = it has to be
  add column compared_at timestamptz;
create index person_merged on person (merged_into) where merged_into is not null;
create index person_uncompared on person (workspace_id, id) where compared_at is null and workspace_id is not null and merged_into is null;

-- What records of one person are likely to share: only people with a key in common are compared.
create table person_key (
  workspace_id text not null references workspace(id),
  key text not null,
  person_id text not null references person(id) on delete cascade,
  primary key (workspace_id, key, person_id)
);
create index person_key_person on person_key (person_id);
alter table person_key enable row level security;
create policy own_workspace on person_key using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Records that may be of one person, and those that a user said are not.
create table person_pair (
  workspace_id text not null references workspace(id),
  first_id text not null references person(id) on delete cascade,
  second_id text not null references person(id) on delete cascade,
  confidence real not null,
  state text not null check (state in ('open', 'different')),
  decided_by text references users(id) on delete set null,
  decided_at timestamptz,
  primary key (workspace_id, first_id, second_id),
  constraint person_pair_order check (first_id < second_id)
);
create index person_pair_open on person_pair (workspace_id, confidence desc) where state = 'open';
create index person_pair_second on person_pair (second_id);
alter table person_pair enable row level security;
create policy own_workspace on person_pair using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- A merge, until it is undone: the record that absorbed the other at the time, and the rows that moved with it.
create table person_merge (
  id text primary key,
  workspace_id text not null references workspace(id),
  survivor_id text not null references person(id) on delete cascade,
  person_id text not null references person(id) on delete cascade,
  confidence real,
  -- null = it was certain
  merged_by text references users(id) on delete set null,
  merged_at timestamptz not null,
  -- {table: [keys]}
  moved jsonb not null,
  constraint person_merge_once unique (person_id)
);
create index person_merge_survivor on person_merge (survivor_id);
create index person_merge_newest on person_merge (workspace_id, merged_at desc);
alter table person_merge enable row level security;
create policy own_workspace on person_merge using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Merged records are found under the one that stands for them.
create or replace function find_people(url text, address text, words text[], own_only boolean, at_most int)
returns table (id text, place bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
  folded text := fold_name(array_to_string(words, ' '));
  patterns text[] := array(select '%' || replace(replace(replace(fold_name(word), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) as w(word) order by length(word) desc);
begin
  return query
    select p.id, row_number() over (order by p.workspace_id is null, case when words is null then 0 else similarity(p.folded_name, folded) end desc, p.created_at desc, p.id)
    from person p
    where (p.workspace_id = own or (p.workspace_id is null and not own_only))
      and p.merged_into is null
      and (url is null or (p.id in (select coalesce(l.merged_into, l.id) from person l where l.linkedin_url = url and coalesce(l.workspace_id, '') in ('', own))))
      and (address is null or p.id = any (array(select e.person_id from person_email e where address_key(e.email) = address_key(address) and e.scope in ('', own))))
      and (words is null or p.folded_text like patterns[1])
      and (words is null or p.folded_text like all (patterns))
      and (p.workspace_id is not null or not exists (select 1 from person s where s.workspace_id = own and s.shadows = p.id))
    order by 2
    limit at_most;
end $$;
