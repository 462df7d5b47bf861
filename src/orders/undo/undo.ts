/** Seconds in which a step of the team can be undone; the letter about it waits as long. */
export const UNDO_SECONDS = 60

interface Step {
  at: Date | string
  toldAt: Date | string | null
}

const overAt = ({ at }: Step): number => new Date(at).getTime() + UNDO_SECONDS * 1000

/** How long it can still be undone, in seconds; 0 once its time is over, or its letter has left. */
export const secondsToUndo = (step: Step, now: Date): number =>
  step.toldAt === null ? Math.max(0, Math.ceil((overAt(step) - now.getTime()) / 1000)) : 0

interface HistoryStep {
  id: number
  undoes: number | null
}

export const isUndoing = ({ undoes }: HistoryStep): boolean => undoes !== null

export const isUndone = ({ id }: HistoryStep, history: readonly HistoryStep[]): boolean =>
  history.some(({ undoes }) => undoes === id)
