import type { Answer } from '#lib/endpoint.ts'
import type { listComingCall } from '../api.ts'

export type ComingImage = Answer<typeof listComingCall>['items'][number]
