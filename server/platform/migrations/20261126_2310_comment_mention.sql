-- Teammates who are mentioned in a comment on a candidate.
create table comment_mention (
  comment_id text not null references comment on delete cascade,
  user_id text not null references users,
  workspace_id text not null references workspace,
  primary key (comment_id, user_id)
);
create index comment_mention_user on comment_mention (user_id);
grant select, insert, update, delete on comment_mention to fairlead_app;
alter table comment_mention enable row level security;
create policy own_workspace on comment_mention using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
