-- A sequence waits while its candidate is out of office.

-- Follow-ups may go out again from this moment on; null = they don't wait.
alter table candidate add column paused_until timestamptz;
-- The words of their message that named the day; null = it named none.
alter table candidate add column pause_quote text;
-- When a follow-up was due before it was put off.
alter table message add column due_before_pause timestamptz;
