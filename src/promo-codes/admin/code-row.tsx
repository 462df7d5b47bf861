import { useState } from 'react'
import { Link } from 'react-router'
import { useIsOwner, useMayChange } from '#back-office/admin-roles.tsx'
import { Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import { DeleteDialog } from '#back-office/list/delete-dialog.tsx'
import { apart, RowActions } from '#back-office/list/row-actions.tsx'
import { PencilIcon, RowWord } from '#back-office/list/row-word.tsx'
import { RowMoment } from '#back-office/moment.tsx'
import { useListState } from '#back-office/use-way-back.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { Code, CopyButton } from '#ui/code.tsx'
import { TrashIcon } from '#ui/icons.tsx'
import { AlertIcon, ClockIcon, PauseIcon, PlayIcon } from '#ui/more-icons.tsx'
import { Price } from '#ui/price.tsx'
import { DiscountShown, type ListedCode, Standing, UsageShown } from './code-marks.tsx'
import { OrdersWith } from './orders-with.tsx'
import styles from './promo-codes.module.css'
import { useCodeChange } from './use-code-change.tsx'

export function CodeRow({ code }: { code: ListedCode }) {
  const { columns } = useAdminTexts().promo
  const language = useLanguage()
  const { name, nameAr, description, descriptionAr } = code
  const about = description ? inWords(language, description, descriptionAr) : ''
  const told = [code.code, inWords(language, name, nameAr), about]
  return (
    <Row look="dense" title={told.filter(Boolean).join('\n')}>
      <Cell label={columns.code} kind="short">
        <CodeWithCopy code={code.code} id={code.id} />
      </Cell>
      <Cell label={columns.name}>
        <Names code={code} />
      </Cell>
      <Cell label={columns.discount} kind="short">
        <DiscountShown code={code} />
      </Cell>
      <Cell label={columns.usage} kind="short">
        <span className={stack}>
          <UsageShown code={code} />
          <BroughtIn code={code} />
        </span>
      </Cell>
      <Cell label={columns.validity} kind="short">
        <Validity code={code} />
      </Cell>
      <Cell label={columns.status} kind="short">
        <Standing status={code.status} />
      </Cell>
      <Cell label={columns.actions} kind="actions">
        <Actions code={code} />
      </Cell>
    </Row>
  )
}

/** Milliseconds. */
const COPIED = 2000

function CodeWithCopy({ code, id }: Pick<ListedCode, 'code' | 'id'>) {
  const { promo, common } = useAdminTexts()
  const state = useListState()
  return (
    <span className={styles.code}>
      <Link className={rowLink} to={inLanguage(useLanguage(), `/admin/promo-codes/${id}`)} state={state}>
        <Code>{code}</Code>
      </Link>
      <span className={styles.above}>
        <CopyButton text={code} label={promo.copyOf(code)} copiedLabel={common.copied} isBare shownFor={COPIED} />
      </span>
    </span>
  )
}

/** Below its name, as far as its lines go: whether it is announced or somebody's own, and what it is for. */
function Names({ code: { name, nameAr, description, descriptionAr, isPublic, isPersonal } }: { code: ListedCode }) {
  const { promo } = useAdminTexts()
  const language = useLanguage()
  const told = [
    isPublic ? promo.publicMark : '',
    isPersonal ? promo.personalMark : '',
    description ? inWords(language, description, descriptionAr) : '',
  ].filter(Boolean)
  return (
    <span className={styles.names}>
      <bdi>{inWords(language, name, nameAr)}</bdi>
      {told.length > 0 ? <span className={faint}>{told.join(' · ')}</span> : null}
    </span>
  )
}

/** From when to when; what keeps it from being used today is said, with a drawing. */
function Validity({ code: { validFrom, validUntil } }: { code: ListedCode }) {
  const { promo } = useAdminTexts()
  const now = new Date()
  const isAhead = now < new Date(validFrom)
  const isOver = now >= new Date(validUntil)
  return (
    <span className={styles.validity}>
      <span className={isAhead ? styles.told : undefined}>
        {isAhead ? <ClockIcon /> : null}
        {isAhead ? promo.starts : promo.since}
      </span>
      <RowMoment at={validFrom} />
      <span className={isOver ? styles.told : undefined}>
        {isOver ? <AlertIcon /> : null}
        {isOver ? promo.ended : promo.until}
      </span>
      <RowMoment at={validUntil} />
    </span>
  )
}

function BroughtIn({ code: { code, broughtIn } }: { code: ListedCode }) {
  const language = useLanguage()
  return (
    <span className={styles.beside}>
      <Price pounds={broughtIn.revenue} language={language} />
      <OrdersWith code={code} count={broughtIn.orders} />
    </span>
  )
}

function Actions({ code }: { code: ListedCode }) {
  const { promo } = useAdminTexts()
  const language = useLanguage()
  const state = useListState()
  const [isDeleting, setDeleting] = useState(false)
  const close = (): void => setDeleting(false)
  const changes = useCodeChange(code, { isAsked: isDeleting, onSettled: close })
  const mayDelete = useIsOwner()
  const isUsed = code.currentUsage > 0
  if (!useMayChange()) return null
  return (
    <RowActions>
      <Link
        to={inLanguage(language, `/admin/promo-codes/${code.id}`)}
        state={state}
        aria-label={promo.editOf(code.code)}
      >
        <RowWord icon={<PencilIcon />}>{promo.edit}</RowWord>
      </Link>
      <Button
        kind="quiet"
        busy={changes.isBusy}
        aria-label={(code.isActive ? promo.deactivateOf : promo.activateOf)(code.code)}
        onClick={() => void changes.toggle()}
      >
        <RowWord icon={code.isActive ? <PauseIcon /> : <PlayIcon />}>
          {code.isActive ? promo.deactivate : promo.activate}
        </RowWord>
      </Button>
      {mayDelete ? (
        <>
          <Button
            kind="quiet"
            className={apart}
            disabled={isUsed}
            title={isUsed ? promo.inUse : undefined}
            aria-haspopup="dialog"
            aria-label={promo.deleteOf(code.code)}
            onClick={() => setDeleting(true)}
          >
            <RowWord icon={<TrashIcon />} title={isUsed ? promo.inUse : undefined}>
              {promo.delete}
            </RowWord>
          </Button>
          <DeleteDialog
            texts={promo}
            isBusy={changes.isBusy}
            problem={changes.problem}
            onDelete={changes.remove}
            isOpen={isDeleting}
            onClose={close}
          >
            <p>{promo.deleteQuestion(code.code)}</p>
            <p>{promo.deleteEffect}</p>
          </DeleteDialog>
        </>
      ) : null}
    </RowActions>
  )
}
