import { Panel } from '#back-office/admin-page.tsx'
import { AdminFormFrame } from '#back-office/form/admin-form-frame.tsx'
import type { FormKind } from '#back-office/form/use-admin-draft.tsx'
import { useAdminForm } from '#back-office/form/use-admin-form.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { LANGUAGES } from '#lib/language.ts'
import { SelectField } from '#ui/field.tsx'
import { getNotificationsCall, saveNotificationsCall } from './api.ts'
import { type Choice, HOURS, ORDER_NEWS } from './choice.ts'
import styles from './notifications.module.css'

type Stored = Answer<typeof getNotificationsCall>['notifications']
type Field = keyof Choice

const FIELDS: readonly Field[] = ['orders', 'summaryHour', 'language']

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

function useChoiceForm(stored: Stored) {
  const { notifications: texts } = useAdminTexts()
  const typedFrom = (from: Stored | null): Choice => {
    const { orders, summaryHour, language } = from ?? stored
    return { orders, summaryHour, language }
  }
  const kind: FormKind<Choice, Field, Stored> = {
    fields: FIELDS,
    typedFrom,
    problemsIn: () => ({}),
    send: async (typed, { stored: seen }) =>
      (await sendRequest(saveNotificationsCall, { ...typed, updatedAt: seen?.updatedAt })).notifications,
    read: async () => (await sendRequest(getNotificationsCall, {})).notifications,
    words: { done: texts.saved, failed: texts.saveFailed },
    isOwn: true,
  }
  return useAdminForm(kind, stored)
}

/** Which letters leave for whoever is signed in. */
export function ChoiceForm({ stored }: { stored: Stored }) {
  const { notifications: texts, form: words } = useAdminTexts()
  const form = useChoiceForm(stored)
  const { typed, change } = form
  const show = (field: Field, { orders, summaryHour, language }: Choice): string =>
    ({
      orders: texts.orderNews[orders],
      summaryHour: summaryHour === null ? texts.noSummary : hourText(summaryHour),
      language: texts.languages[language],
    })[field]
  return (
    <AdminFormFrame form={form} names={texts.fields} show={show} create={words.save} leaveText={texts.leaveText}>
      <Panel title={texts.letters}>
        <p className={styles.faint}>
          {texts.lettersGoTo} <bdi>{stored.email}</bdi>
        </p>
        <SelectField
          label={texts.fields.orders}
          hint={texts.ordersHint}
          name="orders"
          value={typed.orders}
          options={ORDER_NEWS.map((news) => ({ value: news, label: texts.orderNews[news] }))}
          onChange={({ currentTarget }) =>
            change({ orders: ORDER_NEWS.find((news) => news === currentTarget.value) ?? typed.orders })
          }
        />
        <SelectField
          label={texts.fields.summaryHour}
          hint={texts.summaryHint}
          name="summaryHour"
          value={typed.summaryHour === null ? '' : String(typed.summaryHour)}
          options={[
            { value: '', label: texts.noSummary },
            ...HOURS.map((hour) => ({ value: String(hour), label: hourText(hour) })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ summaryHour: value === '' ? null : Number(value) })}
        />
        <SelectField
          label={texts.fields.language}
          name="language"
          value={typed.language}
          options={LANGUAGES.map((language) => ({ value: language, label: texts.languages[language] }))}
          onChange={({ currentTarget }) =>
            change({ language: LANGUAGES.find((language) => language === currentTarget.value) ?? typed.language })
          }
        />
      </Panel>
    </AdminFormFrame>
  )
}
