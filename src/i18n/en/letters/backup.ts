/** To the owners, when the night's back-up could not be made. */
export const backupLetters = {
  subject: (day: string) => `No back-up was made: ${day}`,
  failed: 'The shop could not be backed up tonight. It sells on as before; nothing is lost yet.',
  because: (reason: string) => `What went wrong: ${reason}`,
  last: (when: string) => `The last back-up is of ${when}.`,
  none: 'There is no back-up yet.',
  unknown: 'Where the back-ups are kept does not answer: it is not known which one is the last.',
  next: 'The next one is tried tomorrow night. Please show this mail to whoever runs the server: they can make one now with “npm run backup”.',
}
