/** The line that an operator reads; it ends the start. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting'
}

/** Hosts that are this machine. */
export const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/
