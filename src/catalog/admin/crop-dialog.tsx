import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { Answers } from '#back-office/admin-answers.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { cropPictureCall } from '#media/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './crop.module.css'
import {
  type Extent,
  type Frame,
  firstFrame,
  fitted,
  pixelsOf,
  shareOf,
  smallestSize,
  wholeFrame,
} from './crop-frame.ts'
import type { TypedImage } from './product-form.ts'

interface CropProps {
  image: TypedImage | undefined
  isOpen: boolean
  onClose: () => void
  onCropped: (key: string, picture: Answer<typeof cropPictureCall>['data']) => void
}

const SIZE_STEP = 0.01

/** The picture is cut by the shop, from the whole one; here only the frame is chosen. */
export function CropDialog({ image, isOpen, onClose, onCropped }: CropProps) {
  const { crop: texts, common } = useAdminTexts()
  const whole = image?.whole ?? image
  const [frame, setFrame] = useState(whole ? firstFrame(whole) : wholeFrame)
  const [problem, setProblem] = useState<string>()
  const { isBusy, act } = useAct()
  const crop = (): Promise<void> =>
    act(
      async () => {
        if (!image || !whole?.mediaId) return
        const { data } = await sendRequest(cropPictureCall, { id: whole.mediaId, ...pixelsOf(frame, whole) })
        onCropped(image.key, data)
        onClose()
        tell('success', texts.done)
      },
      ({ words }) => setProblem(texts.failed(words)),
    )
  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={isBusy} onClick={() => void crop()}>
        {texts.apply}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={common.close} footer={buttons}>
      <div className={styles.crop}>
        <p>
          {texts.hint} <span className={styles.keys}>{texts.keysHint}</span>
        </p>
        {problem ? <Notice tone="error">{problem}</Notice> : null}
        {whole ? (
          <>
            <Stage picture={whole} frame={frame} onFrame={setFrame} />
            <SizeOfFrame picture={whole} frame={frame} onFrame={setFrame} />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

interface StageProps {
  picture: Extent & { url: string }
  frame: Frame
  onFrame: (frame: Frame) => void
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const NEAR = 0.01
const FAR = 0.1

/** Where the frame was taken hold of, in parts of the picture. */
function useDrawing({ picture, frame, onFrame }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const held = useRef<{ x: number; y: number } | null>(null)
  const at = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const { x, y, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { x: (clientX - x) / width, y: (clientY - y) / height }
  }
  const move = (x: number, y: number): void => onFrame(fitted({ ...frame, x, y }, picture))
  const release = (): void => {
    held.current = null
  }
  return {
    stage,
    hold: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const { x, y } = at(event)
        held.current = { x: frame.x - x, y: frame.y - y }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (!held.current) return
        const { x, y } = at(event)
        move(held.current.x + x, held.current.y + y)
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: (event: KeyboardEvent): void => {
        const [x, y] = DIRECTIONS[event.key] ?? [0, 0]
        if (x === 0 && y === 0) return
        event.preventDefault()
        const step = event.shiftKey ? FAR : NEAR
        move(frame.x + x * step, frame.y + y * step)
      },
    },
  }
}

const percent = (part: number): number => Math.round(part * 100)

/** A picture has its left and right whatever the language. */
function Stage(props: StageProps) {
  const { picture, frame } = props
  const { crop: texts } = useAdminTexts()
  const { stage, hold } = useDrawing(props)
  const share = shareOf(frame, picture)
  const [start, top] = [frame.x - share.width / 2, frame.y - share.height / 2]
  const words = texts.framed(percent(share.width * share.height), percent(start), percent(top))
  return (
    <div
      ref={stage}
      dir="ltr"
      className={styles.stage}
      style={{
        aspectRatio: `${picture.width} / ${picture.height}`,
        maxInlineSize: `calc(50dvh * ${picture.width / picture.height})`,
      }}
    >
      <img className={styles.picture} src={picture.url} alt="" draggable={false} />
      <button
        type="button"
        data-first
        className={styles.frame}
        aria-label={texts.frame}
        aria-description={words}
        style={{
          insetInlineStart: `${start * 100}%`,
          insetBlockStart: `${top * 100}%`,
          inlineSize: `${share.width * 100}%`,
          blockSize: `${share.height * 100}%`,
        }}
        {...hold}
      />
      <p className="visually-hidden" aria-live="polite">
        {words}
      </p>
    </div>
  )
}

function SizeOfFrame({ picture, frame, onFrame }: StageProps) {
  const { crop: texts } = useAdminTexts()
  const smallest = smallestSize(picture)
  return (
    <label className={styles.size}>
      <span>{texts.size}</span>
      <input
        type="range"
        name="frame-size"
        min={smallest}
        max={1}
        step={SIZE_STEP}
        disabled={smallest === 1}
        value={frame.size}
        // Around it is the form of the product, which Enter would save.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ currentTarget }) => onFrame(fitted({ ...frame, size: Number(currentTarget.value) }, picture))}
      />
    </label>
  )
}
