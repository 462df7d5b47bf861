// Seconds of processor that a process and everything below it have used, from /proc; elsewhere nothing is known.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { familyOf } from '../processes.mjs'

const isKnown = existsSync('/proc/self/stat')
const TICKS = isKnown ? Number(execFileSync('getconf', ['CLK_TCK'])) : 1

const idOf = (identity) => Number(identity.split(' ')[0])

function fieldsOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
  } catch {
    return []
  }
}

/** Its children that have ended count as well. */
export function cpuSeconds(pid) {
  if (!isKnown) return Number.NaN
  const ticks = [pid, ...familyOf(pid).map(idOf)].map((each) => {
    const fields = fieldsOf(each)
    return [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0)
  })
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS
}

/** Megabytes that are in memory. */
export function memoryOf(pid) {
  if (!isKnown) return Number.NaN
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}
