// Who runs on this machine: from /proc, and where there is none, as on macOS, from ps.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Each tells a process's id, its parent's, when it began and its command. Who has ended is not there any more. */
export const ways = {
  proc: { find: findInProc, list: listProc },
  ps: { find: (pid) => askPs('-p', String(pid))[0], list: () => askPs('-A') },
}

export const { find: findProcess, list: listProcesses } = existsSync('/proc/self/stat') ? ways.proc : ways.ps

function listProc() {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.map((id) => findInProc(Number(id))).filter(Boolean)
}

function findInProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, parent: Number(parent), began: `${fields[17]} ${bootId()}`, command }
  } catch {
    return undefined
  }
}

function bootId() {
  const file = '/proc/sys/kernel/random/boot_id'
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

/** In one language and time zone, so that every process that asks hears the same. */
function askPs(...whom) {
  // macOS takes what follows a first `=` for that column's title, commas and all.
  const columns = ['pid', 'ppid', 'stat', 'lstart', 'args'].flatMap((column) => ['-o', `${column}=`])
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  const { stdout } = spawnSync('ps', [...whom, '-ww', ...columns], { env, encoding: 'utf8', maxBuffer: Infinity })
  return (stdout ?? '').split('\n').map(readLine).filter(Boolean)
}

function readLine(line) {
  const [, pid, parent, state, began, command] =
    /^ *(\d+) +(\d+) +(\S+) +(\w+ +\w+ +\d+ +[\d:]+ +\d+) *(.*)$/.exec(line) ?? []
  if (!pid || state.startsWith('Z')) return undefined
  return { pid: Number(pid), parent: Number(parent), began, command: command.trim() }
}
