import { readFileSync } from 'node:fs'

/** Read from what npm itself recorded, so packages installed by hand count, and leaving some out (`--omit=dev`) shows. */
export function isInstalled(root) {
  const locked = packagesIn(`${root}/package-lock.json`)
  const found = packagesIn(`${root}/node_modules/.package-lock.json`)
  return Object.entries(locked).every(
    ([place, entry]) => place === '' || !isNeeded(entry) || isSame(entry, found[place]),
  )
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

// npm leaves out optional packages of other platforms; those that name a C library are a choice between two of ours.
function isNeeded({ optional, os, cpu, libc }) {
  return !optional || (!libc && Boolean(os?.includes(process.platform) && cpu?.includes(process.arch)))
}

function isSame(entry, found) {
  return found?.version === entry.version && found?.integrity === entry.integrity
}
