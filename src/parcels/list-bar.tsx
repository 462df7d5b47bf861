import { useState } from 'react'
import kit from '#back-office/form/form.module.css'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { getManifestCall, Parcel } from './api.ts'
import { NumbersDialog } from './numbers-dialog.tsx'
import type { Handing } from './use-handing.tsx'

interface BarProps {
  listing: Pick<Answer<typeof getManifestCall>, 'manifest' | 'parcels'>
  handing: Handing
}

/** What is done with the whole list. */
export function ListBar({ listing: { manifest, parcels }, handing }: BarProps) {
  const { parcels: texts } = useAdminTexts()
  const language = useLanguage()
  const [isFilling, setFilling] = useState(false)
  const waiting = parcels.filter(({ isLeft, isGone }) => !isLeft && !isGone)
  return (
    <div className={`${kit.bar} ${kit.apart}`}>
      <div className={kit.buttons}>
        <Button kind="outline" aria-haspopup="dialog" onClick={() => setFilling(true)}>
          {texts.numbers}
        </Button>
        {manifest.left > 0 ? (
          <ButtonLink
            kind="outline"
            to={inLanguage(language, `/admin/parcels/settlements?courier=${manifest.courierId}`)}
          >
            {texts.settle}
          </ButtonLink>
        ) : null}
        {waiting.length > 0 ? <HandOver waiting={waiting} handing={handing} /> : null}
      </div>
      <NumbersDialog key={String(isFilling)} id={manifest.id} isOpen={isFilling} onClose={() => setFilling(false)} />
    </div>
  )
}

const isUnsure = ({ confirmation }: Parcel): boolean =>
  confirmation?.mayAnswer === true && confirmation.state !== 'confirmed'

/** In one press, but where somebody has not said yes to their cash order. */
function HandOver({ waiting, handing }: { waiting: readonly Parcel[]; handing: Handing }) {
  const { parcels: texts } = useAdminTexts()
  const [isAsked, setAsked] = useState(false)
  const unsure = waiting.filter(isUnsure).length
  const go = (): void => {
    setAsked(false)
    void handing.handOver(waiting)
  }
  const title = texts.handOver(waiting.length)
  return (
    <>
      <Button
        busy={handing.isBusy}
        aria-haspopup={unsure > 0 ? 'dialog' : undefined}
        onClick={() => (unsure > 0 ? setAsked(true) : go())}
      >
        {title}
      </Button>
      <ManyDialog
        many={{ isBusy: handing.isBusy, problem: null, leave: () => undefined }}
        title={title}
        confirm={title}
        onConfirm={go}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
      >
        <p>{texts.unconfirmed(unsure)}</p>
      </ManyDialog>
    </>
  )
}
