import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { scannedCode } from './scanned-code.ts'
import styles from './verify.module.css'

/** A browser's own reader of codes, which TypeScript does not know yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
declare global {
  var BarcodeDetector: (new () => Detector) | undefined
}

/** Where the browser has none, one of ours: it reads QR codes alone, and comes only to who opens the camera. */
async function openDetector(): Promise<Detector> {
  const Own = globalThis.BarcodeDetector ?? (await import('qr/decode.js')).BarcodeDetector
  return new Own()
}

/** Milliseconds between two looks. */
const PAUSE = 200

type Problem = 'denied' | 'none' | 'foreign'

const isDenied = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError'

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

/** Looks through the camera until it is told to end, which also switches the camera off. */
function startScan(video: HTMLVideoElement, onText: (text: string) => void, onProblem: (problem: Problem) => void) {
  let detector: Detector | undefined
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const look = async (): Promise<void> => {
    // A frame that can't be read yet is no fault: the next one comes at once.
    const [code] = (await detector?.detect(video).catch(() => [])) ?? []
    if (isOver) return
    if (code) onText(code.rawValue)
    timer = setTimeout(() => void look(), PAUSE)
  }
  const start = async (): Promise<void> => {
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver) return stop(stream)
      video.srcObject = stream
      detector = await openDetector()
      await video.play()
      await look()
    } catch (error) {
      if (!isOver) onProblem(isDenied(error) ? 'denied' : 'none')
    }
  }
  void start()
  return () => {
    isOver = true
    clearTimeout(timer)
    if (stream) stop(stream)
  }
}

function useScan(video: RefObject<HTMLVideoElement | null>, onRead: (code: string) => void): Problem | null {
  const [problem, setProblem] = useState<Problem | null>(null)
  const read = useEffectEvent((text: string): void => {
    const code = scannedCode(text)
    if (code) onRead(code)
    else setProblem('foreign')
  })
  useEffect(() => (video.current ? startScan(video.current, (text) => read(text), setProblem) : undefined), [video])
  return problem
}

export function Scanner({ onRead, onClose }: { onRead: (code: string) => void; onClose: () => void }) {
  const { scan } = useTexts('verify').verify
  const video = useRef<HTMLVideoElement>(null)
  const problem = useScan(video, onRead)
  const isBlind = problem === 'denied' || problem === 'none'
  return (
    <section className={styles.scanner} aria-label={scan.title}>
      {isBlind ? null : (
        <>
          <p>{scan.text}</p>
          <video ref={video} className={styles.view} muted playsInline aria-label={scan.title} />
        </>
      )}
      {problem ? <Notice tone="error">{scan[problem]}</Notice> : null}
      <Button kind="outline" onClick={onClose}>
        {scan.close}
      </Button>
    </section>
  )
}
