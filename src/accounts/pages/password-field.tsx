import { type ComponentProps, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { TextField } from '#ui/field.tsx'
import { EyeIcon } from '#ui/more-icons.tsx'

type PasswordProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordProps) {
  const { show, hide } = useTexts('account').account
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      maxLength={256}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button type="button" aria-label={isShown ? hide : show} onClick={() => setShown(!isShown)}>
          <EyeIcon isCrossed={isShown} />
        </button>
      }
    />
  )
}
