import { useEffect, useRef, useState } from 'react'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { pickedFiles } from './sending.ts'

export interface PickedFile {
  key: string
  file: File
  /** Its copy on the device, which goes with the form. */
  url: string
}

interface Picking {
  /** Where more than images is picked: how that is said, and why a file is not fit. */
  words?: AdminTexts['uploads']
  whyNot?: Parameters<typeof pickedFiles>[2]
}

let keys = 0

const pickedFrom = (file: File): PickedFile => {
  keys += 1
  return { key: `sent-${keys}`, file, url: URL.createObjectURL(file) }
}

/** Of the files that somebody picks those that can be sent, each to be seen at once; why not the others, in sentences. */
export function usePicking({ words: givenWords, whyNot }: Picking = {}) {
  const { uploads } = useAdminTexts()
  const words = givenWords ?? uploads
  const [refusedFiles, setRefused] = useState<readonly string[]>([])
  const previews = useRef<string[]>([])
  useEffect(() => {
    const urls = previews.current
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])

  const pick = (files: readonly File[], room: number, tooMany: string): PickedFile[] => {
    const { fitting, refusedFiles: refused, isTooMany } = pickedFiles(files, room, whyNot)
    const problems = refused.map(({ file, problem }) => words[problem](file.name))
    setRefused(isTooMany ? [...problems, tooMany] : problems)
    const picked = fitting.map(pickedFrom)
    previews.current.push(...picked.map(({ url }) => url))
    return picked
  }

  return { refusedFiles, pick, forgetRefused: () => setRefused([]) }
}
