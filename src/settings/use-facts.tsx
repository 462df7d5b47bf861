import { useRouteLoaderData } from 'react-router'
import type { Answer } from '#lib/endpoint.ts'
import type { getFactsCall } from './api.ts'

type FactsAnswer = Answer<typeof getFactsCall>

/** What the root has read of the shop; nothing where that failed. */
export const useFacts = (): FactsAnswer | undefined => useRouteLoaderData<FactsAnswer>('root')
