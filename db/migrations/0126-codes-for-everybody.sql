-- Each pre-order brings a code for one customer: those that are for everybody are found and counted past thousands of them.
create index promo_codes_for_everybody on promo_codes (created_at desc, id desc) where not is_personal;
