import { type Db, inTransaction } from '#lib/db.server.ts'
import { type StepTaken, stepOn } from './step-on.server.ts'

export const takeStep = (db: Db, step: StepTaken, now: Date) => inTransaction(db, (tx) => stepOn(tx, step, now))
