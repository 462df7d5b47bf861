import { useAdminTexts } from '#i18n/use-admin-texts.tsx'

/** What people call a field, by the name that the server calls it by. */
export function useFieldName(): (field: string) => string {
  const { settings } = useAdminTexts()
  const names: Record<string, string> = settings.fields
  return (field) => {
    const [, name = field, language] = /^(?:settings|texts)\.(.*?)(?:\.(en|ar))?$/.exec(field) ?? []
    const called = names[name] ?? name
    if (language === 'en') return settings.inEnglish(called)
    return language === 'ar' ? settings.inArabic(called) : called
  }
}
