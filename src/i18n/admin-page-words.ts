/** What the pages of the back-office are looked for by, beside their names: in both languages, whichever is shown. */
export const adminPageWords = {
  '/admin':
    'dashboard, home, statistics, figures, sales, revenue, earnings, visits, best sellers, to do, لوحة التحكم, الرئيسية, إحصائيات, أرقام, مبيعات, إيرادات, أرباح, زيارات, الأكثر مبيعًا',
  '/admin/products':
    'items, catalogue, clothes, prices, sizes, pictures, photos, drafts, discount on a product, الأصناف, الملابس, الأسعار, المقاسات, الصور, مسودات, تخفيض',
  '/admin/orders':
    'invoices, bills, packing slips, print, sales, purchases, cash on delivery, COD, refund, payment, مبيعات, فاتورة, فواتير, إيصال, طباعة, بوليصة, دفع عند الاستلام, استرداد',
  '/admin/parcels':
    'couriers, delivery companies, carrier, tracking numbers, hand over, settlement, cash with couriers, Bosta, شركات الشحن, المندوب, أرقام التتبع, تسليم, تحصيل, تسوية, بوسطة',
  '/admin/returns': 'exchange, refund, send back, give back, money back, استبدال, استرجاع, استرداد, رد المبلغ',
  '/admin/pre-orders': 'preorders, reservations, next collection, campaign, حجز, حجوزات, طلب مسبق, المجموعة القادمة',
  '/admin/coming': 'coming soon, next collection, banner, teaser, pictures, قريبًا, المجموعة القادمة, إعلان, بانر, صور',
  '/admin/shipping':
    'fees, delivery price, delivery cost, governorates, cities, days, رسوم, مصاريف, تكلفة, سعر التوصيل, المحافظات, مدة التوصيل',
  '/admin/promo-codes': 'coupons, vouchers, discount, offers, sale, كوبون, كوبونات, قسيمة, تخفيض, عروض, كود خصم',
  '/admin/customers':
    'clients, buyers, shoppers, users, guests, phone numbers, الزبائن, المشترون, مستخدمين, أرقام الهواتف',
  '/admin/gallery': 'photos, pictures, videos, looks, media, صور, فيديو, ألبوم, معارض',
  '/admin/reviews': 'ratings, comments, stars, opinions, feedback, تقييم, آراء, تعليقات, نجوم',
  '/admin/staff':
    'users, team, employees, roles, permissions, invite, owners, مستخدمين, موظفون, موظفين, الصلاحيات, أدوار, دعوة, الملاك',
  '/admin/activity': 'log, audit, history, changes, who changed what, السجل, التغييرات, من غيّر, تاريخ',
  '/admin/notifications': 'alerts, mails, sound, summary, reminders, تنبيهات, رسائل, صوت, ملخص',
  '/admin/search-words': 'synonyms, keywords, spelling, مرادفات, كلمات مفتاحية, بحث',
  '/admin/settings': 'options, preferences, configuration, خيارات, تفضيلات, ضبط',
  '/admin/products/stock':
    'inventory, quantities, pieces left, prices, many at once, مخزون, جرد, كميات, القطع المتبقية, الأسعار',
  '/admin/products/stock-book': 'inventory, history, movements, مخزون, سجل المخزون, حركات, جرد',
  '/admin/products/import': 'CSV, Excel, spreadsheet, upload, download, file, إكسل, جدول, ملف, رفع, تنزيل',
  '/admin/settings/contact': 'phone, whatsapp, address, hours, shop name, هاتف, واتساب, عنوان, مواعيد, اسم المتجر',
  '/admin/settings/social': 'instagram, facebook, tiktok, links, إنستجرام, فيسبوك, تيك توك, روابط',
  '/admin/settings/collection': 'black, white, home page, current, أسود, أبيض, الصفحة الرئيسية, المجموعة الحالية',
  '/admin/settings/preOrders': 'campaign, reservations, حجز, حملة',
  '/admin/settings/returns': 'exchange, refund, days, استبدال, استرجاع, أيام',
  '/admin/settings/delivery': 'shipping policy, policy, سياسة الشحن, توصيل',
  '/admin/settings/policies': 'terms, privacy, conditions, payment, الشروط, الخصوصية, الأحكام, الدفع',
  '/admin/settings/about': 'story, who we are, من نحن, قصتنا',
  '/admin/settings/stock': 'inventory, warning, limit, مخزون, تنبيه, حد',
  '/admin/settings/cash': 'COD, cash on delivery, confirmation, نقدًا, دفع عند الاستلام, تأكيد',
  '/admin/settings/mail': 'e-mail, sender, from, letters, بريد, إيميل, المرسل',
  '/admin/settings/security': 'password, second factor, two-factor, 2FA, login, كلمة المرور, تسجيل الدخول, خطوة ثانية',
}
