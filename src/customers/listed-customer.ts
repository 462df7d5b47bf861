import type { Answer } from '#lib/endpoint.ts'
import type { getCustomerCall, listCustomersCall } from './api.ts'

export type ListedCustomer = Answer<typeof listCustomersCall>['customers'][number]
export type Customer = Answer<typeof getCustomerCall>['customer']
export type Note = Customer['notes'][number]
