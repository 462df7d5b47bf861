import { useRef, useState } from 'react'
import { type AddressParts, type Attempt, type Draft, draftFrom } from './draft.ts'

const PLACE = 'bw_checkout'

function read(): Draft {
  try {
    return draftFrom(sessionStorage.getItem(PLACE))
  } catch {
    return draftFrom(null)
  }
}

function keep(draft: Draft): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing still sells; only a reload then loses what was typed.
  }
}

/** What was typed, kept at once: also a reload in the middle of ordering finds the same attempt. */
export function useDraft() {
  const [draft, setDraft] = useState(read)
  const latest = useRef(draft)
  const change = (part: Partial<Draft>): void => {
    latest.current = { ...latest.current, ...part }
    keep(latest.current)
    setDraft(latest.current)
  }
  return {
    draft,
    type: (field: keyof AddressParts, value: string) => change({ parts: { ...latest.current.parts, [field]: value } }),
    keepAttempt: (attempt: Attempt | null) => change({ attempt }),
  }
}
