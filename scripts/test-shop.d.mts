export interface TestShop {
  url: string
  dataDir: string
  admin: { email: string; password: string }
  /** Of scripts/start.mjs. */
  pid: number
  /** The last lines that it wrote. */
  output: () => string
  /** Asks it to end, and resolves to its exit code. */
  stop: () => Promise<number>
}

export function startShop(place: {
  dataDir: string
  settings?: Record<string, string>
  signal?: AbortSignal
  /** scripts/start.mjs unless another is named. */
  command?: string
}): Promise<TestShop>
