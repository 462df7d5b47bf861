import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { ADMIN_ROLES, type Role } from '../invitation.ts'
import styles from './staff.module.css'

interface ChoiceProps {
  chosen: Role
  onChoose: (role: Role) => void
}

/** Each role with what it may do: nobody has to know that by heart. */
export function RoleChoice({ chosen, onChoose }: ChoiceProps) {
  const { staff } = useAdminTexts()
  return (
    <fieldset className={styles.roles}>
      <legend>{staff.role}</legend>
      {ADMIN_ROLES.map((role) => (
        <label key={role} className={styles.role}>
          <input type="radio" name="adminRole" value={role} checked={role === chosen} onChange={() => onChoose(role)} />
          <span className={styles.words}>
            <strong>{staff.roles[role]}</strong>
            <span>{staff.may[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
