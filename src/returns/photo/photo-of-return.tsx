import { useEffect, useState } from 'react'
import { fetchFile } from '#lib/fetch-file.ts'
import { getReturnPhotoCall } from '../api.ts'
import styles from '../returns.module.css'

/** Fetched as who asks: an address that anybody could open would not be private. */
export function PhotoOfReturn({ id, alt }: { id: string; alt: string }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    let shown = ''
    const show = (file: Blob): void => {
      if (isGone) return
      shown = URL.createObjectURL(file)
      setUrl(shown)
    }
    fetchFile(getReturnPhotoCall, { id }).then(show, () => setUrl(null))
    return () => {
      isGone = true
      URL.revokeObjectURL(shown)
    }
  }, [id])
  if (!url) return null
  return (
    <a className={styles.whole} href={url} target="_blank" rel="noreferrer">
      <img className={styles.photo} src={url} alt={alt} />
    </a>
  )
}
