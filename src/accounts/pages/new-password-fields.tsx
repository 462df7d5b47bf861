import { useTexts } from '#i18n/use-texts.tsx'
import type { Problems } from '#ui/use-form.tsx'
import { PasswordField } from './password-field.tsx'

export function NewPasswordFields({ label, problems }: { label: string; problems: Problems }) {
  const texts = useTexts('account').account
  return (
    <>
      <PasswordField
        label={label}
        hint={problems['password'] === texts.passwordShort ? undefined : texts.passwordHint}
        name="password"
        autoComplete="new-password"
        problem={problems['password']}
      />
      <PasswordField
        label={texts.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        problem={problems['confirmPassword']}
      />
    </>
  )
}
