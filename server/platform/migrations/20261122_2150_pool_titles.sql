-- The distinct titles of the pool and how many people use a word: what a search compares its own titles and words with.

create table pool_title (
  id bigint generated always as identity primary key,
  -- no workspace = the shared pool
  workspace_id text references workspace on delete cascade,
  title text not null
);
create unique index pool_title_once on pool_title (coalesce(workspace_id, ''), md5(title));
grant select, insert, update, delete on pool_title to fairlead_app;
alter table pool_title enable row level security;
create policy read_shared on pool_title for select using (workspace_id is null or workspace_id = current_workspace());
create policy own_insert on pool_title for insert with check (workspace_id = current_workspace());
create policy own_update on pool_title for update using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
create policy own_delete on pool_title for delete using (workspace_id = current_workspace());

-- Counted over a sample of the shared pool, the same people each time; `word` is the number the index gives a word.
create table pool_word (
  word int primary key,
  people int not null
);
revoke all on pool_word from fairlead_app;
create table pool_state (
  is_only boolean primary key default true check (is_only),
  -- tells the pools of two databases apart
  id text not null default gen_random_uuid()::text,
  -- people of the sample in pool_word
  counted int not null default 0
);
insert into pool_state default values;
revoke all on pool_state from fairlead_app;

-- Words of texts have numbers from 0x40000000 to 0x4fffffff. At most some 20,000 people are read.
create function count_pool_words() returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  every int;
begin
  select greatest(1, count(*) / 20000)::int into every from person_index where workspace_id is null;
  perform pg_advisory_xact_lock(hashtextextended('pool words', 0));
  delete from pool_word;
  insert into pool_word (word, people)
    select c.concept, count(*)
    from person_index i, unnest(i.concepts) as c(concept)
    where i.workspace_id is null and abs(hashtext(i.person_id)::bigint) % every = 0 and c.concept between 1073741824 and 1342177279
    group by c.concept having count(*) > 1;
  update pool_state set counted = (select count(*) from person_index i where i.workspace_id is null and abs(hashtext(i.person_id)::bigint) % every = 0);
end $$;

-- How many people use each word: the sample of the shared pool and the first 5,000 people of the workspace itself.
-- The row without a word says how many people were counted.
create function pool_words(words int[]) returns table (word int, people bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
begin
  return query
    with mine as materialized (
      select i.concepts & words as held from person_index i where i.workspace_id = own order by i.person_id limit 5000
    ), counted as (
      select w.word, w.people::bigint as people from pool_word w where w.word = any(words)
      union all
      select h.concept, count(*) from mine, unnest(mine.held) as h(concept) group by h.concept
      union all
      select null::int, (select s.counted from pool_state s) + (select count(*) from mine)
    )
    select c.word, sum(c.people)::bigint from counted c group by c.word;
end $$;

-- As retrieve_people, with steps of titles: of those a person has, the first counts. Steps come nearest first, each a list of concepts.
create function fetch_people(for_project text, wanted query_int, years_min real, years_max real, exclude text[], boost int[], weights float8[], steps text[], step_weights float8[], at_most int)
returns table (person_id text, pre float8)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
  score text;
  ladder text;
  looked int[];
begin
  select string_agg(format('case when %s = any(held) then %s::float8 else 0::float8 end', b.concept, b.weight), ' + ' order by b.place)
    into score from unnest(boost, weights) with ordinality as b(concept, weight, place);
  select string_agg(format('when held && %L::int[] then %s::float8', s.step, s.weight), ' ' order by s.place)
    into ladder from unnest(steps, step_weights) with ordinality as s(step, weight, place);
  select coalesce(boost, '{}') | coalesce(array_agg(c), '{}') into looked from unnest(steps) as s(step), unnest(s.step::int[]) as c;
  return query execute format($query$
    select found.person_id, (%s + %s)::float8 as pre
    from (
      select i.person_id, i.concepts & $8 as held
      from person_index i
      where (i.workspace_id is null or i.workspace_id = $1)
        and ($2 is null or i.concepts @@ $2)
        and ($3 is null or i.years >= $3) and ($4 is null or i.years <= $4)
        and i.person_id <> all($5)
        and not exists (select 1 from candidate c where c.project_id = $6 and c.workspace_id = $1 and c.person_id = i.person_id)
        and not exists (select 1 from transfer t where t.from_project = $6 and t.workspace_id = $1 and t.person_id = i.person_id)
        and not exists (select 1 from person s where s.workspace_id = $1 and s.shadows = i.person_id)
        and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $6 and c.workspace_id = $1 where o.id = i.person_id and o.workspace_id = $1)
      offset 0
    ) found
    order by pre desc, found.person_id
    limit $7$query$, coalesce(score, '0'), case when ladder is null then '0' else format('case %s else 0::float8 end', ladder) end)
    using own, wanted, years_min, years_max, coalesce(exclude, '{}'), for_project, at_most, looked;
end $$;

-- What tells this database's pool from another's.
create function pool_id() returns text language sql stable security definer set search_path = public, pg_temp as $$ select id from pool_state $$;

revoke execute on function count_pool_words, pool_words, fetch_people, pool_id from public;
grant execute on function pool_words, fetch_people, pool_id to fairlead_app;
