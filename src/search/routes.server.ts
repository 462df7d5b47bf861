import { on } from '#lib/route.server.ts'
import { listSynonymsCall, saveSynonymsCall } from './api.ts'
import { listSynonyms, type SynonymList } from './db.server.ts'
import { saveSynonyms } from './save-synonyms.server.ts'

const success = true as const

const shownSynonyms = ({ synonyms, updatedAt }: SynonymList) => ({
  success,
  synonyms: synonyms.map((group) => ({ ...group, _id: group.id })),
  updatedAt: updatedAt?.toISOString() ?? null,
})

export const searchRoutes = [
  on(listSynonymsCall, 'viewer', async (_, { db }) => shownSynonyms(await listSynonyms(db))),
  on(saveSynonymsCall, 'owner', async (edit, { db, now }) => ({
    ...shownSynonyms(await saveSynonyms(db, edit, now)),
    message: 'Search words saved',
  })),
]
