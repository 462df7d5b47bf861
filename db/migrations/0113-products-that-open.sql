-- A product may open at a moment: shoppers see it before, and nobody of them orders it before.
alter table products add column opens_at timestamptz;
-- Each process asks when the next one opens.
create index products_opening on products (opens_at) where opens_at is not null;

-- What the calls check once a size is theirs to take. The team writes orders, and puts pieces into them, when it wants;
-- so does whoever makes a pre-order an order.
create function refuse_line_before_opening() returns trigger language plpgsql as $$
begin
  if exists (
    select from products join orders on orders.id = new.order_id
    where products.id = new.product_id and products.opens_at > clock_timestamp()
      and orders.placed_by !~ '^(desk|pre-order) '
  ) then
    raise exception 'product % is not open yet', new.product_id
      using errcode = 'check_violation', constraint = 'order_lines_not_before_opening';
  end if;
  return null;
end $$;
create trigger order_lines_not_before_opening after insert on order_lines for each row
  when (coalesce(current_setting('shop.actor', true), '') = '') execute function refuse_line_before_opening();
