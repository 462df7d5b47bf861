import { useEffect, useState } from 'react'

export function useCanShare(): boolean {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  return canShare
}
