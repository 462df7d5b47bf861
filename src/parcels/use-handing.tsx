import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useMany } from '#back-office/list/use-many.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { undoManyCall } from '#orders/api.ts'
import { addParcelsCall, handOverCall, type Parcel, removeParcelCall } from './api.ts'

export type Handed = Answer<typeof handOverCall>['results'][number]
export type Added = Answer<typeof addParcelsCall>['results'][number]

export type Outcome =
  | { what: 'handed' | 'undone'; results: readonly Handed[] }
  | { what: 'added'; results: readonly Added[] }

/** What is done with a list: parcels are put on it, leave together, and come back within the minute. */
export function useHanding(id: string) {
  const { parcels: texts } = useAdminTexts()
  const { isBusy, outcome, change, undo, forget } = useMany<Outcome>(texts.handFailed)

  const add = (codes: readonly string[]): Promise<void> =>
    change(async () => {
      const { results } = await sendRequest(addParcelsCall, { id, codes: [...codes] })
      return { what: 'added', results }
    })

  const handOver = (parcels: readonly Parcel[]): Promise<void> =>
    change(async () => {
      const orders = parcels.map(({ id: order, status: from, total }) => ({ id: order, from, total }))
      const { results } = await sendRequest(handOverCall, { id, orders })
      return { what: 'handed', results }
    })

  const takeBack = (done: readonly Handed[]): Promise<void> =>
    undo(async () => {
      const orders = done.flatMap(({ id: order, undo: step }) => (step ? [{ id: order, step: step.step }] : []))
      const { results } = await sendRequest(undoManyCall, { orders })
      return { what: 'undone', results }
    })

  return { isBusy, outcome, add, handOver, undo: takeBack, forget }
}

export type Handing = ReturnType<typeof useHanding>

/** One parcel of the list. */
export function useParcel(id: string, { id: order, sku }: Parcel) {
  const { common, parcels: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()

  const change = (work: () => Promise<unknown>, done: string, failed: string): Promise<void> =>
    act(
      async () => {
        await work()
        tell('success', done)
        await revalidate()
      },
      ({ refusal, words }) => {
        tell('error', common.because(failed, words), { refusal })
        void revalidate()
      },
    )
  const remove = () =>
    change(() => sendRequest(removeParcelCall, { id, order }), texts.removed(sku), texts.removeFailed)
  const takeOver = () =>
    change(() => sendRequest(addParcelsCall, { id, codes: [sku] }), texts.takenOver, texts.addFailed)
  return { isBusy, remove, takeOver }
}
