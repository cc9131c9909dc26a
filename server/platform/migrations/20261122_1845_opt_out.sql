-- A link to unsubscribe has a token of its own: never the reply token, never shown to recruiters, and kept only as a hash once the
-- message has been sent. Whoever unsubscribed is written to again only after using a link that was sent to the address itself.

alter table message add column opt_out_token text, add column opt_out_hash text;
create unique index message_opt_out on message (opt_out_hash) where opt_out_hash is not null;

-- Links that were sent before this go on working.
update message set
  opt_out_hash = encode(sha256(convert_to(reply_token, 'UTF8')), 'hex'),
  opt_out_token = case when state = 'sent' then null else reply_token end
where kind = 'sequence' or email_type = 'notification_digest';

create function message_opt_out() returns trigger language plpgsql as $$
begin
  if new.opt_out_hash is null then
    -- two random UUIDs hold 244 random bits; 160 bits are kept
    new.opt_out_token := coalesce(new.opt_out_token, left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 40));
    new.opt_out_hash := encode(sha256(convert_to(new.opt_out_token, 'UTF8')), 'hex');
  end if;
  if new.state = 'sent' then
    new.opt_out_token := null;
  end if;
  return new;
end $$;
create trigger message_opt_out before insert or update of state on message for each row execute function message_opt_out();

alter table suppression add column opt_in_hash text, add column opt_in_until timestamptz;
create unique index suppression_opt_in on suppression (opt_in_hash) where opt_in_hash is not null;
