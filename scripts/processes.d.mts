/** Names one process for ever, where an id is given to another one later. */
export type Identity = string

export function identify(pid: number): Identity | undefined
export function isAlive(identity: Identity): boolean
export function familyOf(pid: number): Identity[]
/** False if there is no such process. */
export function kill(pid: number, signal: NodeJS.Signals): boolean
export function run(
  command: string[],
  options?: { signal?: AbortSignal; env?: NodeJS.ProcessEnv },
): Promise<{ code: number; output: string }>
/** Runs a command while it alone has the lock of a file. */
export function runLocked<T>(file: string, command: string[], start: (locked: string[]) => Promise<T>): Promise<T>
export function freePort(): Promise<number>
export function pause(milliseconds: number): Promise<void>
