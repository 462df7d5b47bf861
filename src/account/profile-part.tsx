import { type FormEvent, useState } from 'react'
import { updateMeCall } from '#accounts/api.ts'
import styles from '#accounts/pages/account.module.css'
import { AccountPart } from '#accounts/pages/account-part.tsx'
import { type User, useAuth } from '#accounts/use-auth.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { isLanguage } from '#lib/language.ts'
import { egyptianMobile, localPhone } from '#lib/phone.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Problems, useForm } from '#ui/use-form.tsx'
import { PictureField } from './picture-field.tsx'

const typedOf = ({ full_name, phone, language }: User) => ({
  full_name,
  phone: phone === null ? '' : localPhone(phone),
  language,
})

type TypedProfile = ReturnType<typeof typedOf>

function useProblems(): (typed: TypedProfile) => Problems {
  const { account, checkout } = useTexts('account', 'checkout')
  return ({ full_name, phone }) => ({
    ...(full_name.trim() === '' ? { full_name: account.required } : {}),
    ...(phone.trim() !== '' && egyptianMobile(phone) === null ? { phone: checkout.problems.phoneValidation } : {}),
  })
}

export function ProfilePart({ user }: { user: User }) {
  const { profile: texts } = useTexts('account').account
  const problemsIn = useProblems()
  const { form, problems, outcome, isBusy, show, send, setOutcome } = useForm({ failed: texts.failed })
  const [typed, setTyped] = useState(() => typedOf(user))
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(user))

  const type = (change: Partial<TypedProfile>): void => {
    setTyped((before) => ({ ...before, ...change }))
    setOutcome(null)
  }

  const discard = (): void => {
    show({})
    type(typedOf(user))
  }

  const save = (event: FormEvent): void => {
    event.preventDefault()
    void send(problemsIn(typed), async () => {
      const { user: saved } = await sendRequest(updateMeCall, typed)
      useAuth.setState({ user: saved })
      setTyped(typedOf(saved))
      return { tone: 'success', text: texts.saved }
    })
  }

  return (
    <AccountPart id="profile" title={texts.title}>
      <PictureField user={user} />
      <form ref={form} className={styles.form} noValidate onSubmit={save}>
        <NameAndPhone typed={typed} problems={problems} onType={type} />
        <Email user={user} />
        <SelectField
          label={texts.language}
          name="language"
          value={typed.language}
          onChange={({ currentTarget: { value } }) => isLanguage(value) && type({ language: value })}
          options={(['en', 'ar'] as const).map((value) => ({ value, label: texts.languages[value] }))}
        />
        {isChanged ? (
          <div className={styles.saveBar}>
            <p>{texts.unsaved}</p>
            <Button type="submit" busy={isBusy}>
              {texts.save}
            </Button>
            <Button kind="outline" onClick={discard}>
              {texts.discard}
            </Button>
          </div>
        ) : null}
        {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      </form>
    </AccountPart>
  )
}

interface FieldsProps {
  typed: TypedProfile
  problems: Problems
  onType: (change: Partial<TypedProfile>) => void
}

function NameAndPhone({ typed, problems, onType }: FieldsProps) {
  const { profile: texts } = useTexts('account').account
  return (
    <>
      <TextField
        label={texts.name}
        name="full_name"
        dir="auto"
        autoComplete="name"
        required
        maxLength={120}
        value={typed.full_name}
        onChange={({ currentTarget }) => onType({ full_name: currentTarget.value })}
        problem={problems['full_name']}
      />
      <TextField
        label={texts.phone}
        optional={texts.optional}
        hint={texts.phoneHint}
        name="phone"
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={40}
        value={typed.phone}
        onChange={({ currentTarget }) => onType({ phone: currentTarget.value })}
        problem={problems['phone']}
      />
    </>
  )
}

function Email({ user }: { user: User }) {
  const { profile: texts, emailState } = useTexts('account').account
  return (
    <dl className={styles.fact}>
      <dt>{texts.email}</dt>
      <dd>
        <Code>{user.email}</Code> {user.emailVerified ? <Badge tone="success">{emailState.confirmed}</Badge> : null}
      </dd>
      <dd className={styles.small}>{texts.emailNote}</dd>
    </dl>
  )
}
