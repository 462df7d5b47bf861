export interface Process {
  pid: number
  parent: number
  /** With the id, it names the process for ever: an id alone is given to another one later. */
  began: string
  command: string
}

interface Way {
  /** Undefined once it has ended. */
  find: (pid: number) => Process | undefined
  list: () => Process[]
}

export const ways: { proc: Way; ps: Way }
export const findProcess: Way['find']
export const listProcesses: Way['list']
