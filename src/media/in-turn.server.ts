/** Each may take a processor and a hundred megabytes while it is unpacked. */
const AT_ONCE = 2

let free = AT_ONCE
const waiting: (() => void)[] = []

export async function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  if (free > 0) free -= 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await draw()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}
