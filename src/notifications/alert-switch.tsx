import { create } from 'zustand'
import { browserStore } from '#lib/storage.ts'

const ON = 'on'
const store = browserStore('bw_order_alerts')

/** In this browser, whoever is signed in; off until somebody switches it on. */
export const useAlertSwitch = create<{ isOn: boolean }>()(() => ({ isOn: store.read() === ON }))

export function switchAlerts(isOn: boolean): void {
  if (isOn) store.write(ON)
  else store.remove()
  useAlertSwitch.setState({ isOn })
}

/** Another tab of the same browser may have switched it. */
export const followAlerts = (): (() => void) =>
  store.follow(() => useAlertSwitch.setState({ isOn: store.read() === ON }))

export type Permission = NotificationPermission | 'impossible'

/** Without locks five tabs would all speak. */
export const permissionNow = (): Permission =>
  'Notification' in window && 'locks' in navigator ? Notification.permission : 'impossible'
