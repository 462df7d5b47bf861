import { useNavigate } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useListState } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { duplicateProductCall } from '../api.ts'
import { inWords } from '../product.ts'

/** The copy is opened at once: its name and its stock are what is changed next. */
export function useDuplicate() {
  const { common, productDetails: words } = useAdminTexts()
  const language = useLanguage()
  const state = useListState()
  const navigate = useNavigate()
  const { isBusy, act } = useAct()

  const duplicate = (id: string): Promise<void> =>
    act(
      async () => {
        const { product } = await sendRequest(duplicateProductCall, { id })
        await navigate(inLanguage(language, `/admin/products/${product.id}`), { state })
        tell('success', words.duplicated(inWords(language, product.name, product.nameAr)))
      },
      ({ refusal, words: why }) => tell('error', common.because(words.duplicateFailed, why), { refusal }),
    )

  return { isBusy, duplicate }
}
