-- Admin rights of a workspace are a flag that admins give and take; until now the oldest active account had them without one.
update users set is_workspace_admin = true
where id in (
  select distinct on (workspace_id) id from users
  where disabled_at is null
  order by workspace_id, created_at, id
);
