import type { Answer } from '#lib/endpoint.ts'
import type { listAddressesCall } from './api.ts'

/** An address of the book as a page shows it. */
export type SavedAddress = Answer<typeof listAddressesCall>['addresses'][number]
