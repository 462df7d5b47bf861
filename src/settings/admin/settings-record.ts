import type { Answer } from '#lib/endpoint.ts'
import type { getSettingsCall } from '../api.ts'

/** All settings as the form was opened with them. */
export type SettingsRecord = Answer<typeof getSettingsCall>
