import { on } from '#lib/route.server.ts'
import { addNote } from './add-note.server.ts'
import { addNoteCall, deleteNoteCall, editNoteCall, getCustomerCall, listCustomersCall } from './api.ts'
import { deleteNote } from './delete-note.server.ts'
import { editNote } from './edit-note.server.ts'
import { getCustomer, shownNote } from './get-customer.server.ts'
import { listForTeam } from './list-for-team.server.ts'

const success = true as const

export const customerRoutes = [
  on(listCustomersCall, 'viewer', async (input, context) => ({ success, ...(await listForTeam(input, context)) })),
  on(getCustomerCall, 'viewer', async ({ id }, { db }) => ({ success, customer: await getCustomer(db, id) })),
  on(addNoteCall, 'staff', async (input, context) => {
    return { success, message: 'Note added', note: shownNote(await addNote(input, context)) }
  }),
  on(editNoteCall, 'staff', async (input, context) => {
    return { success, message: 'Note saved', note: shownNote(await editNote(input, context)) }
  }),
  on(deleteNoteCall, 'owner', async (seen, { db }) => {
    await deleteNote(db, seen)
    return { success, message: 'Note deleted' }
  }),
]
