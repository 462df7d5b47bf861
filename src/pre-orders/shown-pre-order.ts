import type { Answer } from '#lib/endpoint.ts'
import type {
  getCampaignCall,
  getPreOrderCall,
  listMyPreOrdersCall,
  listPreOrdersCall,
  orderManyCall,
  preOrderCall,
} from './api.ts'

export type OpenCampaign = Answer<typeof getCampaignCall>['campaign']
export type OwnPreOrder = Answer<typeof preOrderCall>['preOrder']
export type OwnPreOrders = Answer<typeof listMyPreOrdersCall>
export type ListedPreOrder = Answer<typeof listPreOrdersCall>['preOrders'][number]
export type PreOrderListing = Answer<typeof listPreOrdersCall>
export type AdminPreOrder = Answer<typeof getPreOrderCall>['preOrder']
export type PreOrderResult = Answer<typeof orderManyCall>['results'][number]
