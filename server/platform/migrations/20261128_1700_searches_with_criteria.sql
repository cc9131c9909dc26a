-- A saved search also has criteria, and says whether they stand for its words.
update pool_search set search = '{"isRead": false, "criteria": {}}'::jsonb || search;
