import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Database, type Db, isWorthLater, openDatabase } from './db.server.ts'

/** Milliseconds between two looks at how far the replica is, and between two while it is awaited. */
const LOOK_EVERY = 1000
const LOOK_AGAIN = 20
/** Milliseconds: a change that nobody is told of is read at last after them. */
const MOST_BEHIND = 3000

/** The one place that decides which database is read: who asks for more than every stranger is told has the primary. */
export interface PublicReads {
  /** On the replica, if it has everything that this process has heard of; else, or where it fails, on the primary. */
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Something has changed: from here on nothing older is read. */
  hear: () => void
  /** From now on somebody hears of what changes: before, the replica is not asked. */
  begin: () => void
  close: () => Promise<void>
}

interface Reached {
  position: string
  /** Of the cluster: a stranger's replica may be further on than ours. */
  cluster: string
}

async function reachedBy({ pool }: Database): Promise<Reached> {
  const { rows } = await pool.query<Reached>(
    'select pg_current_wal_flush_lsn()::text as position, system_identifier::text as cluster from pg_control_system()',
  )
  const [reached] = rows
  if (!reached) throw new Error('The primary does not say where it is')
  return reached
}

async function has({ pool }: Database, { position, cluster }: Reached): Promise<boolean> {
  const { rows } = await pool.query<{ isThere: boolean | null }>(
    `select pg_is_in_recovery() and system_identifier::text = $2 and pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"
     from pg_control_system()`,
    [position, cluster],
  )
  return rows[0]?.isThere === true
}

// A replica refuses what writes, and breaks off what reads rows that have gone meanwhile.
const isReplicas = (error: unknown): boolean =>
  isWorthLater(error) || (error instanceof pg.DatabaseError && error.code === '25006')

/** Without a replica. */
export const onPrimary = ({ db }: Database): PublicReads => ({
  read: (work) => work(db),
  hear: () => {},
  begin: () => {},
  close: async () => {},
})

type Standing = 'asked' | 'left out'

/** Looks again and again whether the replica has what this process has heard of. */
function openLooks(primary: Database, replica: Database, onChange: (state: Standing) => void) {
  let heard = 0
  let proven = -1
  let provenAt = Number.NEGATIVE_INFINITY
  let isLooking = false
  let lastState: Standing = 'left out'
  let timer: NodeJS.Timeout | undefined
  const isInTime = (): boolean => performance.now() - provenAt < MOST_BEHIND
  const leaveOut = (): void => {
    provenAt = Number.NEGATIVE_INFINITY
  }

  /** Whether it has all that had happened when this began, as far as a look is worth waiting for. */
  async function catchesUp(): Promise<boolean> {
    const [from, about] = [performance.now(), heard]
    const goal = await reachedBy(primary)
    while (!(await has(replica, goal))) {
      if (performance.now() - from > LOOK_EVERY) return false
      await sleep(LOOK_AGAIN)
    }
    proven = about
    provenAt = from
    return true
  }
  const tell = (): void => {
    const state = isInTime() ? 'asked' : 'left out'
    if (state !== lastState && timer) onChange(state)
    lastState = state
  }

  async function look(): Promise<void> {
    if (isLooking || !timer) return
    isLooking = true
    try {
      while ((await catchesUp()) && proven !== heard);
    } catch {
      leaveOut()
    }
    isLooking = false
    tell()
  }

  return {
    isCurrent: (): boolean => proven === heard && isInTime(),
    leaveOut,
    hear: (): void => {
      heard += 1
      void look()
    },
    begin: (): void => {
      timer = setInterval(() => void look(), LOOK_EVERY).unref()
      void look()
    },
    end: (): void => {
      clearInterval(timer)
      timer = undefined
    },
  }
}

/** `onChange` hears when it is left out for longer than a change takes to arrive, and when it is asked again. */
export function onReplica(
  primary: Database,
  { url, max, onChange }: { url: string; max: number; onChange: (state: Standing) => void },
): PublicReads {
  const replica = openDatabase(url, () => {}, { max, connectionTimeoutMillis: 1000 })
  const looks = openLooks(primary, replica, onChange)
  return {
    read: async (work) => {
      if (!looks.isCurrent()) return work(primary.db)
      try {
        return await work(replica.db)
      } catch (error) {
        if (!isReplicas(error)) throw error
        looks.leaveOut()
        return work(primary.db)
      }
    },
    hear: looks.hear,
    begin: looks.begin,
    close: async () => {
      looks.end()
      await replica.db.destroy()
    },
  }
}

/** Why it can't be one of this database, in a line; null where it is, or can't be asked today. */
export async function whyNoReplica(url: string, primary: Database): Promise<string | null> {
  const other = openDatabase(url, () => {}, { max: 1, connectionTimeoutMillis: 1000 })
  try {
    const { cluster } = await reachedBy(primary)
    const { rows } = await other.pool.query<{ isOurs: boolean }>(
      'select pg_is_in_recovery() and system_identifier::text = $1 as "isOurs" from pg_control_system()',
      [cluster],
    )
    return rows[0]?.isOurs ? null : 'Wrong setting DATABASE_REPLICA_URL: it is no replica of DATABASE_URL'
  } catch (error) {
    if (isWorthLater(error)) return null
    const cause = error instanceof Error ? error.message : 'no answer'
    return `Wrong setting DATABASE_REPLICA_URL: it can’t be read (${cause})`
  } finally {
    await other.db.destroy()
  }
}
