import { accountRoutes } from '#accounts/routes.server.ts'
import { activityRoutes } from '#activity/routes.server.ts'
import { addressRoutes } from '#addresses/routes.server.ts'
import { alertRoutes } from '#alerts/routes.server.ts'
import { cartRoutes } from '#cart/routes.server.ts'
import { catalogRoutes } from '#catalog/routes.server.ts'
import { comingRoutes } from '#coming/routes.server.ts'
import { courierRoutes } from '#couriers/routes.server.ts'
import { customerRoutes } from '#customers/routes.server.ts'
import { favoriteRoutes } from '#favorites/routes.server.ts'
import { feedRoutes } from '#feeds/routes.server.ts'
import { galleryRoutes } from '#galleries/routes.server.ts'
import { mediaRoutes } from '#media/routes.server.ts'
import { healthRoutes } from '#metrics/routes.server.ts'
import { notificationRoutes } from '#notifications/routes.server.ts'
import { cashRoutes } from '#orders/cash/routes.server.ts'
import { deskRoutes } from '#orders/desk/routes.server.ts'
import { orderRoutes } from '#orders/routes.server.ts'
import { orderTendingRoutes } from '#orders/tending/routes.server.ts'
import { overviewRoutes } from '#overview/routes.server.ts'
import { parcelRoutes } from '#parcels/routes.server.ts'
import { settlementRoutes } from '#parcels/settling/routes.server.ts'
import { paymentRoutes } from '#payments/routes.server.ts'
import { preOrderRoutes } from '#pre-orders/routes.server.ts'
import { promoCodeRoutes } from '#promo-codes/routes.server.ts'
import { returnRoutes } from '#returns/routes.server.ts'
import { reviewRoutes } from '#reviews/routes.server.ts'
import { searchRoutes } from '#search/routes.server.ts'
import { settingsRoutes } from '#settings/routes.server.ts'
import { shippingRoutes } from '#shipping/routes.server.ts'
import { staffRoutes } from '#staff/routes.server.ts'
import { stockRoutes } from '#stock/routes.server.ts'
import { visitRoutes } from '#visits/routes.server.ts'

/** Every call of the API, by feature. */
export const features = {
  settings: settingsRoutes,
  accounts: accountRoutes,
  media: mediaRoutes,
  search: searchRoutes,
  catalog: catalogRoutes,
  stock: stockRoutes,
  feeds: feedRoutes,
  galleries: galleryRoutes,
  shipping: shippingRoutes,
  'promo-codes': promoCodeRoutes,
  cart: cartRoutes,
  couriers: courierRoutes,
  orders: [...orderRoutes, ...orderTendingRoutes, ...deskRoutes, ...cashRoutes],
  payments: paymentRoutes,
  parcels: [...parcelRoutes, ...settlementRoutes],
  returns: returnRoutes,
  'pre-orders': preOrderRoutes,
  reviews: reviewRoutes,
  coming: comingRoutes,
  visits: visitRoutes,
  overview: overviewRoutes,
  addresses: addressRoutes,
  alerts: alertRoutes,
  favorites: favoriteRoutes,
  activity: activityRoutes,
  metrics: healthRoutes,
  customers: customerRoutes,
  notifications: notificationRoutes,
  staff: staffRoutes,
}
