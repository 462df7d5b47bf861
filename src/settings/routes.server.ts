import { on } from '#lib/route.server.ts'
import { getFactsCall, getPageTextsCall, getSettingsCall, saveSettingsCall } from './api.ts'
import { isTaking } from './campaign.ts'
import { getFacts } from './get-facts.server.ts'
import { getPageTexts } from './get-page-texts.server.ts'
import { getRecord } from './get-record.server.ts'
import { saveSettings } from './save-settings.server.ts'

const success = true as const

export const settingsRoutes = [
  on(getFactsCall, 'anyone', async (_asked, { db, settings, now }) => {
    const { cashRules: _, preOrders, ...facts } = await getFacts(db)
    const campaign = { ...preOrders, isOpen: isTaking(preOrders, now) }
    return { success, settings: { ...facts, preOrders: campaign }, takesCards: settings.paymob !== undefined }
  }),
  on(getPageTextsCall, 'anyone', async (_, { db }) => ({ success, pages: await getPageTexts(db) })),
  on(getSettingsCall, 'owner', async (_, { db }) => ({ success, ...(await getRecord(db)) })),
  on(saveSettingsCall, 'owner', async (edit, { db, now }) => ({ success, ...(await saveSettings(db, edit, now)) })),
]
