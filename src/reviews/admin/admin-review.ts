import type { Answer } from '#lib/endpoint.ts'
import type { listReviewsCall } from '../api.ts'

export type AdminReview = Answer<typeof listReviewsCall>['reviews'][number]
