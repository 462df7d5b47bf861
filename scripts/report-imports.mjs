// Loaded with `node --import` into the workshop's server: tells which files it is made of, and so when to start it again.
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) process.send?.({ imported: url })
    return next(url, context)
  },
})
