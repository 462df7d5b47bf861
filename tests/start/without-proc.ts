// Loaded with `node --import`: there is no /proc, as on macOS.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { existsSync } = fs
fs.existsSync = (file) => !String(file).startsWith('/proc/') && existsSync(file)
syncBuiltinESMExports()
