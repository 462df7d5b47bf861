import { type ComponentProps, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { ACCEPTED_IMAGES } from './image-file.ts'

interface PickProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'kind'> {
  name: string
  onPick: (file: File) => void
}

/** A button that asks the device for one picture; the same one may be picked again. */
export function PickPicture({ name, onPick, ...button }: PickProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        name={name}
        hidden
        accept={ACCEPTED_IMAGES.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onPick(file)
        }}
      />
      <Button kind="outline" {...button} onClick={() => input.current?.click()} />
    </>
  )
}
