import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

// English at the plain address, Arabic under /ar: the same pages.
export default [
  ...prefix('ar?', [
    layout('shell/shop-layout.tsx', [
      index('catalog/home.page.tsx'),
      route('products', 'catalog/products.page.tsx'),
      route('product/:id', 'catalog/product.page.tsx'),
      route('gallery', 'galleries/gallery.page.tsx'),
      route('favorites', 'favorites/favorites.page.tsx'),
      route('checkout', 'orders/checkout.page.tsx'),
      route('order/:id', 'orders/confirmation.page.tsx'),
      route('guest-track', 'orders/track-order.page.tsx'),
      route('verify', 'orders/verify.page.tsx'),
      route('policies', 'settings/policies.page.tsx'),
      route('contact-us', 'settings/contact.page.tsx'),
      route('about-us', 'settings/about.page.tsx'),
      route('*', 'catalog/not-found.page.tsx'),
      route('account', 'shell/account-layout.tsx', [
        index('accounts/account.page.tsx'),
        route('orders', 'orders/my-orders.page.tsx'),
        route('orders/:id', 'orders/my-order.page.tsx'),
      ]),
    ]),
    route('auth', 'accounts/sign-in.page.tsx'),
    route('fail', 'accounts/sign-in.page.tsx', { id: 'fail' }),
    route('callback', 'accounts/callback.page.tsx'),
    route('forgot-password', 'accounts/forgot-password.page.tsx'),
    route('reset-password', 'accounts/reset-password.page.tsx'),
    route('verify-email', 'accounts/verify-email.page.tsx'),
    route('waiting-list', 'alerts/waiting-list.page.tsx'),
    route('admin', 'shell/admin-layout.tsx', [
      index('orders/admin/orders.page.tsx'),
      route('orders/:id', 'orders/admin/order.page.tsx'),
      route('settings', 'settings/admin/settings.page.tsx'),
      route('products', 'catalog/admin/products.page.tsx'),
      route('products/new', 'catalog/admin/new-product.page.tsx'),
      route('products/:id', 'catalog/admin/edit-product.page.tsx'),
      route('reviews', 'reviews/admin/reviews.page.tsx'),
      route('search-words', 'catalog/admin/search-words.page.tsx'),
    ]),
  ]),
] satisfies RouteConfig
