import { create } from 'zustand'
import { browserStore } from '#lib/storage.ts'

const ON = 'on'
const kept = browserStore('bw_order_alerts')

/** In this browser, whoever is signed in; off until somebody switches it on. */
export const useAlertSwitch = create<{ isOn: boolean }>()(() => ({ isOn: kept.read() === ON }))

export function switchAlerts(isOn: boolean): void {
  if (isOn) kept.write(ON)
  else kept.remove()
  useAlertSwitch.setState({ isOn })
}

/** Another tab of the same browser may have switched it. */
export const followAlerts = (): (() => void) => kept.follow(() => useAlertSwitch.setState({ isOn: kept.read() === ON }))

export type Permission = NotificationPermission | 'impossible'

/** Without locks five tabs would all speak. */
export const permissionNow = (): Permission =>
  'Notification' in window && 'locks' in navigator ? Notification.permission : 'impossible'
