-- Makes a statement fail with a reason, where its transaction is committed without waiting for its rows.
create function refuse_write(reason text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'CB001', message = reason;
end $$;

-- Responses are compressed before they are stored, which costs a third of what it costs here. `response` holds those from
-- before.
alter table idempotency_keys add column compressed bytea;
alter table idempotency_keys alter column compressed set storage external;
