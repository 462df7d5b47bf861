import pino from 'pino'

let output: ReturnType<typeof pino.destination> | undefined

/** Lines go out together, after 4 KB or 100 ms: one at a time, each answer would wait for the system. None is left at the end. */
function standardOutput() {
  output ??= pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 })
  return output
}

/** What the log keeps of an error: nothing that a person may have typed. */
export const shownError = ({ name, code, message, stack }: Error & { code?: string }) => ({
  type: name,
  code,
  message: withoutValues(message),
  stack: placesIn(stack ?? '', message),
})

let written = { at: 0, text: '' }

/** Many lines fall into one millisecond. */
function timestamp(): string {
  const at = Date.now()
  if (at !== written.at) written = { at, text: `,"time":"${new Date(at).toISOString()}"` }
  return written.text
}

/** Settings of the log: JSON lines without bodies, headers, addresses or anything about a person. */
export const logSettings = (level: string) => ({
  level,
  base: null,
  timestamp,
  stream: standardOutput(),
  serializers: {
    // Codes and ids in a path may lead to a person, so the log keeps the route's pattern instead.
    req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
      method: request.method,
      route: request.routeOptions?.url ?? 'unknown',
    }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    err: shownError,
  },
})

// PostgreSQL quotes the offending value in its messages: the first line is cut at the first quote or parenthesis.
const withoutValues = (message: string): string => message.replace(/["'(\n].*/s, '…')

/** Where it happened. The stack repeats the message, and lines of that can look like places. */
function placesIn(stack: string, message: string): string {
  const from = stack.indexOf(message)
  const lines = from < 0 ? [] : stack.slice(from + message.length).split('\n')
  return lines.filter((line) => line.trim().startsWith('at ')).join('\n')
}
