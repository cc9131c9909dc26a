-- These build expressions of a hundred parts: compiling them takes longer than what they save, from a hundred milliseconds to seconds.
alter function fetch_people set jit = off;
alter function retrieve_people set jit = off;
alter function count_matches set jit = off;
alter function count_demands set jit = off;
alter function pool_words set jit = off;
