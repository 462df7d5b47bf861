export interface Store {
  read: () => string | null
  /** What `parse` makes of it; `otherwise` where it makes nothing of it. */
  readAs: <Thing>(parse: (text: string | null) => Thing, otherwise: Thing) => Thing
  write: (text: string) => void
  writeJson: (thing: unknown) => void
  remove: () => void
  /** Calls back when another tab changes or clears it. */
  follow: (onChange: () => void) => () => void
}

type Area = () => Storage
type Failed = (error: unknown) => void

const ignore: Failed = () => {}

/** Storage may be forbidden, full, or hold anything: what fails there comes to nothing, and the page goes on. */
function attempt<Thing>(area: Area, use: (storage: Storage) => Thing, failed = ignore): Thing | null {
  try {
    return use(area())
  } catch (error) {
    failed(error)
    return null
  }
}

function storeIn(area: Area, key: string, failed: Failed): Store {
  const write = (text: string): void => void attempt(area, (storage) => storage.setItem(key, text), failed)
  return {
    read: () => attempt(area, (storage) => storage.getItem(key), failed),
    readAs: (parse, otherwise) => {
      const attemptResult = attempt(area, (storage) => ({ thing: parse(storage.getItem(key)) }), failed)
      return attemptResult ? attemptResult.thing : otherwise
    },
    write,
    writeJson: (thing) => write(JSON.stringify(thing)),
    remove: () => void attempt(area, (storage) => storage.removeItem(key), failed),
    follow: (onChange) => {
      const hear = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) onChange()
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

export const browserStore = (key: string, failed = ignore): Store => storeIn(() => localStorage, key, failed)

export const tabStore = (key: string, failed = ignore): Store => storeIn(() => sessionStorage, key, failed)

export const inTab = <Thing>(use: (storage: Storage) => Thing): Thing | null => attempt(() => sessionStorage, use)
