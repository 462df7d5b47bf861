import type { Answer } from '#lib/endpoint.ts'
import type { getReturnsOfOrderCall } from './api.ts'

export type ReturnsOfOrder = Answer<typeof getReturnsOfOrderCall>
export type ShownReturn = ReturnsOfOrder['returns'][number]
export type Returnable = ReturnsOfOrder['returnable']
export type ReturnableLine = Returnable['lines'][number]
