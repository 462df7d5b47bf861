import type { Answer } from '#lib/endpoint.ts'
import type { getReturnCall, listReturnsCall } from '../api.ts'

export type AdminReturn = Answer<typeof getReturnCall>['return']
export type ListedReturn = Answer<typeof listReturnsCall>['returns'][number]

/** It cost nothing, or nothing of its order's money is left for it: it can only be closed. */
export const isWithoutMoney = ({ money, isPaidBack }: AdminReturn): boolean => money.paid === 0 || isPaidBack
