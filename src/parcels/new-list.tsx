import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { Answers } from '#back-office/admin-answers.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import { addManifestCall } from './api.ts'
import { CourierField } from './courier-field.tsx'

export function NewList() {
  const { parcels: texts } = useAdminTexts()
  const [isOpen, setOpen] = useState(false)
  if (!useMayChange()) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PlusIcon />
        {texts.newList}
      </Button>
      <NewListDialog key={String(isOpen)} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function NewListDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { common, parcels: texts } = useAdminTexts()
  const language = useLanguage()
  const form = useId()
  const navigate = useNavigate()
  const { isBusy, act } = useAct()
  const [courierId, setCourierId] = useState('')
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const begin = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (courierId === '') return
    void act(
      async () => {
        const { id } = await sendRequest(addManifestCall, { courierId })
        await navigate(inLanguage(language, `/admin/parcels/${id}`))
      },
      ({ refusal, words }) => setProblem({ text: common.because(texts.beginFailed, words), refusal }),
    )
  }
  const buttons = (
    <Answers onCancel={onClose}>
      <Button type="submit" form={form} busy={isBusy}>
        {texts.begin}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.newTitle} closeLabel={common.close} footer={buttons}>
      {isOpen ? (
        <form id={form} noValidate onSubmit={begin}>
          {problem ? <ProblemNotice problem={problem} /> : null}
          <CourierField
            chosen={courierId}
            problem={isTried && courierId === '' ? texts.choose : undefined}
            onChoose={setCourierId}
          />
        </form>
      ) : null}
    </Dialog>
  )
}
