import { useState } from 'react'
import styles from '#accounts/pages/account.module.css'
import { AccountPart } from '#accounts/pages/account-part.tsx'
import { findUser, type User } from '#accounts/use-auth.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { useFacts } from '#settings/use-facts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Outcome } from '#ui/use-form.tsx'
import { FactorOff } from './factor-off.tsx'
import { FactorSetUp } from './factor-set-up.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The shop wants it of its owners, and this one has none yet. */
function useIsRequired({ adminRole, hasSecondFactor }: User): boolean {
  const facts = useFacts()?.settings
  return adminRole === 'owner' && !hasSecondFactor && facts?.ownersNeedSecondFactor === true
}

type Step = 'rest' | 'set up' | 'take away'

export function FactorPart({ user }: { user: User }) {
  const { factor: texts } = useTexts('account').account
  const isRequired = useIsRequired(user)
  const [step, setStep] = useState<Step>('rest')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const isAtRest = step === 'rest' && !codes

  const settle = (done: Outcome | null): void => {
    setStep('rest')
    setOutcome(done)
    void findUser().catch(() => null)
  }
  const keep = (newCodes: readonly string[]): void => {
    setCodes(newCodes)
    settle(null)
  }

  return (
    <AccountPart
      id="second-factor"
      title={texts.title}
      action={
        <>
          <State isOn={user.hasSecondFactor} />
          {isAtRest ? <Turn isOn={user.hasSecondFactor} onStep={setStep} /> : null}
        </>
      }
    >
      {isRequired ? <Notice>{texts.required}</Notice> : null}
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      {codes ? <RecoveryCodes codes={codes} onKept={() => setCodes(null)} /> : null}
      {step === 'set up' ? <FactorSetUp user={user} onDone={keep} onCancel={() => settle(null)} /> : null}
      {step === 'take away' ? <FactorOff onSettled={settle} /> : null}
      {isAtRest ? <p className={styles.small}>{user.hasSecondFactor ? texts.on : texts.off}</p> : null}
    </AccountPart>
  )
}

function State({ isOn }: { isOn: boolean }) {
  const { factor: texts } = useTexts('account').account
  return <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? texts.isOn : texts.isOff}</Badge>
}

function Turn({ isOn, onStep }: { isOn: boolean; onStep: (step: Step) => void }) {
  const { factor: texts } = useTexts('account').account
  return (
    <Button kind="quiet" onClick={() => onStep(isOn ? 'take away' : 'set up')}>
      {isOn ? texts.turnOff : texts.turnOn}
    </Button>
  )
}
