import { useEffect, useRef, useState } from 'react'
import { useSignInAgain } from '#back-office/admin-act.tsx'
import { listProductsCall } from '#catalog/api.ts'
import { inWords } from '#catalog/product.ts'
import { listCustomersCall } from '#customers/api.ts'
import { listGalleriesCall } from '#galleries/api.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { listOrdersCall } from '#orders/api.ts'
import { shortId } from '#orders/order.ts'
import { listPromoCodesCall } from '#promo-codes/api.ts'
import type { Command, FoundGroup } from './command.ts'

const PAUSE = 250
const MOST = 5
/** Less than this is part of everything. */
const FEWEST = 2

type Line = Pick<Command, 'id' | 'label' | 'detail'> & { to: string }
type Find = (search: string, signal: AbortSignal) => Promise<Line[]>

function useFinds(): Record<FoundGroup, Find> {
  const { statuses, customers: texts, catalogue } = useAdminTexts()
  const language = useLanguage()
  return {
    orders: async (search, signal) => {
      const { orders } = await sendRequest(listOrdersCall, { search, limit: MOST }, { signal })
      return orders.map(({ id, sku, status, shippingAddress: { name } }) => ({
        ...{ id, label: `${shortId(id)} · ${name}`, to: `/admin/orders/${id}` },
        detail: `${sku} · ${statuses[status]}`,
      }))
    },
    products: async (q, signal) => {
      const { products } = await sendRequest(listProductsCall, { q, status: 'all', limit: MOST }, { signal })
      return products.map(({ id, name, nameAr, sku, status }) => ({
        ...{ id, label: inWords(language, name, nameAr), to: `/admin/products/${id}` },
        detail: status === 'draft' ? `${sku} · ${catalogue.statuses.draft}` : sku,
      }))
    },
    customers: async (search, signal) => {
      const { customers } = await sendRequest(listCustomersCall, { search, limit: MOST }, { signal })
      return customers.map(({ id, name, kind, phone, email }) => ({
        ...{ id, label: name, to: `/admin/customers/${id}` },
        detail: `${phone || email} · ${texts.kinds[kind]}`,
      }))
    },
    promoCodes: async (search, signal) => {
      const { data } = await sendRequest(listPromoCodesCall, { search, limit: MOST }, { signal })
      return data.promoCodes.map(({ id, code }) => ({ id, label: code, to: `/admin/promo-codes/${id}` }))
    },
    galleries: async (search, signal) => {
      const { galleries } = await sendRequest(listGalleriesCall, { search, status: 'all', limit: MOST }, { signal })
      return galleries.map(({ id, name, nameAr }) => {
        const label = inWords(language, name, nameAr)
        return { id, label, to: `/admin/gallery/${id}` }
      })
    },
  }
}

const GROUPS: readonly FoundGroup[] = ['orders', 'products', 'customers', 'promoCodes', 'galleries']

interface Found {
  /** For what it was asked. */
  typed: string
  commands: readonly Command[]
  failed: readonly FoundGroup[]
}

const NONE: Found = { typed: '', commands: [], failed: [] }

/** What the server finds while one types; what was typed last counts. `again` asks for the same once more. */
export function useFound(typed: string, onGo: (to: string) => void) {
  const finds = useFinds()
  const [results, setResults] = useState(NONE)
  const [tries, setTries] = useState(0)
  const triesBefore = useRef(0)
  const latest = useRef({ finds, onGo })
  latest.current = { finds, onGo }
  const query = typed.trim()
  const isAsked = query.length >= FEWEST

  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    const ask = async (): Promise<void> => {
      const { finds: those, onGo: go } = latest.current
      const answers = await Promise.allSettled(GROUPS.map((group) => those[group](query, asking.signal)))
      if (asking.signal.aborted) return
      const refused = answers.flatMap((each) => (each.status === 'rejected' ? [refusalIn(each.reason)] : []))
      if (refused.some(({ code }) => code === 'SIGN_IN_FIRST')) useSignInAgain.setState({ isAsked: true })
      const commands = answers.flatMap((each, at) =>
        each.status === 'fulfilled'
          ? each.value.map(({ to, ...line }) => ({ ...line, group: GROUPS[at] ?? 'orders', run: () => go(to) }))
          : [],
      )
      setResults({ typed: query, commands, failed: GROUPS.filter((_, at) => answers[at]?.status === 'rejected') })
    }
    const timer = setTimeout(() => void ask(), tries === triesBefore.current ? PAUSE : 0)
    triesBefore.current = tries
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, isAsked, tries])

  const isLate = isAsked && results.typed !== query
  return {
    commands: isAsked ? results.commands : [],
    failed: isAsked && !isLate ? results.failed : [],
    isLate,
    again: (): void => {
      setResults({ ...results, typed: '' })
      setTries((count) => count + 1)
    },
  }
}
