import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import styles from './form.module.css'

const LONGEST_NAME = 120

interface TypedTexts {
  name: string
  nameAr: string
  description: string
  descriptionAr: string
}

interface BilingualProps {
  typed: TypedTexts
  problems: Record<string, string>
  onChange: (change: Partial<TypedTexts>) => void
  /** Of a description. */
  longest: number
}

/** What shoppers read of something, in English and Arabic. */
export function BilingualPart({ typed, problems, onChange, longest }: BilingualProps) {
  const { form } = useAdminTexts()
  const { fields } = form
  return (
    <Panel title={form.sections.text}>
      <div className={styles.pair}>
        <TextField
          label={fields.name}
          name="name"
          dir="auto"
          required
          maxLength={LONGEST_NAME}
          value={typed.name}
          problem={problems['name']}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <TextField
          label={fields.nameAr}
          optional={form.optional}
          hint={typed.nameAr === '' ? form.englishShows : null}
          name="nameAr"
          dir="auto"
          lang="ar"
          maxLength={LONGEST_NAME}
          value={typed.nameAr}
          problem={problems['nameAr']}
          onChange={({ currentTarget }) => onChange({ nameAr: currentTarget.value })}
        />
      </div>
      <div className={styles.pair}>
        <TextArea
          label={fields.description}
          optional={form.optional}
          name="description"
          dir="auto"
          maxLength={longest}
          value={typed.description}
          problem={problems['description']}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
        <TextArea
          label={fields.descriptionAr}
          optional={form.optional}
          hint={typed.descriptionAr === '' ? form.englishShows : null}
          name="descriptionAr"
          dir="auto"
          lang="ar"
          maxLength={longest}
          value={typed.descriptionAr}
          problem={problems['descriptionAr']}
          onChange={({ currentTarget }) => onChange({ descriptionAr: currentTarget.value })}
        />
      </div>
    </Panel>
  )
}
