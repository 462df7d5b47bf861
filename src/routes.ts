import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

// English at the plain address, Arabic under /ar: the same pages.
export default [
  ...prefix('ar?', [
    layout('shell/shop-layout.tsx', [
      index('storefront/home/home.page.tsx'),
      route('products', 'storefront/listing/products.page.tsx'),
      route('product/:id', 'storefront/product/product.page.tsx'),
      route('gallery', 'galleries/gallery.page.tsx'),
      route('favorites', 'storefront/favorites/favorites.page.tsx'),
      route('checkout', 'checkout/checkout.page.tsx'),
      route('order/:id', 'orders/pages/confirmation.page.tsx'),
      route('payment/result', 'payments/pages/result.page.tsx'),
      ...['payment/success', 'payment-success'].map((path) =>
        route(path, 'payments/pages/success.page.tsx', { id: path }),
      ),
      ...[
        'payment/failure',
        'payment-failure',
        'payment/cancelled',
        'payment/rejected',
        'payment/unavailable',
        'payment/server-error',
        'payment/asm-policy-error',
        'payment/not-authenticated',
      ].map((path) => route(path, 'payments/pages/outcome.page.tsx', { id: path })),
      route('acs-test', 'payments/pages/acs-test.page.tsx'),
      route('guest-track', 'verify/track-order.page.tsx'),
      route('verify', 'verify/verify.page.tsx'),
      route('policies', 'settings/policies.page.tsx'),
      route('contact-us', 'settings/contact.page.tsx'),
      route('about-us', 'settings/about.page.tsx'),
      route('*', 'storefront/listing/not-found.page.tsx'),
      route('account', 'shell/account-layout.tsx', [
        index('account/account.page.tsx'),
        route('orders', 'orders/pages/my-orders.page.tsx'),
        route('orders/:id', 'orders/pages/my-order.page.tsx'),
      ]),
    ]),
    route('auth', 'accounts/pages/sign-in.page.tsx'),
    route('fail', 'accounts/pages/sign-in.page.tsx', { id: 'fail' }),
    route('callback', 'accounts/pages/callback.page.tsx'),
    route('forgot-password', 'accounts/pages/forgot-password.page.tsx'),
    route('reset-password', 'accounts/pages/reset-password.page.tsx'),
    route('verify-email', 'accounts/pages/verify-email.page.tsx'),
    route('waiting-list', 'alerts/waiting-list.page.tsx'),
    route('admin', 'shell/admin-layout.tsx', [
      index('orders/admin/orders.page.tsx'),
      route('orders/:id', 'orders/admin/order.page.tsx'),
      route('settings', 'settings/admin/settings.page.tsx'),
      route('products', 'catalog/admin/products.page.tsx'),
      route('products/new', 'catalog/admin/new-product.page.tsx'),
      route('products/:id', 'catalog/admin/edit-product.page.tsx'),
      route('reviews', 'reviews/admin/reviews.page.tsx'),
      route('search-words', 'search/admin/search-words.page.tsx'),
    ]),
  ]),
] satisfies RouteConfig
