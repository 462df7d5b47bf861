/** A field of something that came from storage or another window, where anything may stand. */
export const fieldOf = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
