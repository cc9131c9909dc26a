-- Who last changed the settings; null = no one since this was recorded, or a user who is gone.
alter table project add column edited_by text references users (id) on delete set null;
-- When they did.
alter table project add column edited_at timestamptz;
update project set edited_at = updated_at, edited_by = owner_id where status = '3';
