-- Functions with their owner's rights take ids and numbers, never SQL. Those that build conditions for each other run with the
-- rights of the function that calls them, and no login may call them.
alter function narrowest(text[]) security invoker;
alter function all_conditions(text[], text[]) security invoker;
alter function people_having(text, int[], real, real, text, int[]) security invoker;

-- Replaced by rank_people, tally_people and count_people; no version since calls them.
drop function retrieve_people(text, query_int, real, real, text[], int[], float8[], int);
drop function fetch_people(text, query_int, real, real, text[], int[], float8[], text[], float8[], int);
drop function search_people(text, text[], int[], real, real, text[], int[], float8[], text[], float8[], int);
drop function count_matches(text, query_int, text[], text[], int[], real, real);
drop function tally_matches(text, boolean, query_int, text[], text[], int[], real, real);
drop function count_demands(text, text[], text[], real[], real[], int);

-- Each start revokes every function from everyone whom no migration grants it to.
grant execute on function current_workspace to fairlead_app, fairlead_system;
grant execute on function count_pool_words to fairlead_system;
