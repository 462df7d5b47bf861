import { useEffect, useState } from 'react'

/** Whether this browser has a sheet of its own to share by. */
export function useCanShare(): boolean {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  return canShare
}
