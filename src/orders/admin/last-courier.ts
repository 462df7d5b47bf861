import { browserStore } from '#lib/storage.ts'

const store = browserStore('last_courier')

/** Most parcels of a morning go by the same courier: whom this browser named last is offered. */
export const lastCourier = (): string => store.read() ?? ''

export function rememberCourier(courier: string): void {
  if (courier !== '') store.write(courier)
}
