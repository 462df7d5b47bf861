import type { Answer } from '#lib/endpoint.ts'
import type { getReturnCall, listReturnsCall } from '../api.ts'

export type AdminReturn = Answer<typeof getReturnCall>['return']
export type ListedReturn = Answer<typeof listReturnsCall>['returns'][number]
