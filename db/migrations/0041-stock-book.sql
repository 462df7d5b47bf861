-- The stock book is read as a page: each movement says in a closed list of words why, and what was there afterwards.
alter table stock_ledger
  add column note text not null default '' check (char_length(note) <= 200),
  add column on_hand_after int,
  add column reserved_after int,
  -- What somebody asks for twice, because no answer came, is booked once.
  add column request_key text unique,
  add column kind text not null generated always as (
    case
      when order_id is not null then 'order'
      when reason in ('received', 'counted', 'damaged', 'returned', 'other', 'imported') then reason
      else 'edited'
    end
  ) stored check (kind in ('order', 'received', 'counted', 'damaged', 'returned', 'other', 'imported', 'edited'));

update stock_ledger set on_hand_after = sums.on_hand, reserved_after = sums.reserved
from (
  select id, sum(on_hand_change) over moves as on_hand, sum(reserved_change) over moves as reserved
  from stock_ledger window moves as (partition by variant_id order by id)
) as sums
where sums.id = stock_ledger.id;

alter table stock_ledger
  alter column on_hand_after set not null,
  alter column reserved_after set not null;

create index stock_ledger_of_kind on stock_ledger (kind, id);
create index stock_ledger_at on stock_ledger (at, id);
-- When somebody of the team last changed a size: what orders take and bring back is merged, what a colleague did is told.
create index stock_ledger_of_team on stock_ledger (variant_id, id) where kind <> 'order';
