import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findProcess, listProcesses } from '../../scripts/process-table.mjs'
import { pause } from '../../scripts/processes.mjs'

const program = fileURLToPath(new URL('keep-postgres.ts', import.meta.url))

export interface Keeper {
  child: ChildProcess
  port: number
  reused: boolean
  end: (signal: NodeJS.Signals) => Promise<void>
}

interface Machine {
  /** Where its commands are. */
  PATH: string | undefined
  NODE_OPTIONS?: string
}

/** A process of its own that keeps the database of a folder, so that a test can kill it. */
export async function startKeeper(dir: string, machine: Machine = { PATH: process.env['PATH'] }): Promise<Keeper> {
  const env = { ...process.env, ...machine }
  const child = spawn(process.execPath, [program, dir], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const { port, reused } = JSON.parse(String(line))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { child, port, reused, end }
}

/** Ids of the processes that have the folder in their command line: server, guard and whatever they were started by. */
export function processesOf(dir: string): number[] {
  return listProcesses()
    .filter(({ pid, command }) => pid !== process.pid && command.includes(dir))
    .map(({ pid }) => pid)
}

export const commandOf = (pid: number): string => findProcess(pid)?.command ?? ''

export async function eventually(isSo: () => boolean, seconds = 10): Promise<boolean> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await pause(50)) if (isSo()) return true
  return isSo()
}
