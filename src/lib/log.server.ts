/** What the log keeps of an error: nothing that a person may have typed. */
export const shownError = ({ name, code, message, stack }: Error & { code?: string }) => ({
  type: name,
  code,
  message: withoutValues(message),
  stack: placesIn(stack ?? '', message),
})

/** Settings of the log: JSON lines without bodies, headers, addresses or anything about a person. */
export const logSettings = (level: string) => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
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
