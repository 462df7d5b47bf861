-- The days of delivery stand with the governorates. The policy named others: where its first lines stand unchanged,
-- they take the days from there.

update shop_settings
set facts = jsonb_set(facts, '{texts,policies,shipping}', jsonb_build_object(
  'en', replace(replace(replace(facts #>> '{texts,policies,shipping,en}',
    '- We prepare an order within 1 to 3 business days.',
    '- From your order to your door, preparing included: {deliveryDays}.'),
    '- The courier needs 2 to 7 business days, depending on the governorate. The checkout shows the time for yours.',
    '- How long it is depends on the governorate. The product page, the cart and the checkout show the time for yours.'),
    '- Friday and official holidays are not business days.',
    '- Fridays, Saturdays and official holidays are not business days.'),
  'ar', replace(replace(replace(facts #>> '{texts,policies,shipping,ar}',
    '- نجهّز الطلب خلال 1 إلى 3 أيام عمل.',
    '- المدة من تأكيد الطلب حتى باب بيتك، شاملة التجهيز: {deliveryDays}.'),
    '- تستغرق شركة الشحن من 2 إلى 7 أيام عمل بحسب المحافظة، وتظهر مدة محافظتك عند إتمام الشراء.',
    '- تختلف المدة بحسب المحافظة، وتظهر مدة محافظتك في صفحة المنتج والسلة وعند إتمام الشراء.'),
    '- لا يُحتسب يوم الجمعة والعطلات الرسمية من أيام العمل.',
    '- لا تُحتسب أيام الجمعة والسبت والعطلات الرسمية من أيام العمل.')))
where facts #> '{texts,policies,shipping}' is not null;
