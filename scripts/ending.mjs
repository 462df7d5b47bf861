import { watchParent } from './processes.mjs'

/** Aborts once the command should end: by a signal, or because whoever started it is gone. */
export function untilEnded() {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ending.abort())
  watchParent(() => ending.abort())
  // A closed terminal or pipe is no reason to fall over before the database has been stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => ending.abort())
  return ending
}
