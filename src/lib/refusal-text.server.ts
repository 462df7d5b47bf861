import { refusals as ar } from '#i18n/ar/refusals.ts'
import { refusals as en } from '#i18n/en/refusals.ts'
import type { Language } from './language.ts'
import type { Refusal, RefusalAnswer } from './refusal.ts'

const texts = { en, ar }

/** A field's problem travels inside the shop as a key of the catalogue; anything else is said in general words. */
function problemText(language: Language, problem: string): string {
  const problems: Record<string, string> = texts[language].problems
  return (Object.hasOwn(problems, problem) && problems[problem]) || texts[language].problems.invalid
}

export function answerOf(refusal: Refusal, language: Language): RefusalAnswer {
  const { code, errors, details } = refusal
  const message = texts[language].messages[code](details)
  const answer: RefusalAnswer = { success: false, message, errorCode: code }
  if (Object.keys(details).length > 0) answer.details = details
  if (errors)
    answer.errors = Object.fromEntries(
      Object.entries(errors).map(([field, problem]) => [field, problemText(language, problem)]),
    )
  return answer
}
