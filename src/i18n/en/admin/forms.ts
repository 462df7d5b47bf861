import { plural } from '#i18n/plural.ts'

/** What every form of the back-office says of two who save the same thing. */
const forms = {
  toSave: plural({ one: 'To save, check {n} field', other: 'To save, check {n} fields' }),
  saved: 'Saved.',
  staleTitle: 'Somebody saved this in the meantime',
  kept: 'Nothing of yours is lost.',
  taken: 'Nothing of yours is lost. What they changed and you did not is taken over here:',
  contested: 'You both changed these. Choose what counts, then save:',
  saveAgain: 'Look at it, then save again.',
  nothing: 'Nothing that you can see here differs. Save again.',
  chooseFirst: 'Choose what counts where you both changed the same, then save.',
  named: (name: string) => `${name}:`,
  mine: 'Yours',
  theirs: 'Theirs',
  empty: 'nothing',
  deleteAgain: 'Delete it once more if it should go all the same.',
  goneTitle: 'Somebody deleted this in the meantime',
  gone: 'It can’t be saved any more. What you typed is still here: copy what you need.',
}

export const adminForms = { forms }
