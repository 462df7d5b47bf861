import { useState } from 'react'
import styles from './uploads.module.css'

interface PictureProps {
  url: string
  /** Of the file, where it is known. */
  name: string | undefined
  className: string | undefined
}

/** A file that was just picked. What is no picture, whatever it is called, is shown by its name. */
export function DevicePicture({ url, name, className }: PictureProps) {
  const [brokenUrl, setBroken] = useState('')
  if (brokenUrl !== url) return <img className={className} src={url} alt="" onError={() => setBroken(url)} />
  return (
    <span className={`${className} ${styles.noPicture}`}>
      <bdi>{name}</bdi>
    </span>
  )
}
