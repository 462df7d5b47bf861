import { on, type RequestContext } from '#lib/route.server.ts'
import { readForAdmin } from '../read-for-admin.server.ts'
import { deleteNoteCall, editNoteCall, sendLetterCall, setParcelCall, writeNoteCall } from './api.ts'
import { deleteNote } from './delete-note.server.ts'
import { editNote } from './edit-note.server.ts'
import { sendLetter } from './send-letter.server.ts'
import { setParcel } from './set-parcel.server.ts'
import { writeNote } from './write-note.server.ts'

const success = true as const

const after = async (id: string, message: string, { db, now }: RequestContext<'staff'>) => ({
  success,
  message,
  order: await readForAdmin(db, id, now),
})

export const orderTendingRoutes = [
  on(writeNoteCall, 'staff', async (form, context) => {
    await writeNote(form, context)
    return after(form.id, 'Note added', context)
  }),
  on(editNoteCall, 'staff', async (form, context) => {
    await editNote(form, context)
    return after(form.id, 'Note saved', context)
  }),
  on(deleteNoteCall, 'staff', async (seen, context) => {
    await deleteNote(seen, context)
    return after(seen.id, 'Note deleted', context)
  }),
  on(setParcelCall, 'staff', async (form, context) => {
    await setParcel(form, context)
    return after(form.id, 'Parcel saved', context)
  }),
  on(sendLetterCall, 'staff', async (form, context) => {
    await sendLetter(form, context)
    return after(form.id, 'The letter is on its way', context)
  }),
]
