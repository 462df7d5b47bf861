import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

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

export type CameraProblem = 'denied' | 'none'

const isDenied = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError'

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

/** Looks through the camera until it is told to end, which also switches the camera off. */
function startScan(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  onProblem: (problem: CameraProblem) => void,
) {
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

/** What stands in front of the camera, look by look; null while it can be seen. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => void,
): CameraProblem | null {
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const read = useEffectEvent(onText)
  useEffect(() => (video.current ? startScan(video.current, (text) => read(text), setProblem) : undefined), [video])
  return problem
}
