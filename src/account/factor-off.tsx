import { dropSecondFactorCall } from '#accounts/api.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Outcome } from '#ui/use-form.tsx'
import { CodeForm } from './code-form.tsx'

/** Taken away only by who has it. */
export function FactorOff({ onSettled }: { onSettled: (outcome: Outcome | null) => void }) {
  const { factor: texts } = useTexts('account').account
  const drop = async (code: string): Promise<void> => {
    await sendRequest(dropSecondFactorCall, { code })
    onSettled({ tone: 'success', text: texts.turnedOff })
  }
  return (
    <CodeForm
      label={texts.turnOffText}
      submit={texts.turnOff}
      inputMode="text"
      onCode={drop}
      onCancel={() => onSettled(null)}
    />
  )
}
