import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import net from 'node:net'
import { fileURLToPath } from 'node:url'
import { findProcess, listProcesses } from './process-table.mjs'

const endWithParent = fileURLToPath(new URL('end-with-parent.mjs', import.meta.url))

/** Where Node keeps what it has compiled, so that the next start reads it. */
export const COMPILED = 'build/node'

/** Names one process for ever: an id alone is given to another process later. Undefined once it has ended. */
export function identify(pid) {
  const found = findProcess(pid)
  return found && identityOf(found)
}

export function isAlive(identity) {
  return identity !== '' && identify(Number(identity.split(' ')[0])) === identity
}

const identityOf = ({ pid, began }) => `${pid} ${began}`

/** Whether this module is the program that was asked for, rather than a part of it. */
export function isProgram(url) {
  return realpathSync(process.argv[1]) === fileURLToPath(url)
}

/** npm and its shell may be killed without a word to us; then our parent is another. */
export function watchParent(onGone) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, 250).unref()
  return () => clearInterval(timer)
}

/** Arguments for a Node that ends by itself when the process that started it is gone, killed with -9 even. */
export function nodeThatEndsWithUs(...args) {
  return [process.execPath, '--import', endWithParent, ...args]
}

/** Runs a command in our place: signals are passed on, and so is the end of our own parent, as the child sees only us. */
export async function follow([file, ...args], options = {}) {
  const child = spawn(file, args, { stdio: 'inherit', ...options })
  const passing = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [signal, () => child.kill(signal)])
  for (const [signal, pass] of passing) process.on(signal, pass)
  const unwatch = watchParent(() => child.kill('SIGTERM'))
  try {
    return await codeOf(child)
  } finally {
    unwatch()
    for (const [signal, pass] of passing) process.off(signal, pass)
  }
}

/** Runs a command to its end and keeps what it said. Aborting ends it and everything it started. */
export async function run([file, ...args], { signal, ...options } = {}) {
  signal?.throwIfAborted()
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const said = []
  child.stdout.on('data', (text) => said.push(text))
  child.stderr.on('data', (text) => said.push(text))
  const abort = () => void endTree(child, 5)
  signal?.addEventListener('abort', abort)
  try {
    const code = await codeOf(child)
    return { code, output: Buffer.concat(said).toString() }
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

const WITH_FLOCK = ['flock', '--no-fork']
const WITH_PERL = [
  ...['perl', '-MFcntl=:flock', '-e'],
  'our $lock; $^F = 9; open($lock, ">>", shift) && flock($lock, LOCK_EX) && exec(@ARGV) or die "$!\n"',
]

/** Runs a command while it alone has the lock of a file. Only Linux's flock(1) is known; macOS always has a perl. */
export async function runLocked(file, command, start) {
  for (const withLock of process.platform === 'linux' ? [WITH_FLOCK, WITH_PERL] : [WITH_PERL]) {
    try {
      return await start([...withLock, file, ...command])
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
  }
  return start(command)
}

export function codeOf(child) {
  return new Promise((resolve, reject) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode ?? 1)
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Asks first; after some seconds kills it and everything that it had started. Resolves to its exit code. */
export async function endTree(child, seconds) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? 1
  const family = familyOf(child.pid)
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000)
  const code = await codeOf(child).catch(() => 1)
  clearTimeout(late)
  for (const identity of family) if (isAlive(identity)) kill(Number(identity.split(' ')[0]), 'SIGKILL')
  return code
}

/** Everything that a process has started, and what that has started. */
export function familyOf(pid) {
  const all = listProcesses()
  const childrenOf = (of) => all.filter(({ parent }) => parent === of)
  const below = (of) => childrenOf(of).flatMap((each) => [each, ...below(each.pid)])
  return below(pid).map(identityOf)
}

export function kill(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

export function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', timeout: 1000 })
    const settle = (outcome) => {
      socket.destroy()
      resolve(outcome)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
    socket.once('timeout', () => settle(false))
  })
}

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
